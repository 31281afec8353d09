import { createCreditNote, creditNoteName, type FinanceRecord, financeRecords, getSettings } from '@smoko/contract';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { AreaField, MoneyField } from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { typeOf } from '../../lib/finance-types.ts';
import { moneyNeeded, moneyText } from '../../lib/form-values.ts';
import { formatMoney } from '../../lib/format.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useOperationForm } from '../../lib/records/use-operation-form.ts';
import { useToldMoney } from '../../lib/records/use-told-money.ts';
import { clientOf, dueOf, leftOf, nameOf } from './names.ts';

interface Props {
  invoice: FinanceRecord;
  onClose: () => void;
}

const creditForm = z.object({
  amount: moneyNeeded('Enter how much to credit, in dollars.'),
  reason: createCreditNote.input.shape.reason,
});

const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Less to pay of an invoice. Nothing is filled in: how much, and why, has to be said. */
export function CreditDialog({ invoice, onClose }: Props) {
  const due = dueOf(invoice);
  const told = useToldMoney();
  const { form, dialog } = useOperationForm({
    operation: createCreditNote,
    table: financeRecords.table,
    schema: creditForm,
    empty: { amount: '', reason: '' },
    inputOf: (fields) => ({ ...fields, id: invoice.id }),
    onSaved: (note) => {
      const left = Math.max(0, toCents(due - note.amount));
      const of = `${formatMoney(note.amount)} off ${typeOf(invoice)}. ${formatMoney(left)} still due.`;
      told(`${typeOf(note)} Made`, of, note);
      onClose();
    },
  });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const country = useFigures('settings', getSettings).data?.country;
  const adjusts = country === 'AU' && Boolean(invoice.gst);
  const hint =
    due > 0 ? `${formatMoney(due)} of it is due.` : `Nothing of it is due; up to ${formatMoney(leftOf(invoice))}.`;
  return (
    <FormDialog title={`Credit ${typeOf(invoice)}`} save="Credit" {...dialog} onClose={onClose}>
      <p className="-mb-2 break-words text-soft">{nameOf(invoice)}</p>
      <MoneyField
        form={form}
        name="amount"
        label="Amount to Credit"
        {...(invoice.gst ? { note: 'with GST' } : {})}
        placeholder={(due || leftOf(invoice)).toFixed(2)}
        hint={hint}
      />
      <After invoice={invoice} amount={amount} />
      <AreaField
        form={form}
        name="reason"
        label="Reason"
        rows={2}
        placeholder="The tap was faulty"
        hint="Your client reads it."
      />
      {country && (
        <p className="text-soft text-sm">
          It goes on file as {adjusts ? 'an' : 'a'}{' '}
          <strong className="text-ink">
            {creditNoteName(adjusts).toLowerCase()}
            {sumWords(invoice, amount)}
          </strong>
          , at once and with a number of its own. It <strong className="text-ink">can't be changed afterwards</strong>,
          and moves no money.
        </p>
      )}
    </FormDialog>
  );
}

/** " of $120.50 including GST", as far as it is typed. */
function sumWords({ gst }: FinanceRecord, amount: string): string {
  const credited = moneyText.safeParse(amount).data;
  return credited ? ` of ${formatMoney(credited)}${gst ? ' including GST' : ''}` : '';
}

/** What it leaves to pay, and what comes of money that came in already. */
function After({ invoice, amount }: { invoice: FinanceRecord; amount: string }) {
  const credited = moneyText.safeParse(amount).data ?? 0;
  const due = dueOf(invoice);
  const over = toCents(Math.min(credited, leftOf(invoice)) - due);
  return (
    <div aria-live="polite" className="rounded-md bg-sunken px-4 py-3">
      <p className="flex justify-between gap-4 font-semibold">
        <span>Due after it</span>
        <output className="tabular-nums">{formatMoney(Math.max(0, toCents(due - credited)))}</output>
      </p>
      {over > 0 && (
        <p className="mt-1 flex items-start gap-1.5 font-semibold text-sm text-wait">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {formatMoney(over)} more than is due: it was paid already and stays as credit for{' '}
            {clientOf(invoice) ?? 'whoever paid it'}.
          </span>
        </p>
      )}
    </div>
  );
}
