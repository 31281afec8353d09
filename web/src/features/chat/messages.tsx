import { ThreadPrimitive } from '@assistant-ui/react';
import { type ComponentProps, memo, useMemo } from 'react';
import { readTurns, type Shown } from './convert.ts';
import { MessageList } from './message-list.tsx';
import { ChatRuntime } from './runtime.tsx';
import { TurnsProvider } from './turn-trouble.tsx';
import { VIEWPORT } from './viewport.ts';

interface Props extends ComponentProps<typeof MessageList> {
  place: string;
  shown: readonly Shown[];
}

/** What was said, drawn and scrolled by assistant-ui, which goes over every message when it is drawn again. Large: import it lazily. */
export const Messages = memo(function Messages({ place, shown, ...list }: Props) {
  const { stored, working } = list;
  const turns = useMemo(() => readTurns(stored, working), [stored, working]);
  return (
    <ChatRuntime messages={shown} running={working}>
      <TurnsProvider value={turns}>
        <ThreadPrimitive.Root className="contents">
          <ThreadPrimitive.Viewport key={place} className={VIEWPORT} autoScroll>
            <MessageList {...list} />
          </ThreadPrimitive.Viewport>
        </ThreadPrimitive.Root>
      </TurnsProvider>
    </ChatRuntime>
  );
});
