import type { Quote } from '@smoko/contract';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LeaveGuard } from '../../components/forms/leave-guard.tsx';
import { Card } from '../../components/layout/card.tsx';
import { valuesOf } from './form.ts';
import { SendQuote } from './paper-buttons.tsx';
import {
  DetailsField,
  GenerateButton,
  LinesField,
  type Quoting,
  SaveFoot,
  TemplateField,
  TermsFields,
  WhomFields,
  WordsField,
} from './quote-fields.tsx';
import { QuoteFrame } from './quote-frame.tsx';
import { QuoteNotes } from './quote-notes.tsx';
import { useQuoteForm } from './use-quote-form.ts';

interface Props {
  quote: Quote;
  onSaved: (quote: Quote) => void;
  /** Its status may be another now. */
  onSent: () => unknown;
  /** Drops what was typed for what is on file. */
  onReload: () => unknown;
}

/** A quote that may still be changed. */
export function SavedQuote({ quote, onSaved, onSent, onReload }: Props) {
  const quoting = useQuoteForm(quote, { job: null, client: null }, onSaved);
  const { form, dialog, warnings, submit } = quoting;
  const frame = useRef<HTMLFormElement>(null);
  // Enter in a field saves too: the fields are others then
  useEffect(() => {
    if (quote.version > 1 && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [quote.version]);
  useEffect(() => form.reset(valuesOf(quote, { job: null, client: null })), [form, quote]);

  return (
    <QuoteFrame
      quote={quote}
      papers={!dialog.dirty}
      first={!dialog.dirty && <SendQuote quote={quote} variant="primary" onClosed={onSent} />}
    >
      <form ref={frame} noValidate onSubmit={submit} className="min-w-0">
        <LeaveGuard unsaved={dialog.dirty} />
        <Card className="grid min-w-0 gap-5 p-5">
          {/* who is chosen is remembered by the fields: those of another version are others */}
          <div key={quote.version} className="grid min-w-0 gap-5">
            <LinesField form={form} />
            <WordsField form={form} rows={8} />
            <TermsFields form={form} />
            <div className="grid items-end gap-5 sm:grid-cols-2">
              <WhomFields form={form} client={quote.client} job={quote.project} />
              <TemplateField form={form} quote={quote} />
            </div>
          </div>
          <WriteAgain quoting={quoting} />
          <QuoteNotes notes={warnings} />
          <SaveFoot dialog={dialog} onReload={onReload} />
        </Card>
      </form>
    </QuoteFrame>
  );
}

/** From where it was written, folded away: what is on file is put right by hand more often than it is written once more. */
const WriteAgain = ({ quoting }: { quoting: Quoting }) => (
  <details className="group">
    <summary className="flex min-h-12 w-fit cursor-pointer list-none items-center gap-2 font-bold hover:underline [&::-webkit-details-marker]:hidden">
      <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
      Write It Again
    </summary>
    <div className="grid gap-3">
      <p className="text-soft text-sm">Words and lines are written from these details, in the place of those above.</p>
      <DetailsField form={quoting.form} />
      <GenerateButton quoting={quoting} quiet />
    </div>
  </details>
);
