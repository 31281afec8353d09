import { type FinanceRecord, financeRecords, setPaymentClaim } from '@smoko/contract';
import { z } from 'zod';
import { TextField } from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { dayText } from '../../lib/form-values.ts';
import { notify } from '../../lib/notify.ts';
import { useOperationForm } from '../../lib/records/use-operation-form.ts';
import { nameOf, replyWords } from './names.ts';

const servedForm = z.object({
  served_on: dayText.refine((day) => day !== null, 'Say on which day they got it.'),
});

/** Of a payment claim that is out: the day its client got it, from which the time to reply is counted. */
export function ServedDialog({ invoice, onClose }: { invoice: FinanceRecord; onClose: () => void }) {
  const { form, dialog } = useOperationForm({
    operation: setPaymentClaim,
    table: financeRecords.table,
    schema: servedForm,
    empty: { served_on: invoice.served_on ?? '' },
    inputOf: (fields) => ({ ...fields, id: invoice.id }),
    onSaved: (saved) => {
      notify.success('Day Saved', replyWords(saved) ?? undefined);
      onClose();
    },
  });
  return (
    <FormDialog title="When the Client Got It" save="Save Day" {...dialog} onClose={onClose}>
      <p className="-mb-2 break-words text-soft">{nameOf(invoice)}</p>
      <TextField
        form={form}
        name="served_on"
        label="Day They Got It"
        type="date"
        hint="Their time to reply is counted from then. Left alone, from the day it went out from here."
      />
    </FormDialog>
  );
}
