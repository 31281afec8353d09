import { type FinanceRecord, financeRecords, listTparRecords, type WireInput, type WireOutput } from '@smoko/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/buttons/button.tsx';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { api } from '../../../lib/api.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { notify } from '../../../lib/notify.ts';
import { useView } from '../../../lib/records/use-list.ts';
import { PAID_FOR_NAMES } from '../words.ts';

type TparRecord = WireOutput<typeof listTparRecords>['data'][number];
interface Props {
  asked: Omit<WireInput<typeof listTparRecords>, 'cursor' | 'limit'>;
  onEdit: (expense: FinanceRecord) => void;
}

/** The expenses that a figure is added up from. */
export function TparRecords({ asked, onEdit }: Props) {
  const list = useView('tpar_records', listTparRecords, asked);
  if (list.isPending) return <Skeleton className="my-2 h-14 w-full" />;
  if (!list.data) return <LoadError onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (!list.data.length) return <p className="py-3 text-soft text-sm">No expenses in this year.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {list.data.map((record) => (
          <Line key={record.id} record={record} onEdit={onEdit} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="sm" className="my-2" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more records
        </Button>
      )}
    </>
  );
}

function Line({ record, onEdit }: { record: TparRecord; onEdit: Props['onEdit'] }) {
  const { id, day, name, number, description, amount, gst, paid_for } = record;
  const load = useMutation({
    mutationFn: () => api.call(financeRecords.operations.get, { id }),
    onSuccess: onEdit,
    onError: (error) => notify.failure(error),
  });
  const title = [name ?? 'Expense', number].filter(Boolean).join(' ');
  const about = [formatDay(day), paid_for && PAID_FOR_NAMES[paid_for], description];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-bold">{title}</p>
        <p className="break-words text-soft">{about.filter(Boolean).join(' - ')}</p>
      </div>
      <div className="text-right tabular-nums">
        <p className="font-bold">{formatMoney(amount)}</p>
        <p className="text-soft">{gst === null ? 'GST not said' : `GST ${formatMoney(gst)}`}</p>
      </div>
      <Button
        size="sm"
        busy={load.isPending}
        onClick={() => load.mutate()}
        aria-label={`Edit: ${title} of ${formatMoney(amount)}, ${formatDay(day)}`}
      >
        Edit
      </Button>
    </li>
  );
}
