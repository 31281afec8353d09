import { useEffect, useRef } from 'react';
import { LoadError } from '../../components/load-error.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useIsWide } from '../../lib/media.ts';
import { ChatActionsProvider } from './chat-context.tsx';
import { COMPOSER_ID } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { LoadingMessages } from './loading-messages.tsx';
import { NEW } from './outgoing.ts';
import { ThreadList } from './thread-list.tsx';
import { useActions } from './use-actions.ts';
import { useLiveChat } from './use-live-chat.ts';
import { usePlace } from './use-place.ts';

interface Props {
  threadsOpen: boolean;
  onThreadsOpenChange: (open: boolean) => void;
  /** Beside another screen: the list of conversations has no room of its own. */
  docked?: boolean;
  className?: string;
}

/** The conversation, with the list of others beside it or, on smaller screens, in a sheet. */
export function ChatRoom({ threadsOpen, onThreadsOpenChange, docked = false, className }: Props) {
  const { place, go, threads } = usePlace();
  const wide = useIsWide() && !docked;
  const actions = useActions(place ?? NEW, go);
  useLiveChat(place);

  // the new conversation has a box of its own, which is there a moment after the address has changed
  const writing = useRef(false);
  useEffect(() => {
    if (place === NEW && writing.current) focusComposer();
    writing.current = false;
  }, [place]);
  const startNew = () => {
    writing.current = true;
    if (place === NEW) focusComposer();
    go(NEW);
    onThreadsOpenChange(false);
  };
  const list = (
    <ThreadList place={place} threads={threads} onNew={startNew} onPick={() => onThreadsOpenChange(false)} />
  );
  const unknown = place === NEW && threads.isError && !threads.data;

  return (
    <div className={className}>
      {wide ? (
        <div className="flex w-72 shrink-0 flex-col border-line border-r">{list}</div>
      ) : (
        <Sheet open={threadsOpen} onOpenChange={onThreadsOpenChange} title="Conversations">
          {list}
        </Sheet>
      )}
      <section aria-label="Conversation" className="flex min-w-0 flex-1 flex-col">
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
