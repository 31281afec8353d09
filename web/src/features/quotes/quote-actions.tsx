import type { Quote } from '@smoko/contract';
import { Download } from 'lucide-react';
import type { RowAct } from '../../components/lists/row-act.ts';
import { RowMenuActions } from '../../components/lists/row-menu-actions.tsx';
import { MakeInvoiceButton } from './make-invoice-button.tsx';
import { SendQuote } from './paper-buttons.tsx';
import { usePaper } from './use-paper.ts';

interface Props {
  quote: Quote;
  onDelete: (quote: Quote) => void;
}

/** What can be done with a quote: what is next, and a menu with the rest. One that was invoiced stays. */
export function QuoteActions({ quote, onDelete }: Props) {
  const { busy, get } = usePaper(quote.id);
  const acts: RowAct[] = [{ label: 'PDF', icon: Download, onSelect: () => void get('pdf') }];
  if (quote.template_id) acts.push({ label: 'Template', icon: Download, onSelect: () => void get('document') });
  return (
    <RowMenuActions
      name={quote.short_name}
      acts={acts}
      busy={busy !== null}
      onDelete={quote.invoiced ? undefined : () => onDelete(quote)}
    >
      <SendQuote quote={quote} size="row" />
      {quote.status === 'accepted' && <MakeInvoiceButton quote={quote} />}
    </RowMenuActions>
  );
}
