import { login, logout, signup, type WireInput } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { beginSession, leaveSession, markLeaving } from '../../lib/session.ts';

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: WireInput<typeof login>) => api.call(login, input),
    onSuccess: ({ user }) => beginSession(client, user),
  });
}

export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: WireInput<typeof signup>) => api.call(signup, input),
    onSuccess: ({ user }) => beginSession(client, user),
  });
}

export function useSignOut() {
  return useMutation({
    mutationFn: (everywhere: boolean) => api.call(logout, { everywhere }),
    onMutate: () => markLeaving(true),
    onSuccess: leaveSession,
    onError: () => markLeaving(false),
  });
}
