import { ThreadPrimitive } from '@assistant-ui/react';
import { AppError, type AssistantId, type Thread } from '@smoko/contract';
import { useMemo } from 'react';
import { LoadError } from '../../components/load-error.tsx';
import { useStore } from '../../lib/store.ts';
import { useChatActions } from './chat-context.tsx';
import { choose, chosen } from './chosen.ts';
import { COMPOSER_ID, Composer } from './composer.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { readTurns, shownMessages } from './convert.ts';
import { setDraft } from './drafts.ts';
import { EmptyState } from './empty-state.tsx';
import { LoadingMessages } from './loading-messages.tsx';
import { MessageList } from './message-list.tsx';
import { outgoing } from './outgoing.ts';
import { ChatRuntime } from './runtime.tsx';
import { TurnsProvider } from './turn-trouble.tsx';
import { useConversation } from './use-conversation.ts';

interface Props {
  /** As the list knows it; absent for a new conversation. */
  thread: Thread | undefined;
}

export function Conversation({ thread }: Props) {
  const { place, draft } = useChatActions();
  const conversation = useConversation(place);
  const all = useStore(outgoing, (items) => items);
  const assistant = useStore(chosen, (by) => by[place]) ?? thread?.assistant ?? 'jerry';

  const stored = conversation.chat?.messages;
  const shown = useMemo(
    () =>
      shownMessages(
        stored ?? [],
        all.filter((item) => item.place === place),
      ),
    [stored, all, place],
  );
  const running = conversation.chat?.running ?? false;
  const waiting = shown.some(({ kind }) => kind === 'outgoing');
  const turns = useMemo(() => readTurns(stored ?? [], running || waiting), [stored, running, waiting]);
  const empty = shown.length === 0 && !conversation.loading && !conversation.error;

  const pick = (text: string, who: AssistantId) => {
    setDraft(draft, text);
    choose(place, who);
    document.getElementById(COMPOSER_ID)?.focus();
  };

  return (
    <ChatRuntime messages={shown} running={running || waiting} assistant={assistant}>
      <TurnsProvider value={turns}>
        <ThreadPrimitive.Root className="relative flex min-h-0 flex-1 flex-col">
          <ConnectionNote />
          <ThreadPrimitive.Viewport
            key={`${place}${empty}`}
            className="fade-end relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
            autoScroll={!empty}
          >
            {conversation.error && shown.length === 0 ? (
              <Trouble error={conversation.error} retry={conversation.retry} busy={conversation.retrying} />
            ) : empty ? (
              <EmptyState onPick={pick} />
            ) : conversation.loading && shown.length === 0 ? (
              <LoadingMessages />
            ) : (
              <MessageList
                stored={stored ?? []}
                working={running || waiting}
                assistant={assistant}
                older={conversation.older ? { load: conversation.loadOlder, busy: conversation.loadingOlder } : null}
              />
            )}
          </ThreadPrimitive.Viewport>
          <Composer assistant={assistant} running={running} />
        </ThreadPrimitive.Root>
      </TurnsProvider>
    </ChatRuntime>
  );
}

function Trouble({ error, retry, busy }: { error: Error; retry: () => void; busy: boolean }) {
  const gone = error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid');
  if (!gone) return <LoadError onRetry={retry} busy={busy} />;
  return <p className="px-4 py-10 text-center font-semibold">That conversation could not be found. Start a new one.</p>;
}
