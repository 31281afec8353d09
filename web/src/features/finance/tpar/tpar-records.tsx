import { type FinanceRecord, listTparRecords, type WireInput, type WireOutput } from '@smoko/contract';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { useView } from '../../../lib/records/use-list.ts';
import { RecordBehind, RecordsBehind } from '../records-behind.tsx';
import { PAID_FOR_NAMES } from '../words.ts';

type TparRecord = WireOutput<typeof listTparRecords>['data'][number];
interface Props {
  asked: Omit<WireInput<typeof listTparRecords>, 'cursor' | 'limit'>;
  onEdit: (expense: FinanceRecord) => void;
}

/** The expenses that a figure is added up from. */
export function TparRecords({ asked, onEdit }: Props) {
  const list = useView('tpar_records', listTparRecords, asked);
  return (
    <RecordsBehind
      list={list}
      none="No expenses in this year."
      line={(record) => <Line key={record.id} record={record} onEdit={onEdit} />}
    />
  );
}

function Line({ record, onEdit }: { record: TparRecord; onEdit: Props['onEdit'] }) {
  const { id, day, name, number, description, amount, gst, paid_for } = record;
  const title = [name ?? 'Expense', number].filter(Boolean).join(' ');
  const about = [formatDay(day), paid_for && PAID_FOR_NAMES[paid_for], description].filter(Boolean).join(' - ');
  const label = `Edit: ${title} of ${formatMoney(amount)}, ${formatDay(day)}`;
  return (
    <RecordBehind
      id={id}
      title={title}
      about={about}
      amount={amount}
      gst={gst}
      edit={{ id, words: 'Edit', label, onEdit }}
    />
  );
}
