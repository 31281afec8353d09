import { type InboxItem, readInboxItem } from '@smoko/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { MailLink, PhoneLink } from '../../components/records/contact-links.tsx';
import { formatAddress } from '../../lib/format.ts';
import { clientPath, supplierPath } from '../../lib/record-path.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { hasOutcome } from './incoming.tsx';
import { MessageDays } from './message-days.tsx';
import { type Person, usePerson, type Who } from './person.ts';
import { type Message, useHistory } from './use-history.ts';
import { useInboxItem } from './use-inbox-item.ts';
import { WriteBox } from './write-box.tsx';

interface Props {
  who: Who;
  /** On a phone it is the page itself. */
  alone: boolean;
}

/** All that was written to and fro with one person. It opens at its end. */
export function Conversation({ who, alone }: Props) {
  const person = usePerson(who);
  const { query, messages } = useHistory(who);
  const name = person?.name ?? nameIn(messages);
  useRead(messages);
  const list = useLatest(messages);
  useEffect(() => {
    if (alone && name) document.title = `${name} - Smoko`;
  }, [alone, name]);
  const Title = alone ? 'h1' : 'h2';
  return (
    // laid out from its end: it opens there, and stays there as messages come
    <section
      aria-label={name ? `Messages with ${name}` : 'Messages'}
      ref={list}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto"
    >
      <div className="mb-auto grid grid-cols-1 gap-5 px-4 pt-3 pb-24 lg:px-6">
        <header className="grid gap-1">
          {alone && (
            <div>
              <Button variant="quiet" size="sm" asChild className="-ml-3">
                <Link to="/inbox">
                  <ArrowLeft aria-hidden className="size-5" />
                  Back to Inbox
                </Link>
              </Button>
            </div>
          )}
          <Title className="headline break-words text-xl">{name || 'Messages'}</Title>
          {person && <Contact person={person} who={who} />}
          {alone && <h2 className="sr-only">What was written</h2>}
        </header>
        {query.isPending ? (
          <div role="status" aria-label="Loading">
            <Skeleton className="h-60 w-full" />
          </div>
        ) : !messages ? (
          <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
        ) : (
          <>
            {query.hasNextPage && (
              <div className="text-center">
                <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Earlier Messages
                </Button>
              </div>
            )}
            {messages.length === 0 ? (
              <p className="rounded-lg border-2 border-line border-dashed p-6 text-center text-soft">
                Nothing written yet. The first message can be yours.
              </p>
            ) : (
              <MessageDays messages={messages} />
            )}
            <WriteBox
              drafted={drafted(messages)}
              who={who}
              person={person}
              last={lastOf(messages)}
              lately={messages.at(-1)?.message.channel ?? null}
            />
          </>
        )}
      </div>
    </section>
  );
}

const Contact = ({ person, who }: { person: Person; who: Who }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft text-sm">
    {person.phone && <PhoneLink phone={formatAddress(person.phone)} />}
    {person.email && <MailLink email={person.email} />}
    {person.noTexts && <span className="font-semibold text-wait">No texts: they said stop</span>}
    {'supplier_id' in who && (
      <Link to={supplierPath(who.supplier_id)} className="underline underline-offset-2">
        Supplier
      </Link>
    )}
    {'client_id' in who && (
      <Link to={clientPath(who.client_id)} className="underline underline-offset-2">
        Client
      </Link>
    )}
  </p>
);

/** Of somebody who is not on file. */
function nameIn(messages: readonly Message[] | undefined): string {
  const latest = messages?.findLast(({ direction }) => direction === 'in') ?? messages?.at(-1);
  if (!latest) return '';
  if (latest.direction === 'out') return formatAddress(latest.message.to);
  return latest.message.from_name || latest.message.contact.name || formatAddress(latest.message.from);
}

function lastOf(messages: readonly Message[]): Partial<Record<InboxItem['channel'], InboxItem>> {
  const last: Partial<Record<InboxItem['channel'], InboxItem>> = {};
  for (const one of messages) if (one.direction === 'in') last[one.message.channel] = one.message;
  return last;
}

/** An answer is written already. */
const drafted = (messages: readonly Message[]): boolean => {
  const last = messages.at(-1);
  return last?.direction === 'in' && last.message.draft_id !== null;
};

/** What is on the screen has been read. */
function useRead(messages: readonly Message[] | undefined): void {
  const { mutate } = useOperation(readInboxItem, 'inbox');
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const one of messages ?? []) {
      if (one.direction === 'out' || one.message.read_at || told.current.has(one.message.id)) continue;
      told.current.add(one.message.id);
      mutate({ id: one.message.id });
    }
  }, [messages, mutate]);
}

/** What came last is read from its beginning, although a proposal and an answer stand below it. */
function useLatest(messages: readonly Message[] | undefined) {
  const list = useRef<HTMLElement>(null);
  const last = messages?.at(-1);
  const waits = last?.direction === 'in' && hasOutcome(last.message) ? last.message.id : null;
  const ready = useInboxItem(waits).data !== undefined && waits !== null;
  useEffect(() => {
    if (ready) list.current?.querySelector('[data-message]:last-child')?.scrollIntoView({ block: 'start' });
  }, [ready]);
  return list;
}
