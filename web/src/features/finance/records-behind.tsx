import { type FinanceRecord, financeRecords } from '@smoko/contract';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { RecordLink } from '../../components/records/record-link.tsx';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';

interface Listed<R> {
  data: R[] | undefined;
  isPending: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface Props<R> {
  list: Listed<R>;
  /** Said where there are none. */
  none: string;
  line: (record: R) => ReactNode;
}

/** The records that a figure is added up from, a page at a time. */
export function RecordsBehind<R>({ list, none, line }: Props<R>) {
  if (list.isPending) return <Skeleton className="my-2 h-14 w-full" />;
  if (!list.data) return <LoadError onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (!list.data.length) return <p className="py-3 text-soft text-sm">{none}</p>;
  return (
    <>
      <ul className="divide-y divide-line">{list.data.map(line)}</ul>
      {list.hasNextPage && (
        <Button size="sm" className="my-2" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more records
        </Button>
      )}
    </>
  );
}

interface LineProps {
  id: string;
  title: string;
  about: string;
  amount: number;
  gst: number | null;
  /** Of a record that can be put right from here: its button, and what that is called for a screen reader. */
  edit?: { id: string; words: string; label: string; onEdit: (record: FinanceRecord) => void } | undefined;
}

/** One of them: what it is, how much, with its GST. */
export function RecordBehind({ id, title, about, amount, gst, edit }: LineProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-bold">
          <RecordLink id={id}>{title}</RecordLink>
        </p>
        <p className="break-words text-soft">{about}</p>
      </div>
      <div className="text-right tabular-nums">
        <p className="font-bold">{formatMoney(amount)}</p>
        <p className="text-soft">{gst === null ? 'GST not said' : `GST ${formatMoney(gst)}`}</p>
      </div>
      {edit && <EditButton {...edit} />}
    </li>
  );
}

function EditButton({ id, words, label, onEdit }: NonNullable<LineProps['edit']>) {
  const load = useMutation({
    mutationFn: () => api.call(financeRecords.operations.get, { id }),
    onSuccess: onEdit,
    onError: (error) => notify.failure(error),
  });
  return (
    <Button size="sm" busy={load.isPending} onClick={() => load.mutate()} aria-label={label}>
      {words}
    </Button>
  );
}
