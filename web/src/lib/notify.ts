import { errorText } from './api.ts';
import { KeptForLater } from './queue/waiting.ts';
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

/** While this is set, nothing is told as done: it is not. */
let silent = false;

/** Toasts: a title and a sentence. */
export const notify = {
  success: (title: string, description?: string, action?: Action, id?: string) =>
    silent || toast.success(title, { description, action, ...named(id) }),
  /** Does what follows a success, such as closing a form, without telling of one. */
  instead(follow: () => void): void {
    silent = true;
    try {
      follow();
    } finally {
      silent = false;
    }
  },
  warning: (title: string, description?: string) => toast.warning(title, { description }),
  error,
  /** A failed save or change, with the server's words; `action` is a way out of it. What is kept is no failure: the queue told of it. */
  failure: (reason: unknown, title = 'Error', action?: Action, id?: string) =>
    reason instanceof KeptForLater || error(title, errorText(reason), action, id),
  /** Takes back what is true no longer. */
  clear: (id: string) => toast.dismiss(id),
};
