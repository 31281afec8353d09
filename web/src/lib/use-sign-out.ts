import { logout } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { beginLeaving, cancelLeaving, leaveSession } from './session.ts';

/** Signs out of this session or of all, then loads a new page. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (everywhere: boolean) => api.call(logout, { everywhere }),
    onMutate: () => beginLeaving(client),
    onSuccess: leaveSession,
    onError: () => cancelLeaving(client),
  });
}
