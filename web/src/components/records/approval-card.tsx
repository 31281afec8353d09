import type { ApprovalCard as Card } from '@smoko/contract';
import { type ReactNode, useId, useState } from 'react';
import { formatInstant } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Button } from '../buttons/button.tsx';
import { Badge, type Tone } from '../indicators/badge.tsx';
import { useDecidedFocus } from './use-decided-focus.ts';

const decided: Record<Exclude<Card['status'], 'pending'>, { tone: Tone; text: string }> = {
  approved: { tone: 'good', text: 'Approved' },
  rejected: { tone: 'idle', text: 'Rejected' },
  expired: { tone: 'idle', text: 'Expired' },
  replaced: { tone: 'idle', text: 'Replaced' },
  failed: { tone: 'bad', text: 'Approved, but it did not work' },
};

export type Decide = (id: string, decision: 'approve' | 'reject') => Promise<void>;

interface Props {
  card: Omit<Card, 'replaced_with'> & { replaced_with?: string | null };
  decide: Decide;
  /** Further details, such as who asked and who decided. */
  children?: ReactNode;
}

/** A request for approval: what would happen, in full, and the buttons to decide. */
export function ApprovalCard({ card, decide, children }: Props) {
  const pending = card.status === 'pending';
  const headingId = useId();
  const frame = useDecidedFocus(pending);
  return (
    <section
      ref={frame}
      aria-labelledby={headingId}
      className={`overflow-hidden rounded-lg border-2 bg-surface ${pending ? 'border-edge shadow-lift' : 'border-line'}`}
    >
      {pending && <div aria-hidden className="hazard h-2" />}
      <div className="p-4">
        <p className="flex items-center justify-between gap-3">
          <span className="eyebrow text-soft">{pending ? 'Needs your OK' : 'Decided'}</span>
          {card.status !== 'pending' && <Badge tone={decided[card.status].tone}>{decided[card.status].text}</Badge>}
        </p>
        <h3 id={headingId} className="mt-1.5 break-words font-bold text-lg leading-snug">
          {card.summary}
        </h3>
        {card.details.length > 0 && (
          <ul className="mt-3 grid gap-1.5 rounded-md bg-sunken px-3.5 py-3 text-sm">
            {card.details.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
              <li key={i} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
          </ul>
        )}
        {card.replaced_with && (
          <p className="mt-3 break-words text-sm">
            <span className="font-semibold">Replaced by something newer:</span> {card.replaced_with}
          </p>
        )}
        {children}
        {pending && <Decision card={card} decide={decide} headingId={headingId} />}
      </div>
    </section>
  );
}

function Decision({ card, decide, headingId }: Pick<Props, 'card' | 'decide'> & { headingId: string }) {
  const zone = useTimeZone();
  const [busy, setBusy] = useState<'approve' | 'reject' | null>(null);
  const choose = async (decision: 'approve' | 'reject') => {
    setBusy(decision);
    await decide(card.approval_id, decision);
    setBusy(null);
  };
  const common = {
    disabled: busy !== null,
    'aria-describedby': headingId,
    className: 'flex-1 sm:flex-none sm:min-w-0 sm:px-8',
  };
  return (
    <>
      <p className="mt-3 text-faint text-sm">
        {card.expires_at ? `Expires ${formatInstant(card.expires_at, zone)}` : 'Stays here until you decide.'}
      </p>
      <div className="mt-3 flex gap-3">
        <Button {...common} variant="primary" busy={busy === 'approve'} onClick={() => void choose('approve')}>
          Approve
        </Button>
        <Button {...common} busy={busy === 'reject'} onClick={() => void choose('reject')}>
          Reject
        </Button>
      </div>
    </>
  );
}
