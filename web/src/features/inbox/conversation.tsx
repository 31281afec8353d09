import { type InboxItem, readInboxItem } from '@smoko/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { MailLink, PhoneLink } from '../../components/records/contact-links.tsx';
import { cn } from '../../lib/cn.ts';
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
      className="flex min-h-0 flex-1 scroll-pt-26 flex-col-reverse overflow-y-auto"
    >
      <div className="mb-auto grid grid-cols-1 gap-5 px-4 pb-24 lg:px-6">
        <header
          className={cn(
            'sticky top-0 z-10 -mx-4 flex items-start gap-1 border-line border-b px-4 py-2 lg:-mx-6 lg:px-6 lg:py-3',
            alone ? 'bg-page' : 'bg-surface',
          )}
        >
          {alone && (
            <Button variant="quiet" size="icon" asChild className="-mt-1 -ml-3">
              <Link to="/inbox" aria-label="Back to Inbox">
                <ArrowLeft aria-hidden className="size-5" />
              </Link>
            </Button>
          )}
          <div className="grid min-w-0 flex-1 gap-1 max-lg:py-1">
            <Title className="headline truncate text-xl">{name || 'Messages'}</Title>
            {person && <Contact person={person} who={who} />}
          </div>
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
    {person.email && (
      <span className="max-w-full truncate py-0.5 max-sm:max-w-36 [&>a]:inline">
        <MailLink email={person.email} />
      </span>
    )}
    {person.noTexts && <span className="font-semibold text-wait">No texts: they said stop</span>}
    {'supplier_id' in who && (
      <Link to={supplierPath(who.supplier_id)} className="py-0.5 underline underline-offset-2">
        Supplier
      </Link>
    )}
    {'client_id' in who && (
      <Link to={clientPath(who.client_id)} className="py-0.5 underline underline-offset-2">
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
