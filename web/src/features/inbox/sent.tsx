import { listOutbox } from '@smoko/contract';
import { Empty } from '../../components/lists/empty.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { oneOf } from '../../lib/records/list-input.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { Outgoing } from './outgoing.tsx';
import { STATES } from './words.ts';

const CHOICES = Object.fromEntries(Object.entries(STATES).map(([name, { text }]) => [name, text])) as Record<
  keyof typeof STATES,
  string
>;

/** Everything that went to people outside, or waits to. */
export function Sent() {
  const { values, set } = useFilters(['status'] as const);
  const status = oneOf(CHOICES, values.status);
  const list = useView('outbox', listOutbox, status ? { status } : {});
  return (
    <section aria-label="Sent messages" className="grid max-w-3xl grid-cols-1 gap-4">
      <div className="flex sm:max-w-72">
        <FilterSelect
          label="Status"
          all="All messages"
          options={CHOICES}
          value={status}
          onChange={(next) => set('status', next)}
        />
      </div>
      <ListState
        query={list}
        empty={
          status ? (
            <Empty title="None of these" hint="Nothing has this status right now." />
          ) : (
            <Empty
              title="Nothing sent yet"
              hint="Texts and e-mails to clients and suppliers are kept here, with what became of them."
              say="Text Priya that I am running 20 minutes late"
            />
          )
        }
      >
        <ul className="grid grid-cols-1 gap-3">
          {list.data?.map((message) => (
            <li key={message.id}>
              <Outgoing message={message} named />
            </li>
          ))}
        </ul>
      </ListState>
    </section>
  );
}
