import { errorText } from './api.ts';
import { toast } from './toast.ts';

interface Action {
  label: string;
  onClick: () => void;
}

/** Errors say what to do, which takes longer to read than 'Saved'. */
const ERROR_MS = 12_000;

const error = (title: string, description?: string, action?: Action) =>
  toast.error(title, { description, duration: ERROR_MS, action });

/** Toasts: a title and a sentence. */
export const notify = {
  success: (title: string, description?: string, action?: Action) => toast.success(title, { description, action }),
  warning: (title: string, description?: string) => toast.warning(title, { description }),
  error,
  /** A failed save or change, with the server's words; `action` is a way out of it. */
  failure: (reason: unknown, title = 'Error', action?: Action) => error(title, errorText(reason), action),
};
