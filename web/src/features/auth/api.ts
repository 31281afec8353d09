import {
  completeGoogle,
  linkGoogle,
  type Operation,
  pendingGoogle,
  type SignedIn,
  type WireInput,
} from '@smoko/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { beginSession } from '../../lib/session.ts';

/** Something that ends with somebody being signed in, or a step nearer to it. */
function useEntrance<I, R extends SignedIn>(enter: (input: I) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: enter, onSuccess: (entered) => beginSession(client, entered) });
}
const call =
  <T extends Operation>(operation: T) =>
  (input: WireInput<T>) =>
    api.call(operation, input);

export const useCompleteGoogle = () => useEntrance(call(completeGoogle));
export const useLinkGoogle = () => useEntrance(call(linkGoogle));

export const usePendingGoogle = () =>
  useQuery({
    queryKey: ['challenge', 'google'],
    queryFn: async ({ signal }) => (await api.call(pendingGoogle, {}, { signal })).pending,
    staleTime: 0,
  });
