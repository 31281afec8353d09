import { type FinanceRecord, financeRecords } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { recordKeys } from '../../lib/records/table.ts';

export type UnsentDraft = FinanceRecord;

/** Of a final invoice that is a draft: the drafts of its job from before, which it deducts although nobody was sent them. */
export function useUnsentBefore({ id, stage, kind, project_id, created_at }: FinanceRecord) {
  const asks = stage === 'draft' && kind === 'final' && project_id !== null;
  const input = { type: 'invoice', stage: 'draft', project_id: project_id ?? '', sort: 'created_at' } as const;
  const { data, isPending } = useQuery({
    queryKey: [...recordKeys.figures(financeRecords.table, 'unsent'), project_id],
    queryFn: ({ signal }) => api.call(financeRecords.operations.list, input, { signal }),
    enabled: asks,
    refetchOnMount: 'always',
  });
  const unsent = asks ? (data?.data ?? []).filter((one) => one.id !== id && one.created_at < created_at) : [];
  return { unsent, known: !asks || !isPending };
}
