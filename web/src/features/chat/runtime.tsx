import { type AppendMessage, AssistantRuntimeProvider, useExternalStoreRuntime } from '@assistant-ui/react';
import type { AssistantId } from '@smoko/contract';
import type { ReactNode } from 'react';
import { useChatActions } from './chat-context.tsx';
import { type Shown, toThreadMessage } from './convert.ts';

interface Props {
  messages: readonly Shown[];
  running: boolean;
  assistant: AssistantId;
  children: ReactNode;
}

/** assistant-ui over our own state: it draws and scrolls; what is said is decided by the server. */
export function ChatRuntime({ messages, running, assistant, children }: Props) {
  const { send, stop } = useChatActions();
  const runtime = useExternalStoreRuntime<Shown>({
    messages,
    isRunning: running,
    convertMessage: toThreadMessage,
    onNew: async (message) => send(textOf(message), assistant, []),
    onCancel: async () => stop(),
  });
  return <AssistantRuntimeProvider runtime={runtime}>{children}</AssistantRuntimeProvider>;
}

const textOf = ({ content }: AppendMessage): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('');
