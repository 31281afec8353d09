import { type OutboxItem, sendDraft } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { formatAddress, formatClock, formatInstant } from '../../lib/format.ts';
import { notifySent } from '../../lib/notify-sent.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useTimeZone } from '../../lib/session.ts';
import { ChannelIcon } from './channel-icon.tsx';
import { DraftBox } from './draft-box.tsx';
import { pathTo, whoOf } from './person.ts';
import { STATES } from './words.ts';
import { WordsShown } from './words-shown.tsx';

interface Props {
  message: OutboxItem;
  /** In a list of all: to whom it went, and when in full. */
  named?: boolean;
}

/** What went out, or would, and what became of it. */
export function Outgoing({ message, named = false }: Props) {
  const zone = useTimeZone();
  const { channel, to, subject, body, status, transport, reason, not_before } = message;
  const at = message.sent_at ?? message.created_at;
  const state = STATES[status];
  const address = formatAddress(to);
  if (status === 'draft' || status === 'waiting_approval') return <DraftBox draft={message} />;
  return (
    <article
      aria-label={`To ${address}`}
      className={named ? 'rounded-lg border border-line bg-surface p-4 shadow-lift' : 'ml-8 sm:ml-16'}
    >
      {named && (
        <p className="mb-2 flex items-center gap-2 font-bold">
          <ChannelIcon channel={channel} />
          <span className="min-w-0 break-all">{address}</span>
        </p>
      )}
      <div className={named ? '' : 'rounded-lg bg-bubble px-4 py-3 text-on-bubble'}>
        {subject && <p className="mb-1 break-words font-bold">{subject}</p>}
        <WordsShown text={body} />
      </div>
      <div
        className={`mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-faint text-sm ${named ? '' : 'justify-end'}`}
      >
        {!named && <ChannelIcon channel={channel} className="size-4 shrink-0" />}
        <time dateTime={at}>{(named ? formatInstant : formatClock)(at, zone)}</time>
        <Badge tone={state.tone}>{state.text}</Badge>
        {named && <ToConversation message={message} />}
      </div>
      <Fate message={message}>
        {reason}
        {status === 'queued' && not_before && ` Goes ${formatInstant(not_before, zone)}.`}
        {transport === 'development' &&
          status === 'sent' &&
          'Kept in the development outbox. Nobody outside received it.'}
      </Fate>
      {status === 'failed' && <Again message={message} />}
    </article>
  );
}

const Fate = ({ message, children }: { message: OutboxItem; children: React.ReactNode }) => (
  <p
    className={`mt-1 break-words text-sm empty:hidden ${message.status === 'failed' ? 'font-semibold text-bad' : 'text-faint'}`}
  >
    {children}
  </p>
);

function Again({ message }: { message: OutboxItem }) {
  const send = useOperation(sendDraft, 'outbox');
  return (
    <Button
      size="sm"
      className="mt-2"
      busy={send.isPending}
      onClick={() => send.mutate({ id: message.id }, { onSuccess: notifySent })}
    >
      Try Again
    </Button>
  );
}

function ToConversation({ message }: { message: OutboxItem }) {
  const who = whoOf(message);
  if (!who) return null;
  return (
    <Link to={pathTo(who)} className="inline-flex min-h-12 items-center text-link underline underline-offset-2">
      Conversation
    </Link>
  );
}
