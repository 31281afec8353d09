import { ABN_WARNING } from '@smoko/contract';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../components/forms/form-fields.tsx';
import type { SettingsFields, SettingsValues } from './form.ts';
import { Part } from './part.tsx';

interface Props {
  form: SettingsFields;
  /** What is on file and cannot be right; that of the ABN stands at its field. */
  warnings: string[];
}

/** What invoices say under "How to pay", and how long they give. */
export function PaidPart({ form, warnings }: Props) {
  const country = useWatch({ control: form.control, name: 'country' });
  // what is wrong is shown even where the country has no such field: else nothing could be saved and nobody saw why
  const ofAustralia = (name: keyof SettingsValues) =>
    country === 'AU' || form.getFieldState(name, form.formState).invalid;
  return (
    <Part title="Getting Paid">
      <p className="text-soft text-sm sm:col-span-2">
        Invoices say this under “How to pay”, with the invoice number as the reference. Leave out what clients should
        not use.
      </p>
      {warnings
        .filter((warning) => warning !== ABN_WARNING)
        .map((warning) => (
          <p
            key={warning}
            role="status"
            className="flex items-start gap-1.5 font-semibold text-sm text-wait sm:col-span-2"
          >
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {warning}
          </p>
        ))}
      <TextField form={form} name="bank_account_name" label="Account Name" note="optional" autoComplete="off" />
      {ofAustralia('bank_bsb') && (
        <TextField
          form={form}
          name="bank_bsb"
          label="BSB"
          note="optional"
          placeholder="062-000"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {country === 'AU' ? (
        <TextField
          form={form}
          name="bank_account"
          label="Account Number"
          note="optional"
          placeholder="12345678"
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <TextField
          form={form}
          name="bank_account"
          label="Bank Account"
          note="optional"
          placeholder="01-0902-0068389-00"
          autoComplete="off"
        />
      )}
      {ofAustralia('payid') && (
        <TextField
          form={form}
          name="payid"
          label="PayID"
          note="optional"
          hint="Email address, phone number, ABN or organisation id."
          autoComplete="off"
        />
      )}
      <NumberFields form={form} />
    </Part>
  );
}

/** How long invoices give, and how they are numbered. */
const NumberFields = ({ form }: Pick<Props, 'form'>) => (
  <>
    <TextField
      form={form}
      name="terms_days"
      label="Days to Pay"
      hint="A new invoice is due after so many days, unless you say a day."
      inputMode="numeric"
      autoComplete="off"
    />
    <TextField
      form={form}
      name="deposit_percent"
      label="Deposit on Quotes, in Percent"
      note="optional"
      hint="A new quote asks for so much of its total. Its invoice is drafted when the quote is accepted."
      inputMode="decimal"
      autoComplete="off"
    />
    <TextField
      form={form}
      name="invoice_prefix"
      label="Before the Invoice Number"
      note="optional"
      hint="INV- makes INV-1001."
      autoComplete="off"
    />
    <TextField
      form={form}
      name="next_invoice_number"
      label="Next Invoice Number"
      hint="An invoice gets its number when it is issued. No number is left out."
      inputMode="numeric"
      autoComplete="off"
    />
  </>
);
