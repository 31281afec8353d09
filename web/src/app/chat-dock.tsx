import { MessageCircle, MessagesSquare, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../components/buttons/button.tsx';
import { IconButton } from '../components/buttons/icon-button.tsx';
import { LoadingMessages } from '../features/chat/loading-messages.tsx';

const ChatRoom = lazy(async () => ({ default: (await import('../features/chat/chat-room.tsx')).ChatRoom }));

/** The conversation beside a screen; on a phone over it. It is fetched when it is opened. */
export function ChatDock() {
  const [open, setOpen] = useState(false);
  const [threadsOpen, setThreadsOpen] = useState(false);
  if (!open) {
    return (
      <Button
        variant="primary"
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 print:hidden"
      >
        <MessageCircle aria-hidden className="size-5" />
        Ask Jerry
      </Button>
    );
  }
  return (
    <aside
      aria-label="Assistants"
      className="flex min-w-0 flex-col bg-page print:hidden max-lg:fixed max-lg:inset-0 max-lg:z-30 lg:w-104 lg:border-line lg:border-l"
    >
      <div className="flex items-center justify-between border-line border-b py-1 pr-1 pl-4">
        <h2 className="headline text-lg">Your AI Team</h2>
        <div className="flex">
          <IconButton variant="quiet" label="Conversations" onClick={() => setThreadsOpen(true)}>
            <MessagesSquare aria-hidden className="size-5" />
          </IconButton>
          <IconButton variant="quiet" label="Close the conversation" onClick={() => setOpen(false)}>
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
