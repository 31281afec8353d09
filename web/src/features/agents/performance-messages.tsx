import { ASSISTANT_NAMES, listAgentMessages } from '@smoko/contract';
import { Card } from '../../components/layout/card.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { Filters } from '../../components/lists/filters.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { listInput, oneOf } from '../../lib/records/list-input.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { useMessageCount } from './api.ts';
import { MessageLine } from './message-line.tsx';

const AGENTS = Object.fromEntries(ASSISTANT_NAMES.map((name) => [name, name])) as Record<
  (typeof ASSISTANT_NAMES)[number],
  string
>;
const TYPES = { admin: 'Admin', finance: 'Finance', procurement: 'Procurement' } as const;

/** Everything the assistants wrote, narrowed by who, which job and what about. */
export function PerformanceMessages() {
  const { values, set, any, narrowing, clear } = useListFilters('job', ['agent', 'task_type']);
  const agent = oneOf(AGENTS, values.agent);
  const task_type = oneOf(TYPES, values.task_type);
  const input = listInput({ agent, task_type, job: values.job });
  const list = useView('agent_messages', listAgentMessages, input);
  const counts = useMessageCount(input).data;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="headline mb-3 text-lg">
        Messages
      </h2>
      <Filters
        search="Search by job"
        q={values.job}
        onSearch={(text) => set('job', text)}
        narrowing={narrowing}
        clear={clear}
      >
        <FilterSelect
          label="Agent"
          all="All agents"
          options={AGENTS}
          value={agent}
          onChange={(next) => set('agent', next)}
        />
        <FilterSelect
          label="Task type"
          all="All task types"
          options={TYPES}
          value={task_type}
          onChange={(next) => set('task_type', next)}
        />
      </Filters>
      <p role="status" className="mb-2 min-h-6 text-soft text-sm">
        {counts &&
          `Showing ${counts.shown.toLocaleString('en-AU')} of ${counts.total.toLocaleString('en-AU')} messages`}
      </p>
      <Card className="px-4 py-1">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard */}
        <section aria-label="Message list" tabIndex={0} className="max-h-96 overflow-y-auto rounded-md">
          <ListState
            query={list}
            empty={
              <div className="py-3">
                <Empty
                  title="No messages match your current filters."
                  {...(any ? {} : { hint: 'What your team writes turns up here.', say: 'Show me my jobs' })}
                />
              </div>
            }
          >
            <ul className="divide-y divide-line">
              {list.data?.map((message) => (
                <MessageLine key={message.id} message={message} named />
              ))}
            </ul>
          </ListState>
        </section>
      </Card>
    </section>
  );
}
