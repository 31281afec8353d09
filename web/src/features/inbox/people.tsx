import { type Correspondence, listCorrespondence } from '@smoko/contract';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { Filters } from '../../components/lists/filters.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { cn } from '../../lib/cn.ts';
import { formatAddress, formatInstant } from '../../lib/format.ts';
import { messagesPath } from '../../lib/record-path.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { ChannelIcon } from './channel-icon.tsx';
import { type Who, whoOf } from './person.ts';

const SHOWN = { unread: 'Unread' } as const;

interface Props {
  /** Whose conversation is open. */
  who: Who | null;
  /** It stands beside that conversation, as high as it. */
  beside?: boolean;
}

/** They scroll by themselves, below their search: the conversation beside them stays where it is. */
const BESIDE = 'flex max-h-full flex-col *:last:min-h-0 *:last:auto-rows-max *:last:overflow-y-auto *:last:rounded-lg';

/** Who wrote or was written to, the latest first. */
export function People({ who, beside = false }: Props) {
  const { values, set, any, narrowing, clear } = useListFilters('q', ['show']);
  const unread = values.show === 'unread';
  const list = useView('correspondence', listCorrespondence, {
    ...(values.q ? { q: values.q } : {}),
    ...(unread ? { unread: 'true' as const } : {}),
  });
  const open = who && messagesPath(who);
  const narrow = any || (list.data?.length ?? 0) > 0;
  return (
    <section aria-label="People" className={cn('min-w-0', beside && BESIDE)}>
      {narrow && (
        <Filters
          search="Search people"
          q={values.q}
          onSearch={(text) => set('q', text)}
          narrowing={narrowing}
          clear={clear}
        >
          <FilterSelect
            label="Show"
            all="All messages"
            options={SHOWN}
            value={unread ? 'unread' : ''}
            onChange={(next) => set('show', next)}
          />
        </Filters>
      )}
      <ListState query={list} empty={any ? <NoMatch /> : <Nobody />}>
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-lift">
          {list.data?.map((one) => (
            <Row key={one.id} one={one} open={open} />
          ))}
        </ul>
      </ListState>
    </section>
  );
}

function Row({ one, open }: { one: Correspondence; open: string | null }) {
  const zone = useTimeZone();
  const { contact, last, unread } = one;
  const path = messagesPath(
    whoOf({
      client_id: contact.kind === 'client' ? contact.id : null,
      supplier_id: contact.kind === 'supplier' ? contact.id : null,
      correspondence_id: one.id,
    }) as Who,
  );
  const here = path === open;
  return (
    <li>
      <Link
        to={path}
        aria-current={here ? 'page' : undefined}
        className={cn(
          'relative flex items-start gap-3 px-4 py-3 hover:bg-sunken',
          here && 'bg-amber-wash hover:bg-amber-wash',
        )}
      >
        <ChannelIcon channel={one.channel} className="mt-0.5 size-5 shrink-0 text-soft" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className={cn('truncate', unread > 0 ? 'font-extrabold' : 'font-semibold')}>
              {contact.kind === 'unknown' ? contact.name || formatAddress(one.address) : contact.name}
            </span>
            <time dateTime={last.at} className="shrink-0 text-faint text-xs">
              {formatInstant(last.at, zone).replace(/^\S+ /, '')}
            </time>
          </span>
          <span className={cn('mt-0.5 flex items-center gap-2 text-sm', unread > 0 ? 'text-ink' : 'text-soft')}>
            <span className="min-w-0 flex-1 truncate">
              {last.direction === 'out' && 'You: '}
              {last.text}
            </span>
            {unread > 0 && (
              <span className="inline-grid min-w-5 shrink-0 place-items-center rounded-full bg-amber px-1.5 font-bold text-on-amber text-xs leading-5">
                {unread}
                <span className="sr-only"> unread</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

const NoMatch = () => <Empty title="Nobody matches that" hint="Try another name or number, or show all messages." />;

const Nobody = () => (
  <Empty
    title="No messages yet"
    hint="When a client texts or emails you, it lands here, read by your team, with an answer ready to send. Connect your number and your address first."
    action={
      <Button variant="primary" asChild>
        <Link to="/settings/messages">
          <MessagesSquare aria-hidden className="size-5" />
          Set Up Messages
        </Link>
      </Button>
    }
  />
);
