import type { FinanceRecord } from '@smoko/contract';
import { useState } from 'react';
import { formatMoney } from '../../lib/format.ts';
import { creditOf } from './credit.ts';
import { nameOf } from './names.ts';
import { PaidDialog } from './paid-dialog.tsx';

/** The amount, and beside it what is still due of an invoice, what a payment pays and what of it is not used. */
export const AmountCell = ({ record }: { record: FinanceRecord }) => {
  const credit = creditOf(record);
  const credited = record.type === 'invoice' ? (record.amount_credited ?? 0) : 0;
  return (
    <>
      {formatMoney(record.amount)}
      <PaidLink record={record} />
      {credited > 0 && (
        <span className="block whitespace-nowrap font-normal text-soft">{formatMoney(credited)} credited</span>
      )}
      {credit > 0 && (
        <span className="block whitespace-nowrap font-normal text-soft">{formatMoney(credit)} kept as credit</span>
      )}
    </>
  );
};

/** Leads to what pays what; the words say the most of it. */
function PaidLink({ record }: { record: FinanceRecord }) {
  const [open, setOpen] = useState(false);
  const words = paidWords(record);
  if (!words) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={`${words}: ${nameOf(record)}`}
        className="-mb-1.5 ml-auto block cursor-pointer py-1.5 whitespace-nowrap text-right font-normal text-link underline underline-offset-2"
      >
        {words}
      </button>
      {open && <PaidDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
}

function paidWords({ type, part_paid, amount_due, amount_paid, allocations }: FinanceRecord): string | null {
  if (type === 'invoice')
    return part_paid ? `${formatMoney(amount_due ?? 0)} still due` : amount_paid ? 'See payments' : null;
  if (type !== 'payment' || !allocations.length) return null;
  return allocations.length === 1 ? 'Pays 1 invoice' : `Pays ${allocations.length} invoices`;
}
