import { type FinanceRecord, financeRecords, listGstRecords, type WireInput, type WireOutput } from '@smoko/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/buttons/button.tsx';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { api } from '../../../lib/api.ts';
import { FINANCE_TYPE_NAMES } from '../../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { notify } from '../../../lib/notify.ts';
import { useView } from '../../../lib/records/use-list.ts';
import type { AskedGst } from './use-gst-report.ts';

export type RecordsOf = WireInput<typeof listGstRecords>['of'];
type GstRecord = WireOutput<typeof listGstRecords>['data'][number];

interface Props {
  of: RecordsOf;
  asked: AskedGst;
  onEdit: (expense: FinanceRecord) => void;
}

/** What a figure is added up from. */
export function GstRecords({ of, asked, onEdit }: Props) {
  const list = useView('finance_records', listGstRecords, { ...asked, of });
  if (list.isPending) return <Skeleton className="my-2 h-14 w-full" />;
  if (!list.data) return <LoadError onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (!list.data.length) return <p className="py-3 text-soft text-sm">No records in this time.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {list.data.map((record) => (
          <Line key={`${record.id} ${record.invoice_id}`} record={record} onEdit={onEdit} />
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

function Line({ record, onEdit }: { record: GstRecord; onEdit: Props['onEdit'] }) {
  const { id, type, day, number, name, description, amount, gst } = record;
  const load = useMutation({
    mutationFn: () => api.call(financeRecords.operations.get, { id }),
    onSuccess: onEdit,
    onError: (error) => notify.failure(error),
  });
  const title = [FINANCE_TYPE_NAMES[type], number].filter(Boolean).join(' ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-bold">{[title, name].filter(Boolean).join(', ')}</p>
        <p className="break-words text-soft">{[formatDay(day), description].filter(Boolean).join(' - ')}</p>
      </div>
      <div className="text-right tabular-nums">
        <p className="font-bold">{formatMoney(amount)}</p>
        <p className="text-soft">{gst === null ? 'GST not said' : `GST ${formatMoney(gst)}`}</p>
      </div>
      {type === 'expense' && (
        <Button
          size="sm"
          busy={load.isPending}
          onClick={() => load.mutate()}
          aria-label={`${gst === null ? 'Say GST' : 'Edit'}: ${title} of ${formatMoney(amount)}, ${formatDay(day)}`}
        >
          {gst === null ? 'Say GST' : 'Edit'}
        </Button>
      )}
    </li>
  );
}
