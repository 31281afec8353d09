import { clients, type Project, type Quote, templates } from '@smoko/contract';
import { FormProvider, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { AreaField, TextField } from '../../components/forms/form-fields.tsx';
import { JobField } from '../../components/forms/job-field.tsx';
import { PricedLines } from '../../components/forms/priced-lines.tsx';
import { RecordField } from '../../components/forms/record-field.tsx';
import { useList } from '../../lib/records/use-list.ts';
import { LineOffer } from './line-offer.tsx';
import { EMPTY_OFFERED, offeredForm, offerOf } from './offered-values.ts';
import { QuoteWarnings } from './quote-warnings.tsx';
import { ReferenceField } from './reference-field.tsx';
import type { useQuoteForm } from './use-quote-form.ts';

export type Quoting = ReturnType<typeof useQuoteForm>;
type Form = Pick<Quoting, 'form'>;

/** What the work is, from which a quote is written. */
export const DetailsField = ({ form }: Form) => (
  <AreaField
    form={form}
    name="content.details"
    label="Quote Details"
    rows={6}
    placeholder={'Replace hot water system\n250L electric tank $1,450\nLabour 3 hours at $110 plus GST'}
  />
);

interface Whom extends Form {
  /** Who and which job is chosen as the form is opened. */
  client: { id: string; name: string } | null;
  job: Pick<Project, 'id' | 'job_name' | 'job_number'> | null;
}

export const WhomFields = ({ form, client, job }: Whom) => (
  <>
    <RecordField
      form={form}
      name="client_id"
      table={clients}
      label="Client"
      note="optional"
      none="No client"
      chosen={client ? { id: client.id, label: client.name } : null}
      labelOf={({ name }) => name}
    />
    <JobField form={form} name="project_id" none="No job" chosen={job} />
  </>
);

/** The template it comes in, or where one is uploaded. */
export function TemplateField({ form, quote }: Form & { quote: Quote | null }) {
  const own = useList(templates, {});
  if (own.data?.length === 0)
    return (
      <p className="text-soft text-sm">
        No templates yet. With one, the quote comes in your own layout.{' '}
        <Link to="/upload-templates" className="inline-flex min-h-12 items-center font-bold text-ink underline">
          Upload Templates
        </Link>
      </p>
    );
  return (
    <RecordField
      form={form}
      name="template_id"
      table={templates}
      label="Template"
      note="optional"
      none="No template"
      chosen={quote?.template_id ? { id: quote.template_id, label: quote.content.template ?? 'Template' } : null}
      onChoice={(choice) => form.setValue('content.template', choice?.label ?? null)}
      labelOf={({ name }) => name}
    />
  );
}

export const WordsField = ({ form, rows }: Form & { rows: number }) => (
  <AreaField form={form} name="content.aiGenerated" label="Quote Text" rows={rows} />
);

/** Its lines, what they come to, and what to look at. */
export const LinesField = ({ form }: Form) => (
  <FormProvider {...form}>
    <PricedLines
      schema={offeredForm}
      empty={EMPTY_OFFERED}
      beside={(place) => <LineOffer place={place} />}
      besideWords={(place) => offerOf(form.getValues(`lines.${place}`))}
      below={(sums) => <QuoteWarnings {...sums} />}
    />
  </FormProvider>
);

export const TermsFields = ({ form }: Form) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <TextField form={form} name="valid_until" label="Valid Until" note="optional" type="date" />
    <TextField
      form={form}
      name="deposit_percent"
      label="Deposit in Percent"
      note="optional"
      hint="Its invoice is drafted once the quote is accepted."
      inputMode="decimal"
      autoComplete="off"
    />
    <ReferenceField form={form} name="customer_reference" />
  </div>
);

interface GenerateProps {
  quoting: Quoting;
  /** It is not the thing to do here. */
  quiet?: boolean;
}

/** Writes words and lines from the details; without any it says so. */
export function GenerateButton({ quoting: { form, generate, generating }, quiet = false }: GenerateProps) {
  const blank = useWatch({ control: form.control, name: 'content.details' }).trim() === '';
  return (
    <Button
      variant={quiet ? 'plain' : 'primary'}
      busy={generating}
      aria-disabled={blank || undefined}
      className={blank ? 'cursor-not-allowed opacity-55 shadow-none' : ''}
      onClick={generate}
    >
      {generating ? 'Generating...' : 'Generate Quote'}
    </Button>
  );
}

interface FootProps extends Pick<Quoting, 'dialog'> {
  onReload?: () => unknown;
}

/** Keeps the quote, or asks which of two changes is kept. */
export const SaveFoot = ({ dialog, onReload }: FootProps) => (
  <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
    {dialog.clash ? (
      <div role="alert" className="flex w-full flex-wrap items-center justify-end gap-3">
        <p className="mr-auto font-semibold">Somebody changed this while you were editing.</p>
        <Button onClick={() => void onReload?.()}>See theirs</Button>
        <Button variant="danger" busy={dialog.busy} onClick={dialog.onSaveAnyway}>
          Save mine
        </Button>
      </div>
    ) : (
      <Button type="submit" variant="primary" busy={dialog.busy}>
        Save Quote
      </Button>
    )}
  </div>
);
