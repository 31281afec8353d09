import type { ExternalToast, ToastT } from 'sonner';

/** How long a notice offers Undo, in milliseconds. */
export const UNDO_MS = 10_000;

/** Loads the toast library at the first toast, so that it does not delay the first paint. */
const show =
  (kind: 'message' | 'success' | 'warning' | 'error') => (title: ToastT['title'], options?: ExternalToast) => {
    void import('sonner').then(({ toast }) => toast[kind](title, options));
  };

export const toast = {
  dismiss: (id: string) => void import('sonner').then(({ toast }) => toast.dismiss(id)),
  message: show('message'),
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
};
