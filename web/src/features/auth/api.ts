import {
  challengeFactor,
  completeGoogle,
  type Factor,
  forgotPassword,
  linkGoogle,
  listFactors,
  login,
  type Operation,
  pendingGoogle,
  useRecoveryCode as recoveryCode,
  type SignedIn,
  signup,
  verifyFactor,
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

export const useSignIn = () => useEntrance(call(login));
export const useSignUp = () => useEntrance(call(signup));
export const useRecovery = () => useEntrance(call(recoveryCode));
export const useCompleteGoogle = () => useEntrance(call(completeGoogle));
export const useLinkGoogle = () => useEntrance(call(linkGoogle));

interface Code {
  factor: Factor;
  /** One that was begun already. */
  challenge?: string | undefined;
  code: string;
}
export const useFactorCode = () =>
  useEntrance(async ({ factor: { id }, challenge, code }: Code) => {
    const challenge_id = challenge ?? (await api.call(challengeFactor, { id })).id;
    return api.call(verifyFactor, { id, challenge_id, code });
  });

/** A phone is texted its code. */
export const useChallenge = () => useMutation({ mutationFn: ({ id }: Factor) => api.call(challengeFactor, { id }) });

/** What the person who owes a code can prove it with. */
export const useOwnFactors = () =>
  useQuery({
    queryKey: ['challenge', 'factors'],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(listFactors, {}, { signal });
      return data.filter(({ status }) => status === 'verified');
    },
    staleTime: 0,
  });

export const usePendingGoogle = (asked: boolean) =>
  useQuery({
    queryKey: ['challenge', 'google'],
    queryFn: async ({ signal }) => (await api.call(pendingGoogle, {}, { signal })).pending,
    enabled: asked,
    staleTime: 0,
  });

export const useForgotPassword = () => useMutation({ mutationFn: call(forgotPassword) });
