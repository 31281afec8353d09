import { type Assistant, listAgentMessages } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/empty.tsx';
import { ListState } from '../../components/list-state.tsx';
import { formatInstant } from '../../lib/format.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';
import { nameOf } from './api.ts';

/** As many as a profile shows (specified). */
const LAST = 20;

export function Messages({ agent, total }: { agent: Assistant; total: number | undefined }) {
  const list = useView('agent_messages', listAgentMessages, { agent: nameOf(agent.id), limit: LAST });
  const timeZone = useTimeZone();
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
          <li key={message.id} className="px-1 py-3">
            <p className="whitespace-pre-line break-words">{message.content}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 text-faint text-sm">
              <time dateTime={message.created_at}>{formatInstant(message.created_at, timeZone)}</time>
              <Link
                to={`/dashboard?thread=${message.thread_id}`}
                className="-my-1.5 inline-block py-2 text-link underline underline-offset-2"
              >
                Open conversation
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </ListState>
  );
}
