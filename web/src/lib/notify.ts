import { errorText } from './api.ts';
import { toast } from './toast.ts';

interface Action {
  label: string;
  onClick: () => void;
}

/** Toasts: a title and a sentence. */
export const notify = {
  success: (title: string, description?: string, action?: Action) => toast.success(title, { description, action }),
  warning: (title: string, description?: string) => toast.warning(title, { description }),
  error: (title: string, description?: string) => toast.error(title, { description }),
  /** A failed save or change, with the server's words. */
  failure: (error: unknown, title = 'Error') => toast.error(title, { description: errorText(error) }),
};
