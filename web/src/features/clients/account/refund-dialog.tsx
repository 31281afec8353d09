import { type Client, createRefund, financeRecords, financeRecordView, paymentMethodSchema } from '@smoko/contract';
import { z } from 'zod';
import { AreaField, MoneyField, SelectField, TextField } from '../../../components/forms/form-fields.tsx';
import { MethodOptions } from '../../../components/forms/method-options.tsx';
import { FormDialog } from '../../../components/overlays/form-dialog.tsx';
import { choiceText, dayText, moneyNeeded } from '../../../lib/form-values.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useOperationForm } from '../../../lib/records/use-operation-form.ts';
import { useToldMoney } from '../../../lib/records/use-told-money.ts';

interface Props {
  client: Client;
  /** What there is to refund, dollars. */
  credit: number;
  onClose: () => void;
}

const refundForm = z.object({
  amount: moneyNeeded('Enter how much was paid back, in dollars.'),
  // left out, it is today
  paid_date: dayText.transform((day) => day ?? undefined),
  method: choiceText.pipe(paymentMethodSchema.nullable()),
  reference: createRefund.input.shape.reference,
  description: createRefund.input.shape.description,
});

const { method: METHOD, reference: REFERENCE } = financeRecordView.fields;

/** Money that was paid back out of a client's credit. */
export function RefundDialog({ client, credit, onClose }: Props) {
  const told = useToldMoney();
  const { form, dialog } = useOperationForm({
    operation: createRefund,
    table: financeRecords.table,
    schema: refundForm,
    empty: { amount: '', paid_date: '', method: '', reference: '', description: '' },
    inputOf: (fields) => ({ ...fields, id: client.id }),
    onSaved: (refund) => {
      told('Refund Recorded', `${formatMoney(refund.amount)} to ${client.name}.`, refund);
      onClose();
    },
  });
  return (
    <FormDialog title="Record Refund" save="Record Refund" {...dialog} onClose={onClose}>
      <p className="-mb-2 break-words text-soft">
        To {client.name}. Smoko moves no money: pay it back your usual way, and record it here.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <MoneyField
          form={form}
          name="amount"
          label="Amount"
          placeholder={credit.toFixed(2)}
          hint={`Up to ${formatMoney(credit)}, the credit on the account.`}
        />
        <TextField form={form} name="paid_date" label="Paid Date" type="date" hint="Left out, it is today." />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField form={form} name="method" label={METHOD.label} note="optional">
          <MethodOptions />
        </SelectField>
        <TextField form={form} name="reference" label={REFERENCE.label} note="optional" autoComplete="off" />
      </div>
      <AreaField form={form} name="description" label="Description" note="optional" rows={2} />
    </FormDialog>
  );
}
