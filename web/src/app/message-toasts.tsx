import { ASSISTANTS, getAgentMessage } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Portrait } from '../components/portrait.tsx';
import { awaitedReplies } from '../features/chat/awaited.ts';
import { speechOf } from '../features/chat/speech.ts';
import { api } from '../lib/api.ts';
import { useLive } from '../lib/live.ts';
import { onScreen } from '../lib/on-screen.ts';
import { recordKeys } from '../lib/records/table.ts';
import { useSession } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';

const SHOWN_MS = 10_000;
const WORDS = 160;

/** What an assistant has written is told wherever one is (a setting), but for the conversation one is reading. */
export function MessageToasts() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const wanted = useSession().data?.notify_messages ?? false;

  const tell = async (id: string) => {
    const told = awaitedReplies();
    const message = await client.fetchQuery({
      queryKey: recordKeys.one('agent_messages', id),
      queryFn: ({ signal }) => api.call(getAgentMessage, { id }, { signal }),
    });
    const { threadId, reading } = onScreen.get();
    const looking = reading && document.visibilityState === 'visible' && threadId === message.thread_id;
    const who = ASSISTANTS.find(({ name }) => name === message.agent);
    if (looking || told.has(message.thread_id) || !who) return;
    const words = speechOf({ content: message.content, approvals: [], error: null });
    toast.message(who.name, {
      id: `message-${id}`,
      description: words.length > WORDS ? `${words.slice(0, WORDS).trimEnd()}…` : words,
      icon: <Portrait assistant={who.id} className="size-8 rounded-sm" />,
      duration: SHOWN_MS,
      action: { label: 'Open', onClick: () => void navigate(`/dashboard?thread=${message.thread_id}`) },
    });
  };

  useLive('record', ({ table, op, id }) => {
    // what cannot be fetched is in its conversation all the same
    if (wanted && table === 'agent_messages' && op === 'INSERT') tell(id).catch(() => {});
  });
  return null;
}
