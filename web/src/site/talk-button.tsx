import { MessageCircle } from 'lucide-react';
import { buttonLooks } from '../components/buttons/button-looks.ts';

/** Bottom right on every page: leads to the visitor chat. */
export const TalkButton = () => (
  <a
    href="/talk"
    data-script="talk"
    aria-label="Talk to AI Assistant"
    className={buttonLooks('primary', 'sm', 'fixed bottom-4 right-4 z-30 rounded-full hover:-translate-y-0.5')}
  >
    <MessageCircle aria-hidden className="size-5" />
    <span aria-hidden>Talk to AI Agent</span>
  </a>
);
