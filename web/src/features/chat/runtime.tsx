import { AssistantRuntimeProvider, useExternalStoreRuntime } from '@assistant-ui/react';
import { type ReactNode, useMemo } from 'react';
import { useChatActions } from './chat-context.tsx';
import { type Shown, toThreadMessage } from './convert.ts';

interface Props {
  messages: readonly Shown[];
  running: boolean;
  children: ReactNode;
}

/** assistant-ui over our own state: it draws and scrolls; what is said is decided by the server. */
export function ChatRuntime({ messages, running, children }: Props) {
  const { stop } = useChatActions();
  // another store makes assistant-ui go over every message: only when there is something new to draw
  const store = useMemo(
    () => ({
      messages,
      isRunning: running,
      convertMessage: toThreadMessage,
      // our own box sends
      onNew: async () => undefined,
      onCancel: async () => stop(),
    }),
    [messages, running, stop],
  );
  const runtime = useExternalStoreRuntime<Shown>(store);
  return <AssistantRuntimeProvider runtime={runtime}>{children}</AssistantRuntimeProvider>;
}
