import { errorText } from './api.ts';
import { toast } from './toast.ts';

interface Action {
  label: string;
  onClick: () => void;
}

/** Errors say what to do, which takes longer to read than 'Saved'. */
const ERROR_MS = 12_000;

const error = (title: string, description?: string, action?: Action, id?: string) =>
  toast.error(title, { description, duration: ERROR_MS, action, ...named(id) });

/** Of notices with the same id there is one: the next takes the place of the one before. */
const named = (id: string | undefined) => (id === undefined ? {} : { id });

/** Toasts: a title and a sentence. */
export const notify = {
  success: (title: string, description?: string, action?: Action, id?: string) =>
    toast.success(title, { description, action, ...named(id) }),
  warning: (title: string, description?: string) => toast.warning(title, { description }),
  error,
  /** A failed save or change, with the server's words; `action` is a way out of it. */
  failure: (reason: unknown, title = 'Error', action?: Action, id?: string) =>
    error(title, errorText(reason), action, id),
  /** Takes back what is true no longer. */
  clear: (id: string) => toast.dismiss(id),
};
