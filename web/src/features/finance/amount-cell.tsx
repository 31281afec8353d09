import type { FinanceRecord } from '@smoko/contract';
import { useState } from 'react';
import { formatMoney } from '../../lib/format.ts';
import { creditOf } from './credit.ts';
import { nameOf, signedAmount } from './names.ts';
import { PaidDialog } from './paid-dialog.tsx';

/** The amount, and beside it what is still due of an invoice, what a payment pays and what of it is not used. `signed`: in a list of several kinds. */
export const AmountCell = ({ record, signed = false }: { record: FinanceRecord; signed?: boolean }) => {
  const credit = creditOf(record);
  const credited = record.type === 'invoice' ? (record.amount_credited ?? 0) : 0;
  return (
    <>
      {formatMoney(signed ? signedAmount(record) : record.amount)}
      <PaidLink record={record} />
      {credited > 0 && (
        <span className="block whitespace-nowrap font-normal text-soft row:text-xs/4">
          {formatMoney(credited)} credited
        </span>
      )}
      {credit > 0 && (
        <span className="block whitespace-nowrap font-normal text-soft row:text-xs/4">
          {formatMoney(credit)} kept as credit
        </span>
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
        className="-mb-1.5 block cursor-pointer py-1.5 whitespace-nowrap font-normal text-link underline underline-offset-2 row:-my-1 row:ml-auto row:py-1 row:text-xs/4"
      >
        {words}
      </button>
      {open && <PaidDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
}

function paidWords(record: FinanceRecord): string | null {
  const { type, part_paid, amount_due, amount_paid, allocations } = record;
  if (type === 'invoice')
    return part_paid ? `${formatMoney(amount_due ?? 0)} still due` : amount_paid ? 'See payments' : null;
  if (type !== 'payment' || !allocations.length) return null;
  // one of older books has no number
  const numbers = record.invoice_numbers.filter((number) => number !== null);
  const [first, second, ...others] = numbers.length === allocations.length ? numbers : [];
  if (first && second && !others.length) return `Pays ${first} and ${second}`;
  if (first && !second) return `Pays ${first}`;
  return allocations.length === 1 ? 'Pays 1 invoice' : `Pays ${allocations.length} invoices`;
}
