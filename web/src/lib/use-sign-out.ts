import { logout } from '@smoko/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from './api.ts';
import { leaveSession, markLeaving } from './session.ts';

/** Signs out here, or everywhere; a fresh page follows. */
export function useSignOut() {
  return useMutation({
    mutationFn: (everywhere: boolean) => api.call(logout, { everywhere }),
    onMutate: () => markLeaving(true),
    onSuccess: leaveSession,
    onError: () => markLeaving(false),
  });
}
