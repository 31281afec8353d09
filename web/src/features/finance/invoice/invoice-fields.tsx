import { clients, type FinanceRecord, type Project } from '@smoko/contract';
import { FormProvider } from 'react-hook-form';
import { CheckField, TextField } from '../../../components/forms/form-fields.tsx';
import { JobField } from '../../../components/forms/job-field.tsx';
import { PricedLines } from '../../../components/forms/priced-lines.tsx';
import { RecordField } from '../../../components/forms/record-field.tsx';
import type { useInvoiceForm } from './use-invoice-form.ts';

interface Props {
  draft: FinanceRecord | null;
  /** What a new one is for at first. */
  job?: Project | undefined;
  client?: { id: string; name: string } | undefined;
  invoicing: Pick<ReturnType<typeof useInvoiceForm>, 'form' | 'over'>;
}

/** Whose invoice it is, what for, and by when it is due. */
export const InvoiceFields = ({
  draft,
  job,
  client = draft?.client ?? undefined,
  invoicing: { form, over },
}: Props) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <JobField form={form} name="project_id" none="No job" chosen={draft ? draft.project : (job ?? null)} />
      <RecordField
        form={form}
        name="client_id"
        table={clients}
        label="Client"
        hint="Left out, it is the job's client."
        none="No client"
        chosen={client ? { id: client.id, label: client.name } : null}
        labelOf={({ name }) => name}
        aboutOf={({ address }) => address}
      />
    </div>
    <TextField
      form={form}
      name="description"
      label="What It Is For"
      note="optional"
      hint="In lists and messages. The paper says the lines."
      autoComplete="off"
    />
    <FormProvider {...form}>
      <PricedLines />
    </FormProvider>
    <TextField
      form={form}
      name="due_date"
      label="Due Date"
      note="optional"
      hint="Left out, it is due your usual days after it is issued."
      type="date"
    />
    <TextField
      form={form}
      name="customer_reference"
      label="Customer Reference"
      note="optional"
      hint="Such as their purchase order. It stands on the invoice."
      autoComplete="off"
      maxLength={60}
    />
    {over && (
      <div role="alert" className="grid gap-3">
        <p className="font-semibold text-bad text-sm">{over}</p>
        <CheckField form={form} name="confirm_over" label="Invoice it all the same" />
      </div>
    )}
  </>
);
