import { MessagesSquare, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { LoadingMessages } from '../../features/chat/loading-messages.tsx';
import { isDesktop } from '../../lib/media.ts';
import { CONVERSATION_ID } from './conversation-open.ts';

const ChatRoom = lazy(async () => ({ default: (await import('../../features/chat/chat-room.tsx')).ChatRoom }));

interface Props {
  /** It was opened just now, by somebody who wants to be in it. */
  focus: boolean;
  onClose: () => void;
}

/** The conversation beside a screen; on a phone over it, all but the bar below. It is fetched when it is opened. */
export function ConversationPanel({ focus, onClose }: Props) {
  const [threadsOpen, setThreadsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!focus || !panel.current) return undefined;
    panel.current.focus();
    // a touch keyboard would cover half of what was said
    return isDesktop() ? focusBoxOnceThere(panel.current) : undefined;
  }, [focus]);
  return (
    <aside
      ref={panel}
      id={CONVERSATION_ID}
      aria-label="Assistants"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      className="flex min-w-0 flex-col bg-page outline-none print:hidden max-lg:absolute max-lg:inset-0 max-lg:z-30 lg:w-104 lg:border-line lg:border-l"
    >
      <div className="flex items-center justify-between border-line border-b py-1 pr-1 pl-4">
        <h2 className="headline text-lg">Your AI Team</h2>
        <div className="flex">
          <IconButton variant="quiet" label="Conversations" onClick={() => setThreadsOpen(true)}>
            <MessagesSquare aria-hidden className="size-5" />
          </IconButton>
          <IconButton variant="quiet" label="Close the conversation" onClick={onClose}>
            <X aria-hidden className="size-6" />
          </IconButton>
        </div>
      </div>
      <Suspense fallback={<LoadingMessages />}>
        <ChatRoom threadsOpen={threadsOpen} onThreadsOpenChange={setThreadsOpen} className="flex min-h-0 flex-1" />
      </Suspense>
    </aside>
  );
}

/** The box to write in, which is there a moment after the panel, unless one has gone on meanwhile. Ends by the returned function. */
function focusBoxOnceThere(panel: HTMLElement): () => void {
  const look = () => {
    const box = panel.querySelector('textarea');
    if (!box) return;
    watcher.disconnect();
    if (document.activeElement === panel) box.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(panel, { childList: true, subtree: true });
  look();
  return () => watcher.disconnect();
}
