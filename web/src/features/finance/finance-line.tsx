import type { FinanceRecord } from '@smoko/contract';
import { RecordLink } from '../../components/records/record-link.tsx';
import { typeOf } from '../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { signedAmount } from './names.ts';
import { RecordActions } from './record-actions.tsx';
import { Status } from './record-columns.tsx';
import { useRemoveRecord } from './use-remove-record.tsx';

/** "paid INV-1001 and INV-1002, $50.00 kept as credit", of one that paid more than one or has something left over. */
function paidWords({ allocations, invoice_numbers, unallocated }: FinanceRecord): string | null {
  if (allocations.length < 2 && !unallocated) return null;
  const numbers = invoice_numbers.filter((number) => number !== null);
  const paid = numbers.length ? `paid ${new Intl.ListFormat('en-AU').format(numbers)}` : null;
  return [paid, unallocated ? `${formatMoney(unallocated)} kept as credit` : null].filter(Boolean).join(', ') || null;
}

/** A record in a short list: what can be done with it is done here. */
export function FinanceLine({ record }: { record: FinanceRecord }) {
  const { remove, question } = useRemoveRecord();
  const { id, type, description, due_date, amount_due, part_paid, stage } = record;
  const about = [
    description,
    type === 'invoice' && stage !== 'void' && due_date && `due ${formatDay(due_date)}`,
    type === 'payment' && paidWords(record),
    part_paid && `part paid, ${formatMoney(amount_due ?? 0)} still due`,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-semibold">
          <RecordLink id={id}>{typeOf(record)}</RecordLink>
        </p>
        {about.length > 0 && <p className="wrap-anywhere text-soft text-sm">{about.join(' - ')}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <span className="font-bold tabular-nums">{formatMoney(signedAmount(record))}</span>
        <Status record={record} dated />
        <RecordActions record={record} onDelete={() => remove(record)} />
        {question}
      </div>
    </li>
  );
}
