import type { DraftCard as Card } from '@smoko/contract';
import { useId } from 'react';
import { Badge, type Tone } from '../../indicators/badge.tsx';
import { useDecidedFocus } from '../use-decided-focus.ts';
import { DraftForm } from './draft-form.tsx';
import type { DraftActions } from './use-decide-draft.ts';

const decided: Record<Exclude<Card['status'], 'open'>, { tone: Tone; text: string }> = {
  saved: { tone: 'good', text: 'Saved' },
  discarded: { tone: 'idle', text: 'Discarded' },
  expired: { tone: 'idle', text: 'Expired' },
};

/** A record that an assistant has drafted, which the user can correct and save. */
export function DraftCard({ card, actions }: { card: Card; actions: DraftActions }) {
  const open = card.status === 'open';
  const headingId = useId();
  const frame = useDecidedFocus(open);
  return (
    <section
      ref={frame}
      aria-labelledby={headingId}
      className={`rounded-lg border-2 border-dashed bg-surface p-4 ${open ? 'border-edge shadow-lift' : 'border-line'}`}
    >
      <p className="flex items-center justify-between gap-3">
        <span className="eyebrow text-soft">{open ? 'Check before saving' : 'Draft'}</span>
        {card.status !== 'open' && <Badge tone={decided[card.status].tone}>{decided[card.status].text}</Badge>}
      </p>
      <h3 id={headingId} className="mt-1.5 break-words font-bold text-lg leading-snug">
        {card.summary}
      </h3>
      {open && <DraftForm card={card} actions={actions} headingId={headingId} />}
    </section>
  );
}
