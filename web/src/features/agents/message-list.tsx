import { type Assistant, listAgentMessages } from '@smoko/contract';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { useView } from '../../lib/records/use-list.ts';
import { nameOf } from './api.ts';
import { MessageLine } from './message-line.tsx';

/** As many as a profile shows (specified). */
const LAST = 20;

export function Messages({ agent, total }: { agent: Assistant; total: number | undefined }) {
  const list = useView('agent_messages', listAgentMessages, { agent: nameOf(agent.id), limit: LAST });
  return (
    // the last ones only: the conversations have the rest
    <ListState
      query={{ ...list, hasNextPage: false }}
      empty={<Empty title="No Messages Yet" hint={`What ${agent.name} writes turns up here.`} say="Show me my jobs" />}
    >
      {total !== undefined && total > LAST && (
        <p className="text-faint text-sm">
          The last {LAST} of {total.toLocaleString('en-AU')}.
        </p>
      )}
      <ul className="divide-y divide-line">
        {list.data?.slice(0, LAST).map((message) => (
          <MessageLine key={message.id} message={message} whole />
        ))}
      </ul>
    </ListState>
  );
}
