import { MessageCircle } from 'lucide-react';
import { buttonLooks } from '../components/buttons/button-looks.ts';

/** Bottom right on every page: leads to the visitor chat. On a phone it is its sign alone, so that it covers little of what is read. */
export const TalkButton = () => (
  <a
    href="/talk"
    data-script="talk"
    aria-label="Talk to AI Assistant"
    className={buttonLooks(
      'primary',
      'sm',
      'fixed right-4 bottom-4 z-30 hover:-translate-y-0.5 max-sm:size-12 max-sm:px-0',
    )}
  >
    <MessageCircle aria-hidden className="size-5" />
    <span aria-hidden className="max-sm:sr-only">
      Talk to AI Agent
    </span>
  </a>
);
