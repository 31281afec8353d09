import { listOutbox } from '@smoko/contract';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Card } from '../../components/layout/card.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { Filters } from '../../components/lists/filters.tsx';
import { RecordList } from '../../components/lists/record-list.tsx';
import { useIsDesktop } from '../../lib/media.ts';
import { listInput, oneOf } from '../../lib/records/list-input.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { useAddressWith } from './address-with.ts';
import { SentMessage } from './sent-message.tsx';
import { SentRow } from './sent-row.tsx';
import { CHANNEL_FILTER, STATES } from './words.ts';

const CHOICES = Object.fromEntries(Object.entries(STATES).map(([name, { text }]) => [name, text])) as Record<
  keyof typeof STATES,
  string
>;

/** What went to clients and suppliers, or waits to, as a mailbox; on a desktop the one that is open stands beside it. */
export function Sent() {
  const desktop = useIsDesktop();
  const [params] = useSearchParams();
  // its own parameter: the people beside it are searched by another
  const { values, set, any, narrowing, clear } = useListFilters('words', ['status', 'channel']);
  const status = oneOf(CHOICES, values.status);
  const channel = oneOf(CHANNEL_FILTER, values.channel);
  const list = useView('outbox', listOutbox, {
    about: 'business',
    ...listInput({ q: values.words, status, channel }),
  });
  const asked = params.get('message');
  const open = list.data?.find(({ id }) => id === asked);
  const back = useAddressWith('message', null);
  if (open && !desktop) return <SentMessage key={open.id} message={open} alone />;
  // thrown away, or too far back to be among those that were fetched
  if (asked && !desktop && list.data) return <Navigate to={back} replace />;
  const messages = (
    <section aria-label="Sent messages" className="min-w-0">
      <RecordList
        query={list}
        filtered={any}
        filters={
          <Filters
            search="Search sent messages"
            q={values.words}
            onSearch={(text) => set('words', text)}
            narrowing={narrowing}
            clear={clear}
          >
            <FilterSelect
              label="Status"
              all="All messages"
              options={CHOICES}
              value={status}
              onChange={(next) => set('status', next)}
            />
            <FilterSelect
              label="How it went"
              all="Texts and emails"
              options={CHANNEL_FILTER}
              value={channel}
              onChange={(next) => set('channel', next)}
            />
          </Filters>
        }
        noMatch={{ title: 'None of these', hint: 'Try another name or word, or show all messages.' }}
        none={{
          title: 'Nothing sent yet',
          hint: 'Texts and emails to clients and suppliers are kept here, with what became of them.',
          say: 'Text Priya that I am running 20 minutes late',
        }}
      >
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-lift">
          {list.data?.map((message) => (
            <SentRow key={message.id} message={message} open={desktop && message.id === open?.id} />
          ))}
        </ul>
      </RecordList>
    </section>
  );
  if (!desktop || !list.data?.length) return messages;
  return (
    <div className="grid grid-cols-[minmax(22rem,2fr)_3fr] items-start gap-6">
      {messages}
      <Card className="sticky top-3 min-h-96 min-w-0">
        {open ? (
          <SentMessage key={open.id} message={open} alone={false} />
        ) : (
          <div className="p-6">
            <Empty title="Choose a message" hint="It reads here as it was sent, with its paper." />
          </div>
        )}
      </Card>
    </div>
  );
}
