import type { ExternalToast, ToastT } from 'sonner';

/** The toasts' library is no part of the first paint: it comes with the toaster, or with the first thing to tell. */
const tell =
  (kind: 'message' | 'success' | 'warning' | 'error') => (title: ToastT['title'], options?: ExternalToast) => {
    void import('sonner').then(({ toast }) => toast[kind](title, options));
  };

export const toast = {
  message: tell('message'),
  success: tell('success'),
  warning: tell('warning'),
  error: tell('error'),
};
