import {
  type addFactor,
  frozen,
  listFactors,
  listSecurityEvents,
  listSessions,
  type Operation,
  type WireInput,
  type WireOutput,
} from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdentityCheck } from '../../components/overlays/identity-check.tsx';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useView } from '../../lib/records/use-list.ts';
import { checkSession } from '../../lib/session.ts';

export const useFactors = () => useFigures('factors', listFactors);
export const useSessions = () => useFigures('sessions', listSessions);
export const useSecurityEvents = () => useView('security_events', listSecurityEvents, {});

export type NewFactor = WireOutput<typeof addFactor>;

const SHOWN = ['factors', 'sessions', 'security_events'];

/** A mutation of the account that asks for the user's identity where the server requires it; refreshes the whole page after. */
export function useConfirmedOperation<T extends Operation>(operation: T) {
  const client = useQueryClient();
  const confirmed = useIdentityCheck();
  return useMutation({
    mutationFn: (input: WireInput<T>): Promise<WireOutput<T> | undefined> =>
      confirmed(() => api.call(operation, input)),
    onSettled: async () => {
      await Promise.all([checkSession(client), ...SHOWN.map((table) => refreshTable(client, table))]);
    },
  });
}

/** For buttons, whose trouble has no field to stand at. */
export const orSayWhy = frozen({ onError: (error: unknown) => notify.failure(error) });
