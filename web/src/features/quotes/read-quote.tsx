import { offerWords, type Quote, quotes } from '@smoko/contract';
import { Pencil, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Section } from '../../components/layout/section.tsx';
import { gstLead, LineList } from '../../components/records/line-list.tsx';
import { notify } from '../../lib/notify.ts';
import { jobPath, newQuotePath } from '../../lib/record-path.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { MakeInvoiceButton } from './make-invoice-button.tsx';
import { QuoteFrame } from './quote-frame.tsx';
import { QuoteNotes } from './quote-notes.tsx';
import { ReferenceDialog } from './reference-dialog.tsx';

interface Props {
  quote: Quote;
  onChanged: (quote: Quote) => void;
}

/** A quote that was agreed to, to be read: why it stays, and what can be done instead. */
export function ReadQuote({ quote, onChanged }: Props) {
  const { lines, subtotal, gst, total, content } = quote;
  const words = content.aiGenerated || content.details;
  return (
    <QuoteFrame quote={quote} papers first={<MakeInvoiceButton quote={quote} onPage />}>
      <div className="grid min-w-0 gap-6">
        <Section title="Agreed">
          <QuoteNotes notes={[whyItStays(quote)]} />
          <Instead quote={quote} onChanged={onChanged} />
        </Section>
        {lines.length > 0 && (
          <Section title="Lines" lead={gstLead(gst, quote.prices_include_gst)}>
            <LineList lines={lines} subtotal={subtotal} gst={gst} total={total} wordsOf={offerWords} />
          </Section>
        )}
        {words.trim() && (
          <Section title="Quote Text">
            <p className="wrap-anywhere whitespace-pre-line">{words}</p>
          </Section>
        )}
      </div>
    </QuoteFrame>
  );
}

function whyItStays({ response, invoiced, project_id }: Quote): string {
  const variation = project_id
    ? 'Add a variation to its job for what has changed'
    : 'Make a new quote for what has changed';
  if (response?.decision === 'accepted')
    return `Its client accepted this quote, so it stays as it was accepted. ${variation}.`;
  if (invoiced) return `This quote is accepted and invoiced, so its prices stay. ${variation}.`;
  return `This quote is accepted, so its prices stay. ${variation}, or take it back to draft.`;
}

/** What can be done where its prices stay. */
function Instead({ quote, onChanged }: Props) {
  const { project, client, response, invoiced } = quote;
  const [referring, setReferring] = useState(false);
  const { mutate, isPending } = useOperation(quotes.operations.update, quotes.table);
  const takeBack = () =>
    mutate(
      { id: quote.id, version: quote.version, status: 'draft' },
      {
        onSuccess: (saved) => {
          notify.success('It Is a Draft Again', 'Its prices can be changed.');
          onChanged(saved);
        },
      },
    );
  return (
    <div className="flex flex-wrap gap-3">
      {project ? (
        <Button size="sm" asChild>
          <Link to={jobPath(project.job_number, 'money')}>
            <Plus aria-hidden className="size-4" />
            Add a Variation
          </Link>
        </Button>
      ) : (
        <Button size="sm" asChild>
          <Link to={client ? newQuotePath({ client: client.id }) : '/quick-quote'}>
            <Plus aria-hidden className="size-4" />
            New Quote
          </Link>
        </Button>
      )}
      {!invoiced && response?.decision !== 'accepted' && (
        <Button size="sm" busy={isPending} onClick={takeBack}>
          <Undo2 aria-hidden className="size-4" />
          Take Back to Draft
        </Button>
      )}
      <Button size="sm" onClick={() => setReferring(true)}>
        <Pencil aria-hidden className="size-4" />
        Customer Reference
      </Button>
      {referring && <ReferenceDialog quote={quote} onSaved={onChanged} onClose={() => setReferring(false)} />}
    </div>
  );
}
