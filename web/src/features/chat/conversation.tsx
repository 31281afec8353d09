import { AppError, type AssistantId, type ChatMessage, type Thread } from '@smoko/contract';
import { Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { setDraft } from '../../lib/drafts.ts';
import { later } from '../../lib/later.ts';
import { useChatActions } from './chat-context.tsx';
import { choose, useChosen } from './chosen.ts';
import { Composer } from './composer.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { shownMessages } from './convert.ts';
import { EmptyState } from './empty-state.tsx';
import { LoadingMessages } from './loading-messages.tsx';
import { COMPOSER_ID } from './message-box.tsx';
import { outgoing } from './outgoing.ts';
import { useConversation } from './use-conversation.ts';
import { VIEWPORT } from './viewport.ts';

// what draws messages is large, and nobody has to wait for it to write one
const Messages = later(async () => (await import('./messages.tsx')).Messages);
// where it cannot be had, whoever wants to show it says so
Messages.load().catch(() => undefined);

interface Props {
  /** As the list knows it; absent for a new conversation. */
  thread: Thread | undefined;
}

export function Conversation({ thread }: Props) {
  const { place, draft } = useChatActions();
  const conversation = useConversation(place);
  const all = useStore(outgoing, (items) => items);
  const usual = thread?.assistant ?? 'jerry';
  const assistant = useChosen(place, usual);

  const stored = conversation.chat?.messages;
  const shown = useMemo(
    () =>
      shownMessages(
        stored ?? [],
        all.filter((item) => item.place === place),
      ),
    [stored, all, place],
  );
  const { older: hasOlder, loadOlder, loadingOlder } = conversation;
  const older = useMemo(
    () => (hasOlder ? { load: loadOlder, busy: loadingOlder } : null),
    [hasOlder, loadOlder, loadingOlder],
  );
  const running = conversation.chat?.running ?? false;
  const waiting = shown.some((one) => one.kind === 'outgoing' && !one.item.waits);
  const empty = shown.length === 0 && !conversation.loading && !conversation.error;

  const pick = (text: string, who: AssistantId) => {
    setDraft(draft, text);
    choose(place, who);
    document.getElementById(COMPOSER_ID)?.focus();
  };

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ConnectionNote />
      {conversation.error && shown.length === 0 ? (
        <div className={VIEWPORT}>
          <Trouble error={conversation.error} retry={conversation.retry} busy={conversation.retrying} />
        </div>
      ) : empty ? (
        <div className={VIEWPORT}>
          <EmptyState onPick={pick} />
        </div>
      ) : conversation.loading && shown.length === 0 ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <Messages
            place={place}
            shown={shown}
            stored={stored ?? NONE}
            working={running || waiting}
            usual={usual}
            older={older}
          />
        </Suspense>
      )}
      <Composer assistant={assistant} running={running} />
    </div>
  );
}

const NONE: readonly ChatMessage[] = [];

const loading = (
  <div className={VIEWPORT}>
    <LoadingMessages />
  </div>
);

function Trouble({ error, retry, busy }: { error: Error; retry: () => void; busy: boolean }) {
  const gone = error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid');
  if (!gone) return <LoadError onRetry={retry} busy={busy} />;
  return <p className="px-4 py-10 text-center font-semibold">That conversation could not be found. Start a new one.</p>;
}
