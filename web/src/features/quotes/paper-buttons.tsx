import type { Quote } from '@smoko/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { SendButton } from '../../components/buttons/send-button.tsx';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';

interface Props {
  quote: { id: string; quote_number: string; template_id: string | null };
}

/** A quote as PDF, and in its template where it has one. */
export function PaperButtons({ quote }: Props) {
  const [busy, setBusy] = useState<string | null>(null);
  const get = async (kind: 'pdf' | 'document') => {
    setBusy(kind);
    await download(`/api/quotes/${quote.id}/${kind}`).catch((error: unknown) => notify.failure(error));
    setBusy(null);
  };
  const button = (kind: 'pdf' | 'document', text: string) => (
    <Button
      size="sm"
      busy={busy === kind}
      aria-label={`${text} of ${quote.quote_number}`}
      onClick={() => void get(kind)}
    >
      <Download aria-hidden className="size-4" />
      {text}
    </Button>
  );
  return (
    <div className="grid gap-2">
      {button('pdf', 'PDF')}
      {quote.template_id && button('document', 'Template')}
    </div>
  );
}

/** Nothing where nobody is there to send it to, or where it was answered. */
export const SendQuote = ({ quote, onClosed }: { quote: Quote; onClosed?: (() => unknown) | undefined }) =>
  quote.client_id &&
  (quote.status === 'draft' || quote.status === 'sent') && (
    <SendButton
      paper={{ kind: 'quote', id: quote.id, name: `Quote ${quote.quote_number}` }}
      {...(onClosed ? { onClosed } : {})}
    />
  );
