import { type FinanceRecord, listGstRecords, type WireInput, type WireOutput } from '@smoko/contract';
import { FINANCE_TYPE_NAMES } from '../../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { useView } from '../../../lib/records/use-list.ts';
import { RecordBehind, RecordsBehind } from '../records-behind.tsx';
import { useTypeNames } from '../use-type-names.ts';
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
  return (
    <RecordsBehind
      list={list}
      none="No records in this time."
      line={(record) => <Line key={`${record.id} ${record.invoice_id}`} record={record} onEdit={onEdit} />}
    />
  );
}

function Line({ record, onEdit }: { record: GstRecord; onEdit: Props['onEdit'] }) {
  const { id, type, day, number, name, description, amount, gst } = record;
  const names = useTypeNames();
  const title = [gst ? names[type] : FINANCE_TYPE_NAMES[type], number].filter(Boolean).join(' ');
  const about = [formatDay(day), description].filter(Boolean).join(' - ');
  const words = gst === null ? 'Say GST' : 'Edit';
  const label = `${words}: ${title} of ${formatMoney(amount)}, ${formatDay(day)}`;
  return (
    <RecordBehind
      id={id}
      title={[title, name].filter(Boolean).join(', ')}
      about={about}
      amount={amount}
      gst={gst}
      edit={type === 'expense' ? { id, words, label, onEdit } : undefined}
    />
  );
}
