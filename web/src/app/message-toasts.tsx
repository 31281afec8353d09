import { ASSISTANTS, type AssistantId, assistantName, getAgentMessage, getApproval } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Portrait } from '../components/indicators/portrait.tsx';
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
/** A phone shows it over the top of the page: two lines of it leave the title and what stands below in sight. */
const TWO_LINES = { description: 'max-lg:line-clamp-2' };

const short = (words: string) => (words.length > WORDS ? `${words.slice(0, WORDS).trimEnd()}…` : words);

interface Told {
  id: string;
  who: AssistantId;
  words: string;
  threadId: string | null;
}

/** What an assistant has written is told wherever one is (a setting), but for the conversation one is reading. */
export function MessageToasts() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const wanted = useSession().data?.notices ?? 'none';

  const tell = async (found: Promise<Told | null>) => {
    const awaited = awaitedReplies();
    const told = await found;
    if (!told) return;
    const { id, who, words, threadId } = told;
    const { threadId: open, reading } = onScreen.getState();
    const looking = reading && document.visibilityState === 'visible' && threadId === open;
    if (looking || (threadId && awaited.has(threadId))) return;
    toast.message(assistantName(who), {
      id: `message-${id}`,
      description: short(words),
      icon: <Portrait assistant={who} className="size-8 rounded-sm" />,
      duration: SHOWN_MS,
      classNames: TWO_LINES,
      position: 'top-right',
      action: {
        label: 'Open',
        onClick: () => void navigate(threadId ? `/dashboard?thread=${threadId}` : '/approvals'),
      },
    });
  };

  const message = async (id: string): Promise<Told | null> => {
    const { agent, thread_id, content } = await client.fetchQuery({
      queryKey: recordKeys.one('agent_messages', id),
      queryFn: ({ signal }) => api.call(getAgentMessage, { id }, { signal }),
    });
    const who = ASSISTANTS.find(({ name }) => name === agent)?.id;
    return who ? { id, who, words: speechOf({ content, approvals: [], error: null }), threadId: thread_id } : null;
  };

  const question = async (id: string): Promise<Told> => {
    const { assistant, thread_id, summary } = await client.fetchQuery({
      queryKey: recordKeys.one('approvals', id),
      queryFn: ({ signal }) => api.call(getApproval, { id }, { signal }),
    });
    return { id, who: assistant, words: `Needs your OK: ${summary}`, threadId: thread_id };
  };

  /** From outside: told once it has been read for the tradie. */
  const fresh = useRef(new Set<string>());
  const tellInbox = async (id: string) => {
    const { inboxNotice } = await import('./inbox-notice.ts');
    const notice = await inboxNotice(client, id);
    if (!notice || !fresh.current.delete(id) || location.pathname === '/inbox') return;
    toast.message(notice.title, {
      id: `inbox-${id}`,
      description: short(notice.words),
      duration: SHOWN_MS,
      classNames: TWO_LINES,
      position: 'top-right',
      action: { label: 'Open', onClick: () => void navigate(notice.path) },
    });
  };

  useLive('record', ({ table, op, id }) => {
    if (table === 'inbox' && wanted === 'all') {
      if (op === 'INSERT') fresh.current.add(id);
      if (fresh.current.has(id)) tellInbox(id).catch(() => {});
    }
    if (op !== 'INSERT') return;
    // what cannot be fetched is in its conversation all the same
    if (wanted === 'all' && table === 'agent_messages') tell(message(id)).catch(() => {});
    if (wanted === 'approvals' && table === 'approvals') tell(question(id)).catch(() => {});
  });
  return null;
}
