import type { Variation } from '@smoko/contract';
import { Check, Undo2, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { PdfButton } from '../../components/buttons/pdf-button.tsx';
import { SendButton } from '../../components/buttons/send-button.tsx';
import { RowActions } from '../../components/lists/row-actions.tsx';
import { PublicLink } from '../../components/records/public-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { formatInstant, formatMoney } from '../../lib/format.ts';

interface Props {
  variation: Variation;
  timeZone: string;
  onStatus: (status: Variation['status']) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A variation with what can be done about it as it stands. */
export function VariationRow({ variation, timeZone, onStatus, onEdit, onDelete }: Props) {
  const { id, variation_number: number, description, total, status, client_id, link, response } = variation;
  const name = `Variation ${number}`;
  const row = useRef<HTMLElement>(null);
  const become = (next: Variation['status']) => {
    onStatus(next);
    // its button goes: the keyboard goes on from here
    row.current?.focus();
  };
  const isOpen = status === 'draft' || status === 'sent';
  return (
    <li className="py-4">
      <article
        ref={row}
        tabIndex={-1}
        aria-labelledby={`variation-${id}`}
        className="grid grid-cols-1 gap-2 outline-none"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h4 id={`variation-${id}`} className="flex items-center gap-2 font-bold">
            {number}
            <StatusBadge status={status} />
          </h4>
          <p className="ml-auto font-bold tabular-nums">{formatMoney(total)}</p>
        </div>
        <p className="whitespace-pre-line break-words">{description}</p>
        {response && (
          <p className="break-words text-soft text-sm">
            {response.name} {response.decision} it, {formatInstant(response.at, timeZone)}
            {response.reason && `: ${response.reason}`}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {isOpen && client_id && <SendButton paper={{ kind: 'variation', id, name }} />}
          {status !== 'accepted' && (
            <Button size="sm" onClick={() => become('accepted')} aria-label={`${name} was accepted`}>
              <Check aria-hidden className="size-4" />
              Accepted
            </Button>
          )}
          {isOpen && (
            <Button size="sm" onClick={() => become('declined')} aria-label={`${name} was declined`}>
              <X aria-hidden className="size-4" />
              Declined
            </Button>
          )}
          {status !== 'draft' && !response && (
            <Button size="sm" onClick={() => become('draft')} aria-label={`Take back ${name}`}>
              <Undo2 aria-hidden className="size-4" />
              Take Back
            </Button>
          )}
          <PdfButton path={`/api/variations/${id}/pdf`} label={`PDF of ${name}`}>
            PDF
          </PdfButton>
          {status === 'draft' && (
            <div className="ml-auto">
              <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
            </div>
          )}
        </div>
        {status === 'sent' && link && <PublicLink link={link} paper={{ kind: 'variation', id, name }} />}
      </article>
    </li>
  );
}
