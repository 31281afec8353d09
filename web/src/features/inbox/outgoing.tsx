import { NOT_SENT_NOTE, type OutboxItem, sendDraft } from '@smoko/contract';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { formatAddress, formatClock, formatInstant } from '../../lib/format.ts';
import { notifySent } from '../../lib/notify-sent.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useTimeZone } from '../../lib/session.ts';
import { ChannelIcon } from './channel-icon.tsx';
import { DraftBox } from './draft-box.tsx';
import { stateOf } from './words.ts';
import { WordsShown } from './words-shown.tsx';

/** What went out in a conversation, or would, and what became of it. */
export function Outgoing({ message }: { message: OutboxItem }) {
  const zone = useTimeZone();
  const { channel, to, subject, body, status } = message;
  const at = message.sent_at ?? message.created_at;
  const state = stateOf(message);
  if (status === 'draft' || status === 'waiting_approval') return <DraftBox draft={message} />;
  return (
    <article aria-label={`To ${formatAddress(to)}`} className="ml-8 sm:ml-16">
      <div className="rounded-lg bg-bubble px-4 py-3 text-on-bubble">
        {subject && <p className="mb-1 break-words font-bold">{subject}</p>}
        <WordsShown text={body} />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-faint text-sm">
        <ChannelIcon channel={channel} className="size-4 shrink-0" />
        <time dateTime={at}>{formatClock(at, zone)}</time>
        <Badge tone={state.tone}>{state.text}</Badge>
      </div>
      <Fate message={message} />
      {status === 'failed' && <Again message={message} />}
    </article>
  );
}

/** Why it waits or did not go, and whether anybody outside got it. */
export function Fate({ message: { status, reason, not_before, transport } }: { message: OutboxItem }) {
  const zone = useTimeZone();
  return (
    <p
      className={`mt-1 break-words text-sm empty:hidden ${status === 'failed' ? 'font-semibold text-bad' : 'text-faint'}`}
    >
      {reason}
      {status === 'queued' && not_before && ` Goes ${formatInstant(not_before, zone)}.`}
      {transport === 'development' && status === 'sent' && `${NOT_SENT_NOTE}.`}
    </p>
  );
}

export function Again({ message }: { message: OutboxItem }) {
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
