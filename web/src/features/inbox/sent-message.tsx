import type { OutboxItem } from '@smoko/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { formatAddress, formatInstant } from '../../lib/format.ts';
import { messagesPath } from '../../lib/record-path.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useAddressWith } from './address-with.ts';
import { DraftBox } from './draft-box.tsx';
import { Again, Fate } from './outgoing.tsx';
import { whoOf } from './person.ts';
import { SentPaper } from './sent-paper.tsx';
import { WithLinks } from './with-links.tsx';
import { CHANNEL_NAMES, stateOf } from './words.ts';

/** A message as whoever got it reads it, with its paper and what became of it. */
export function SentMessage({ message, alone }: { message: OutboxItem; alone: boolean }) {
  const { channel, to, to_name, subject, body, status } = message;
  const back = useAddressWith('message', null);
  const name = to_name ?? formatAddress(to);
  const title = subject ?? `${CHANNEL_NAMES[channel]} to ${name}`;
  useEffect(() => {
    if (alone) document.title = `${title} - Smoko`;
  }, [alone, title]);
  const Title = alone ? 'h1' : 'h2';
  const written = status === 'draft' || status === 'waiting_approval';
  return (
    <article aria-label={`To ${name}`} className={alone ? 'grid gap-4' : 'grid gap-4 p-5'}>
      {alone && (
        <div>
          <Button variant="quiet" size="sm" asChild className="-ml-3">
            <Link to={back}>
              <ArrowLeft aria-hidden className="size-5" />
              Back to Sent
            </Link>
          </Button>
        </div>
      )}
      <header className="grid gap-1.5">
        <Title className="headline break-words text-xl">{title}</Title>
        <Told message={message} name={name} />
      </header>
      {written ? (
        <DraftBox draft={message} />
      ) : (
        <>
          <div
            className={
              channel === 'sms'
                ? 'max-w-md rounded-lg bg-bubble px-4 py-3 text-on-bubble'
                : 'rounded-lg border border-line bg-page p-5'
            }
          >
            <WithLinks text={body} />
          </div>
          <SentPaper message={message} />
          <Fate message={message} />
          {status === 'failed' && <Again message={message} />}
        </>
      )}
      <Conversation message={message} name={name} />
    </article>
  );
}

function Told({ message, name }: { message: OutboxItem; name: string }) {
  const zone = useTimeZone();
  const at = message.sent_at ?? message.created_at;
  const address = formatAddress(message.to);
  const state = stateOf(message);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-sm">
      <span className="min-w-0 break-words">
        To <span className="font-semibold text-ink">{name}</span>
        {name !== address && <span className="break-all"> ({address})</span>}
      </span>
      <time dateTime={at}>{formatInstant(at, zone)}</time>
      <Badge tone={state.tone}>{state.text}</Badge>
    </p>
  );
}

function Conversation({ message, name }: { message: OutboxItem; name: string }) {
  const who = whoOf(message);
  if (!who) return null;
  return (
    <div>
      <Link to={messagesPath(who)} className="inline-flex min-h-12 items-center text-link underline underline-offset-2">
        All messages with {name}
      </Link>
    </div>
  );
}
