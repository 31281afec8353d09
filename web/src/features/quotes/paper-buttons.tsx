import type { Quote } from '@smoko/contract';
import { Download } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import type { ButtonSize, ButtonVariant } from '../../components/buttons/button-looks.ts';
import { SendButton } from '../../components/buttons/send-button.tsx';
import { usePaper } from './use-paper.ts';

interface Props {
  quote: { id: string; short_name: string; template_id: string | null };
}

/** A quote as PDF, and in its template where it has one. */
export function PaperButtons({ quote }: Props) {
  const { busy, get } = usePaper(quote.id);
  const button = (kind: 'pdf' | 'document', text: string) => (
    <Button busy={busy === kind} aria-label={`${text} of ${quote.short_name}`} onClick={() => void get(kind)}>
      <Download aria-hidden className="size-4" />
      {text}
    </Button>
  );
  return (
    <>
      {button('pdf', 'PDF')}
      {quote.template_id && button('document', 'Template')}
    </>
  );
}

interface SendProps {
  quote: Quote;
  onClosed?: (() => unknown) | undefined;
  size?: ButtonSize;
  variant?: ButtonVariant;
}

/** Nothing where nobody is there to send it to, or where it was answered. */
export const SendQuote = ({ quote, onClosed, size = 'md', variant = 'plain' }: SendProps) =>
  quote.client_id &&
  (quote.status === 'draft' || quote.status === 'sent') && (
    <SendButton
      paper={{ kind: 'quote', id: quote.id, name: `Quote ${quote.short_name}` }}
      size={size}
      variant={variant}
      {...(onClosed ? { onClosed } : {})}
    />
  );
