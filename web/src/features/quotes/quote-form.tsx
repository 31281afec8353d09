import type { Client, Project, Quote } from '@smoko/contract';
import { LeaveGuard } from '../../components/forms/leave-guard.tsx';
import { Card } from '../../components/layout/card.tsx';
import {
  DetailsField,
  GenerateButton,
  LinesField,
  SaveFoot,
  TemplateField,
  TermsFields,
  WhomFields,
  WordsField,
} from './quote-fields.tsx';
import { QuoteNotes } from './quote-notes.tsx';
import { useQuoteForm } from './use-quote-form.ts';

interface Props {
  /** What it is for, or for whom. */
  job?: Project | null;
  client?: Client | null;
  onSaved: (quote: Quote) => void;
}

/** A new quote: what it is about first, then what is written from that, to be put right and kept. */
export function QuoteForm({ job = null, client: asked = null, onSaved }: Props) {
  const quoting = useQuoteForm(null, { job, client: asked }, onSaved);
  const { form, dialog, warnings, submit } = quoting;

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-6 xl:grid-cols-[26rem_1fr]">
      <LeaveGuard unsaved={dialog.dirty} />
      <Card className="grid gap-5 p-5">
        <h2 className="headline text-lg">Details</h2>
        <DetailsField form={form} />
        <WhomFields form={form} client={job?.client ?? asked} job={job} />
        <TemplateField form={form} quote={null} />
        <GenerateButton quoting={quoting} />
      </Card>
      <Card className="grid min-w-0 gap-5 p-5">
        <h2 className="headline text-lg">Generated Quote</h2>
        <QuoteNotes notes={warnings} />
        <WordsField form={form} rows={10} />
        <LinesField form={form} />
        <TermsFields form={form} />
        <SaveFoot dialog={dialog} />
      </Card>
    </form>
  );
}
