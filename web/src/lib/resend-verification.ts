import { resendVerification } from '@smoko/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from './api.ts';
import { notify } from './notify.ts';

/** Sends the link that confirms the user's address again, with a notice. */
export const useResendVerification = () =>
  useMutation({
    mutationFn: () => api.call(resendVerification, {}),
    onSuccess: () => notify.success('Link Sent', 'It works once, for 24 hours. Look in your spam folder too.'),
    onError: (error) => notify.failure(error),
  });
