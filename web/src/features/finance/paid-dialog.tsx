import { type FinanceRecord, financeRecords } from '@smoko/contract';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { FactList } from '../../components/records/fact-list.tsx';
import { typeOf } from '../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { useRecord } from '../../lib/records/use-record.ts';
import { creditOf } from './credit.ts';
import { dueOf, nameOf } from './names.ts';
import { partOf, usePaymentsOf } from './use-payments-of.ts';
import { useRemoveRecord } from './use-remove-record.tsx';

interface Props {
  record: FinanceRecord;
  onClose: () => void;
}

/** What pays what: the payments of an invoice, or the invoices that a payment pays. */
export function PaidDialog({ record, onClose }: Props) {
  const invoice = record.type === 'invoice';
  return (
    <FormDialog
      title={invoice ? 'Payments' : 'What It Pays'}
      save="Done"
      busy={false}
      dirty={false}
      final
      onSubmit={onClose}
      onClose={onClose}
    >
      <p className="-mb-2 break-words text-soft">{nameOf(record)}</p>
      {invoice ? <OfInvoice invoice={record} onClose={onClose} /> : <OfPayment payment={record} />}
    </FormDialog>
  );
}

function OfInvoice({ invoice, onClose }: { invoice: FinanceRecord; onClose: () => void }) {
  const payments = usePaymentsOf(invoice);
  // its notice offers Undo, which is not to be reached past a dialog
  const { remove, question } = useRemoveRecord({ title: 'Payment Deleted', onRemoving: onClose });
  return (
    <>
      <FactList
        className="gap-x-8 gap-y-3"
        facts={[
          ['Amount', formatMoney(invoice.amount)],
          ['Paid', formatMoney(invoice.amount_paid ?? 0)],
          ['Still Due', formatMoney(dueOf(invoice))],
        ]}
      />
      {payments.isPending ? (
        <Skeleton className="h-16 w-full" />
      ) : !payments.data ? (
        <LoadError onRetry={() => void payments.refetch()} busy={payments.isFetching} />
      ) : payments.data.length === 0 ? (
        <p className="text-soft">No payment on file pays it. It was put on file as paid.</p>
      ) : (
        <Lines label="Payments">
          {payments.data.map((payment) => (
            <Line
              key={payment.id}
              title={payment.paid_date ? `Paid ${formatDay(payment.paid_date)}` : 'Payment'}
              about={payment.description}
              amount={partOf(payment, invoice.id)}
              of={payment.amount}
            >
              <IconButton variant="quiet" label={`Delete ${nameOf(payment)}`} onClick={() => remove(payment)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </Line>
          ))}
        </Lines>
      )}
      {question}
    </>
  );
}

function OfPayment({ payment }: { payment: FinanceRecord }) {
  const credit = creditOf(payment);
  return (
    <>
      <FactList
        className="gap-x-8 gap-y-3"
        facts={[
          ['Amount', formatMoney(payment.amount)],
          ...(payment.paid_date ? [['Paid Date', formatDay(payment.paid_date)] as const] : []),
          ...(credit > 0 ? [['Kept as Credit', formatMoney(credit)] as const] : []),
        ]}
      />
      <Lines label="Invoices">
        {payment.allocations.map(({ invoice_id, amount }) => (
          <PaidInvoice key={invoice_id} id={invoice_id} amount={amount} />
        ))}
      </Lines>
    </>
  );
}

function PaidInvoice({ id, amount }: { id: string; amount: number }) {
  const invoice = useRecord(financeRecords, id).data;
  return (
    <Line
      title={invoice ? typeOf(invoice) : 'Invoice'}
      about={invoice ? [stillDue(invoice), invoice.description].filter(Boolean).join(' - ') : null}
      amount={amount}
      {...(invoice ? { of: invoice.amount } : {})}
    />
  );
}

const stillDue = (invoice: FinanceRecord): string | null => {
  const due = dueOf(invoice);
  return due > 0 ? `${formatMoney(due)} still due` : null;
};

const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-line border-line border-y">
    {children}
  </ul>
);

interface LineProps {
  title: string;
  about: string | null;
  amount: number;
  /** What all of it comes to, said where it is more. */
  of?: number;
  children?: ReactNode;
}

const Line = ({ title, about, amount, of, children }: LineProps) => (
  <li className="flex min-h-14 items-center gap-3 py-2">
    <div className="min-w-0 flex-1">
      <p className="break-words font-semibold">{title}</p>
      {about && <p className="line-clamp-3 wrap-anywhere text-soft text-sm">{about}</p>}
    </div>
    <p className="shrink-0 text-right tabular-nums">
      <span className="font-bold">{formatMoney(amount)}</span>
      {of !== undefined && of > amount && <span className="block text-soft text-sm">of {formatMoney(of)}</span>}
    </p>
    {children}
  </li>
);
