import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { giveBack } from '../../lib/drafts.ts';
import { forJerry } from '../../lib/for-jerry.ts';
import { useThreadOnScreen } from '../../lib/on-screen.ts';
import { isUnreachable } from '../../lib/queue/waiting.ts';
import { ChatActionsProvider } from './chat-context.tsx';
import { choose } from './chosen.ts';
import { Conversation } from './conversation.tsx';
import { LoadingMessages } from './loading-messages.tsx';
import { COMPOSER_ID } from './message-box.tsx';
import { NEW } from './outgoing.ts';
import { useActions } from './use-actions.ts';
import { useLiveChat } from './use-live-chat.ts';
import { usePlace } from './use-place.ts';

const ThreadList = lazy(async () => ({ default: (await import('./thread-list.tsx')).ThreadList }));
const Sheet = lazy(async () => ({ default: (await import('../../components/overlays/sheet.tsx')).Sheet }));

interface Props {
  threadsOpen: boolean;
  onThreadsOpenChange: (open: boolean) => void;
  /** Hidden behind another part of the page; it stays as it is meanwhile. */
  hidden?: boolean;
  className?: string;
}

/** The conversation, with the list of others in a sheet. */
export function ChatRoom({ threadsOpen, onThreadsOpenChange, hidden = false, className }: Props) {
  const { place, go, threads } = usePlace();
  const actions = useActions(place ?? NEW, go);
  useLiveChat(place);
  useThreadOnScreen(place === NEW ? null : place, !hidden);

  // the new conversation has a box of its own, which is there a moment after the address has changed
  const words = useStore(forJerry);
  const { draft } = actions;
  useEffect(() => {
    if (words === null || hidden || place !== NEW) return;
    // not sent: whoever typed them looks at them first
    if (words) {
      choose(NEW, 'jerry');
      giveBack(draft, words);
    }
    focusComposer();
    forJerry.setState(null, true);
  }, [words, hidden, place, draft]);
  const startNew = () => {
    forJerry.setState('', true);
    go(NEW);
    onThreadsOpenChange(false);
  };
  // without reception one can begin all the same: what is said waits
  const unknown = place === NEW && threads.isError && !threads.data && !isUnreachable(threads.error);

  return (
    <div hidden={hidden} className={hidden ? undefined : className}>
      {threadsOpen && (
        <Suspense fallback={null}>
          <Sheet open onOpenChange={onThreadsOpenChange} title="Conversations">
            <ThreadList place={place} threads={threads} onNew={startNew} onPick={() => onThreadsOpenChange(false)} />
          </Sheet>
        </Suspense>
      )}
      <section aria-label="Conversation" className="flex min-w-0 flex-1 flex-col">
        <h2 className="sr-only">Conversation</h2>
        {place === null ? (
          <LoadingMessages />
        ) : unknown ? (
          <LoadError onRetry={() => void threads.refetch()} busy={threads.isFetching} />
        ) : (
          <ChatActionsProvider value={actions}>
            <Conversation thread={threads.data?.find(({ id }) => id === place)} />
          </ChatActionsProvider>
        )}
      </section>
    </div>
  );
}

const focusComposer = () => document.getElementById(COMPOSER_ID)?.focus();
