import { useEffect, useRef } from 'react';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { useToldMoney } from '../../lib/records/use-told-money.ts';
import { HowPaid } from './how-paid.tsx';
import { NotUsed } from './not-used.tsx';
import type { Open } from './open-invoices.ts';
import { PaidPart } from './paid-part.tsx';
import { usePayment } from './use-payment.ts';

interface Props extends Open {
  onClose: () => void;
}

/** Money that came in: how much, when, and what it pays. The first of the invoices is the one it was opened from. */
export function RecordPaymentDialog({ invoices, today, onClose }: Props) {
  const told = useToldMoney();
  const payment = usePayment({ invoices, today }, (saved, words) => {
    if (saved) told('Payment Recorded', words, saved);
    onClose();
  });
  const { amount, day, early, credit, rest, errors } = payment;
  const client = invoices[0].client?.name;
  const fields = useRef<HTMLDivElement>(null);
  // what is wrong may be below the edge of a phone
  useEffect(() => {
    if (Object.keys(errors).length) fields.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [errors]);
  return (
    <FormDialog
      title="Record Payment"
      save="Record Payment"
      busy={payment.busy}
      dirty={payment.dirty}
      onSubmit={payment.submit}
      onClose={onClose}
    >
      <div ref={fields} className="grid grid-cols-1 gap-5">
        {client && <p className="-mb-2 break-words text-soft">From {client}</p>}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Amount" error={errors.amount}>
            {(controls) => (
              <Input
                {...controls}
                type="number"
                step="0.01"
                min="0"
                inputMode="decimal"
                value={amount}
                onFocus={(event) => event.target.select()}
                onChange={(event) => payment.setAmount(event.target.value)}
              />
            )}
          </Field>
          <Field label="Paid Date" error={errors.paid_date}>
            {(controls) => (
              <Input {...controls} type="date" value={day} onChange={(event) => payment.setDay(event.target.value)} />
            )}
          </Field>
        </div>
        <Early early={early} onChange={payment.setEarly} />
        <HowPaid
          method={payment.method}
          reference={payment.reference}
          error={errors.reference}
          onMethod={payment.setMethod}
          onReference={payment.setReference}
        />
        {rest > 0 && <NotUsed rest={rest / 100} client={client} credit={credit} onCredit={payment.setCredit} />}
        <fieldset className="min-w-0">
          <legend className="font-bold text-sm">What it pays</legend>
          <ul className="mt-1.5 divide-y divide-line border-line border-y">
            {invoices.map((invoice) => (
              <PaidPart
                key={invoice.id}
                invoice={invoice}
                part={payment.partOf(invoice.id) / 100}
                {...(invoices.length > 1 ? { text: payment.textOf(invoice.id) } : {})}
                error={errors[invoice.id]}
                onChange={(text) => payment.setPart(invoice.id, text)}
              />
            ))}
          </ul>
          {rest < 0 && !errors.allocations && (
            <p className="mt-3 font-semibold text-bad text-sm">That is {formatMoney(-rest / 100)} more than came in.</p>
          )}
          {errors.allocations && (
            <p role="alert" className="mt-3 font-semibold text-bad text-sm">
              {errors.allocations}
            </p>
          )}
        </fieldset>
      </div>
    </FormDialog>
  );
}

/** Asked once the server says that the day is before the invoice. */
const Early = ({ early, onChange }: { early: boolean | null; onChange: (early: boolean) => void }) =>
  early !== null && (
    <div className="-mt-3">
      <Checkbox label="It came in before the invoice" checked={early} onChange={onChange} />
    </div>
  );
