import { type Client, clients, type Project, type Quote, templates } from '@smoko/contract';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { AreaField } from '../../components/forms/form-fields.tsx';
import { JobField } from '../../components/forms/job-field.tsx';
import { LeaveGuard } from '../../components/forms/leave-guard.tsx';
import { RecordField } from '../../components/forms/record-field.tsx';
import { Card } from '../../components/layout/card.tsx';
import { useList } from '../../lib/records/use-list.ts';
import { useQuoteForm } from './use-quote-form.ts';
import { WrittenQuote } from './written-quote.tsx';

interface Props {
  quote: Quote | null;
  /** What a new one is for, or for whom. */
  job?: Project | null;
  client?: Client | null;
  onSaved: (quote: Quote) => void;
  onReload?: (() => unknown) | undefined;
}

export function QuoteForm({ quote, job = null, client: asked = null, onSaved, onReload }: Props) {
  const quoting = useQuoteForm(quote, { job, client: asked }, onSaved);
  const { form, dialog, generate, generating, save } = quoting;
  const details = useWatch({ control: form.control, name: 'content.details' });
  const own = useList(templates, {});
  const client = quote ? quote.client : (job?.client ?? asked);
  const blank = details.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-6 xl:grid-cols-[26rem_1fr]">
      <LeaveGuard unsaved={dialog.dirty} />
      <Card className="grid gap-5 p-5">
        <h2 className="headline text-lg">Details</h2>
        <AreaField
          form={form}
          name="content.details"
          label="Quote Details"
          rows={6}
          placeholder={'Replace hot water system\n250L electric tank $1,450\nLabour 3 hours at $110 plus GST'}
        />
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
        <JobField form={form} name="project_id" none="No job" chosen={quote ? quote.project : job} />
        {own.data?.length === 0 ? (
          <p className="text-soft text-sm">
            No templates yet. With one, the quote comes in your own layout.{' '}
            <Link to="/upload-templates" className="inline-flex min-h-12 items-center font-bold text-ink underline">
              Upload Templates
            </Link>
          </p>
        ) : (
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
        )}
        <Button
          variant="primary"
          busy={generating}
          aria-disabled={blank || undefined}
          className={blank ? 'cursor-not-allowed opacity-55 shadow-none' : ''}
          onClick={generate}
        >
          {generating ? 'Generating...' : 'Generate Quote'}
        </Button>
      </Card>
      <WrittenQuote quote={quote} quoting={quoting} onReload={onReload} />
    </form>
  );
}
