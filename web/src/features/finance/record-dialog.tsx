import {
  clients,
  type FinanceRecord,
  financeRecords,
  financeRecordView,
  getSettings,
  type Project,
} from '@smoko/contract';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../../components/forms/form-fields.tsx';
import { JobField } from '../../components/forms/job-field.tsx';
import { RecordField } from '../../components/forms/record-field.tsx';
import { ViewFields } from '../../components/forms/view-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { FINANCE_TYPE_NAMES } from '../../lib/finance-types.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { paymentMethodsIn } from '../../lib/payment-methods.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { expenseFields } from './expense-fields.tsx';
import { EXPENSE_NAMES, firstStatus, PAYMENT_NAMES, recordForm } from './form.ts';
import { InvoiceFields } from './invoice/invoice-fields.tsx';
import { useInvoiceForm } from './invoice/use-invoice-form.ts';
import { FIRST_STATUSES, MADE_TYPES } from './words.ts';

const { fields } = financeRecordView;
const paidDate = { label: fields.paid_date.label, hint: fields.paid_date.hint };
const NOT_A_PAYMENT = { method: null, reference: null };
const NOT_AN_EXPENSE = {
  tax: null,
  gst: null,
  category: null,
  paid_for: null,
  supplier: null,
  supplier_invoice_number: null,
};

/** What a new record is for at first, or of whom; each can be changed. */
export interface RecordOfWhat {
  job?: Project;
  client?: { id: string; name: string };
  supplier?: { id: string; name: string };
}

interface Props {
  /** What it is at first; another one can be chosen. */
  type: keyof typeof MADE_TYPES;
  of?: RecordOfWhat;
  onClose: () => void;
  /** A draft invoice was made: it is issued or sent next. */
  onDraft: (draft: FinanceRecord) => void;
}

/** A new finance record; those on file change by actions (decision "Finance records"). */
export function RecordDialog({ type: first, of = {}, onClose, onDraft }: Props) {
  const { form, dialog } = useRecordForm({
    table: financeRecords,
    schema: recordForm.schema,
    valuesOf: (): ReturnType<typeof recordForm.valuesOf> => ({
      ...recordForm.valuesOf(),
      type: first,
      status: firstStatus(first),
      project_id: of.job?.id ?? '',
      client_id: of.client?.id ?? '',
      supplier_id: of.supplier?.id ?? '',
    }),
    record: null,
    onSaved: ({ type, amount }) => {
      notify.success('Record Added!', `${FINANCE_TYPE_NAMES[type]} of ${formatMoney(amount)}.`);
      onClose();
    },
  });
  const invoicing = useInvoiceForm(
    null,
    (draft) => {
      notify.success('Draft Invoice Made', `${formatMoney(draft.amount)}. Issue or send it here.`);
      onClose();
      onDraft(draft);
    },
    { ...(of.job ? { project_id: of.job.id } : {}), ...(of.client ? { client_id: of.client.id } : {}) },
  );
  const settings = useFigures('settings', getSettings).data;
  const business = { registered: settings?.gst_registered ?? false, australian: settings?.country === 'AU' };
  const [type, status, tax, day] = useWatch({ control: form.control, name: ['type', 'status', 'tax', 'paid_date'] });
  const supplier = of.supplier?.id;
  useEffect(() => {
    form.setValue('status', firstStatus(type));
    // what is not asked any more is not sent either
    if (type !== 'expense') for (const name of EXPENSE_NAMES) form.setValue(name, '');
    else if (supplier) form.setValue('supplier_id', supplier);
    if (type !== 'payment') for (const name of PAYMENT_NAMES) form.setValue(name, '');
  }, [form, type, supplier]);

  const invoice = type === 'invoice';
  const shown = invoice ? invoicing.dialog : dialog;
  return (
    <FormDialog
      title="Add Record"
      save={invoice ? 'Make Draft' : 'Add Record'}
      {...shown}
      dirty={dialog.dirty || invoicing.dialog.dirty}
      onClose={onClose}
    >
      <SelectField form={form} name="type" label={fields.type.label}>
        {Object.entries(MADE_TYPES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {invoice ? (
        <InvoiceFields draft={null} invoicing={invoicing} job={of.job} client={of.client} />
      ) : (
        <MovedMoney form={form} tax={tax} status={status} type={type} business={business} of={of} />
      )}
      {type === 'payment' && status === 'paid' && <PaymentChecks form={form} dated={Boolean(day)} />}
    </FormDialog>
  );
}

type Form = UseFormReturn<ReturnType<typeof recordForm.valuesOf>, unknown, unknown>;

interface MovedProps {
  form: Form;
  type: FinanceRecord['type'];
  tax: Parameters<typeof expenseFields>[0]['tax'];
  status: FinanceRecord['status'];
  business: { registered: boolean; australian: boolean };
  of: RecordOfWhat;
}

/** Money that came in or was spent. */
const MovedMoney = ({ form, type, tax, status, business, of }: MovedProps) => (
  <ViewFields
    view={financeRecordView}
    record={financeRecords.record}
    form={form}
    words={{ method: paymentMethodsIn(business.australian ? 'AU' : 'NZ') }}
    layout={{
      tax: 'grid gap-5 empty:hidden sm:grid-cols-2',
      supplier: 'grid gap-5 empty:hidden sm:grid-cols-2',
      status: 'grid gap-5 sm:grid-cols-2',
      method: 'grid gap-5 empty:hidden sm:grid-cols-2',
    }}
    own={{
      type: null,
      customer_reference: null,
      ...(type === 'expense'
        ? expenseFields({ form, name: (field) => field, tax, supplier: of.supplier ?? null, ...business })
        : NOT_AN_EXPENSE),
      ...(type === 'payment' ? {} : NOT_A_PAYMENT),
      project: <JobField form={form} name="project_id" none="No job" chosen={of.job ?? null} />,
      client: (
        <RecordField
          form={form}
          name="client_id"
          table={clients}
          label={fields.client.label}
          note="optional"
          hint="Left out, it is the job's client."
          none="No client"
          chosen={of.client ? { id: of.client.id, label: of.client.name } : null}
          labelOf={({ name }) => name}
          aboutOf={({ address }) => address}
        />
      ),
      status: (
        <SelectField form={form} name="status" label={fields.status.label}>
          {Object.entries(FIRST_STATUSES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ),
      ...(status === 'paid'
        ? {
            due_date: null,
            paid_date: <TextField form={form} name="paid_date" {...paidDate} type="date" />,
          }
        : { paid_date: null }),
    }}
  />
);

/** What is asked of money that came in. */
const PaymentChecks = ({ form, dated }: { form: Form; dated: boolean }) => (
  <>
    <CheckField
      form={form}
      name="allow_credit"
      label="More than is owed stays as credit"
      hint="It pays what is open of the job or the client, the oldest first."
    />
    {dated && (
      <CheckField
        form={form}
        name="confirm_early"
        label="It came in before its invoice, or that long ago"
        hint="As a deposit may. Only needed where an invoice that it pays went out later than that day, or where it pays none and is more than a year old."
      />
    )}
  </>
);
