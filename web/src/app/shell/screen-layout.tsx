import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { AppShell } from './app-shell.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CONVERSATION_ID, useConversationOpen, useGoneWithScreen } from './conversation-open.ts';

const ConversationPanel = lazy(async () => ({
  default: (await import('./conversation-panel.tsx')).ConversationPanel,
}));

/** Every screen but the dashboard, with the conversation one tap away. */
export function ScreenLayout() {
  const { pathname } = useLocation();
  const { desktop, open, setOpen } = useConversationOpen();
  useGoneWithScreen();
  /** What it was opened with: it gets the focus back. */
  const opener = useRef<Element | null>(null);
  /** Else it stood there as the screen came, and the focus belongs to the screen. */
  const [byHand, setByHand] = useState(false);
  const toggle = () => {
    opener.current = document.activeElement;
    setByHand(true);
    setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    // it stood there as the screen came: its button opens it again
    const back = opener.current?.isConnected
      ? opener.current
      : document.querySelector(`[aria-controls="${CONVERSATION_ID}"]`);
    if (back instanceof HTMLElement) back.focus();
  };
  return (
    <AppShell
      skip="Skip to content"
      tools={<AskJerry open={open} onToggle={toggle} />}
      panel={
        open && (
          <Suspense fallback={<div className="w-104 shrink-0 max-lg:hidden" />}>
            <ConversationPanel focus={byHand} onClose={close} />
          </Suspense>
        )
      }
      covered={open && !desktop}
      bottomBar={<BottomBar chat={open} onChat={toggle} over />}
    >
      {/* a screen begins at its top; what is hidden in it by its place is held by it, or the whole frame could be scrolled away */}
      <main
        key={pathname}
        id="main"
        tabIndex={-1}
        className="relative min-w-0 flex-1 overflow-y-auto outline-none print:overflow-visible"
      >
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </AppShell>
  );
}

const AskJerry = ({ open, onToggle }: { open: boolean; onToggle: () => void }) => (
  <Button
    variant="bar"
    size="sm"
    onClick={onToggle}
    aria-expanded={open}
    aria-controls={open ? CONVERSATION_ID : undefined}
    className="aria-expanded:bg-bar-raised max-lg:hidden"
  >
    <MessageCircle aria-hidden className="size-5" />
    Ask Jerry
  </Button>
);

const Loading = () => (
  <div role="status" aria-label="Loading" className="mx-auto grid max-w-7xl gap-4 px-4 pt-16 lg:px-8">
    <Skeleton className="h-10 w-72" />
    <Skeleton className="h-40 w-full" />
  </div>
);
