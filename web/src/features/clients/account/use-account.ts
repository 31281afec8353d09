import {
  financeRecords,
  getClientAccount,
  getClientStatement,
  listSentStatements,
  type WireOutput,
} from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { dayText } from '../../../lib/form-values.ts';
import { recordKeys } from '../../../lib/records/table.ts';
import { useFilters } from '../../../lib/use-filters.ts';

export type Statement = WireOutput<typeof getClientStatement>;

/** /client-account?client={id}, with `from` and `to` for a statement of a time. */
export const useAsked = () => useFilters(['client', 'from', 'to'] as const);

/** What is told of a client's money changes with every finance record, so it is fetched again with them. */
const keyOf = (operation: { id: string }, input: object) => [
  ...recordKeys.figures(financeRecords.table, operation.id),
  input,
];

export const useAccount = (id: string) =>
  useQuery({
    queryKey: keyOf(getClientAccount, { id }),
    queryFn: ({ signal }) => api.call(getClientAccount, { id }, { signal }),
    refetchOnMount: 'always',
  });

interface Asked {
  client: string;
  from: string;
  to: string;
}

/** The days that are typed, as far as they are days. */
export function daysOf({ from, to }: Pick<Asked, 'from' | 'to'>) {
  const day = (text: string) => dayText.safeParse(text).data ?? undefined;
  const [first, last] = [day(from), day(to)];
  return { ...(first ? { from: first } : {}), ...(last ? { to: last } : {}) };
}

export const SENT_TABLE = 'sent_statements';

export const useSentStatements = (id: string) =>
  useQuery({
    queryKey: [...recordKeys.figures(SENT_TABLE, listSentStatements.id), id],
    queryFn: async ({ signal }) => (await api.call(listSentStatements, { id }, { signal })).data,
    refetchOnMount: 'always',
  });

export const statementPath = (asked: Asked): string =>
  `/api/clients/${asked.client}/statement?${new URLSearchParams(daysOf(asked))}`;

export function useStatement(typed: Asked) {
  const asked = { id: typed.client, ...daysOf(typed) };
  return useQuery({
    queryKey: keyOf(getClientStatement, asked),
    queryFn: ({ signal }) => api.call(getClientStatement, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
