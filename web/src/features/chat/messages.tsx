import { ThreadPrimitive } from '@assistant-ui/react';
import { type ComponentProps, memo, useMemo } from 'react';
import { lastTurn } from './convert.ts';
import { MessageList } from './message-list.tsx';
import { ChatRuntime } from './runtime.tsx';
import { VIEWPORT } from './viewport.ts';

type Props = ComponentProps<typeof MessageList>;

/** What was said, scrolled by assistant-ui. Large: import it lazily. */
export const Messages = memo(function Messages(props: Props) {
  const { place, shown, working } = props;
  // it goes over all it knows at every change, and what is over does not change
  const turn = useMemo(() => lastTurn(shown), [shown]);
  return (
    <ChatRuntime messages={turn} running={working}>
      <ThreadPrimitive.Root className="contents">
        <ThreadPrimitive.Viewport key={place} className={VIEWPORT} autoScroll>
          <MessageList {...props} />
        </ThreadPrimitive.Viewport>
      </ThreadPrimitive.Root>
    </ChatRuntime>
  );
});
