import { type FinanceRecord, financeRecords, getSettings, setPaymentClaim } from '@smoko/contract';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useOperationForm } from '../../lib/records/use-operation-form.ts';
import { Button } from '../buttons/button.tsx';
import { AreaField, SelectField, TextField } from '../forms/form-fields.tsx';
import { FormDialog } from '../overlays/form-dialog.tsx';
import { type ClaimValues, claimForm, claimValues, STATE_NAMES, TRADE_NAMES } from './claim-form.ts';
import { PaperWarnings } from './paper-warnings.tsx';

interface Props {
  /** A draft that asks for a part or the rest of a job. */
  invoice: FinanceRecord;
  onClose: () => void;
}

/** What the law of its state asks of a payment claim. The server says what is missing, on its field. */
export function ClaimDialog({ invoice, onClose }: Props) {
  const claim = invoice.payment_claim;
  const { form, dialog } = useOperationForm({
    operation: setPaymentClaim,
    table: financeRecords.table,
    schema: claimForm,
    empty: claimValues(invoice),
    // the day that is shown follows from the day it is issued, until somebody says another
    inputOf: ({ due_date, ...fields }) => ({
      ...{ ...fields, id: invoice.id },
      ...(due_date === invoice.due_date ? {} : { due_date }),
    }),
    onSaved: ({ payment_claim: made }) => {
      notify.success('It Is a Payment Claim', `Under the law of ${made ? STATE_NAMES[made.state] : 'its state'}.`);
      onClose();
    },
  });
  const country = useFigures('settings', getSettings).data?.country;
  return (
    <FormDialog title="Payment Claim" save={claim ? 'Save Claim' : 'Make It a Claim'} {...dialog} onClose={onClose}>
      <p className="-mb-2 break-words text-soft">
        {invoice.description}, {formatMoney(invoice.amount)}. It then says that it is a claim under the security of
        payment law, and Smoko tells you by when a reply is due.
      </p>
      {country === 'NZ' ? <Period form={form} needed /> : <Australian form={form} />}
      <AreaField
        form={form}
        name="work"
        label="What Was Done"
        note="where the lines do not say it"
        rows={2}
        placeholder="Frame and roof, up to lock-up"
      />
      {country !== 'NZ' && <Period form={form} />}
      <TextField
        form={form}
        name="due_date"
        label="Due for Payment"
        type="date"
        hint="Left as it is, so many days after it is issued as your settings give. Your contract may say another day."
      />
      <TextField
        form={form}
        name="reply_days"
        label="Days to Reply"
        note="optional"
        inputMode="numeric"
        autoComplete="off"
        hint="Business days, if your contract says how many. Left empty, as many as the law gives."
      />
      {claim && <PaperWarnings of={{ invoice_id: invoice.id }} />}
      {claim && <MakePlain invoice={invoice} onClose={onClose} />}
    </FormDialog>
  );
}

type ClaimFields = UseFormReturn<ClaimValues, unknown, unknown>;

/** Whose law it is, and whether the client lives there, which decides in some states. */
function Australian({ form }: { form: ClaimFields }) {
  const owner = useWatch({ control: form.control, name: 'home_owner' });
  return (
    <>
      <SelectField form={form} name="state" label="Where Is the Work?">
        <option value="">Where the job is, else your business</option>
        {Object.entries(STATE_NAMES).map(([value, label]) =>
          value === 'NZ' ? null : (
            <option key={value} value={value}>
              {label}
            </option>
          ),
        )}
      </SelectField>
      <SelectField
        form={form}
        name="home_owner"
        label="Does the Client Own the Place and Live There?"
        hint="Or are they going to live there? It decides in some states."
      >
        <option value="">Choose</option>
        <option value="no">No</option>
        <option value="yes">Yes</option>
      </SelectField>
      {owner === 'yes' && (
        <SelectField form={form} name="trade" label="What Is the Work?">
          <option value="">Choose</option>
          {Object.entries(TRADE_NAMES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

const Period = ({ form, needed = false }: { form: ClaimFields; needed?: boolean }) => (
  <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
    <TextField
      form={form}
      name="from"
      label="First Day of the Work"
      type="date"
      {...(needed ? {} : { note: 'optional' })}
    />
    <TextField
      form={form}
      name="to"
      label="Last Day of the Work"
      type="date"
      {...(needed ? {} : { note: 'optional' })}
    />
  </div>
);

function MakePlain({ invoice, onClose }: Props) {
  const make = useOperation(setPaymentClaim, financeRecords.table);
  const carryOut = () =>
    make.mutateAsync({ id: invoice.id, on: false }).then(
      () => {
        notify.success('It Is a Plain Invoice');
        onClose();
      },
      () => undefined,
    );
  return (
    <div>
      <Button variant="quiet" busy={make.isPending} onClick={carryOut}>
        Make It a Plain Invoice
      </Button>
    </div>
  );
}
