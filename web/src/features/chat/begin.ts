import {
  AppError,
  type ChatEvent,
  orchestrate,
  readTurn,
  type Thread,
  type TurnResult,
  unreachable,
} from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Outgoing } from '../../lib/queue/items.ts';
import { changeConversation } from './api.ts';
import { turnInput } from './outgoing.ts';
import { applyEvent } from './sync.ts';

interface Options {
  /** Wait for the reply; otherwise only until the server has stored the message. */
  reply: boolean;
  /** Called when the conversation exists; without `thread` where only its id is known. */
  begun: (threadId: string, thread?: Thread) => void;
}

/**
 * Begins a conversation with its first message, in one request to the orchestrator. Without `reply` the stream is closed as
 * soon as it has sent the message and the conversation. @throws AppError
 */
export async function begin(
  client: QueryClient,
  item: Outgoing,
  { reply, begun }: Options,
): Promise<TurnResult | null> {
  const response = await api.stream(
    orchestrate,
    { ...turnInput(item), thread: { assistant: item.owner } },
    { idempotencyKey: item.id },
  );
  const events: ChatEvent[] = [];
  try {
    for await (const told of readTurn(response)) {
      if (told.type === 'result') {
        // a repeated message is answered with its result only
        begun(told.result.thread_id);
        return told.result;
      }
      // later events also arrive by the live connection
      if (events.at(-1)?.type === 'thread') continue;
      events.push(told);
      if (told.type !== 'thread') continue;
      changeConversation(client, told.thread_id, (now) => events.reduce(applyEvent, now));
      begun(told.thread_id, told.thread);
      if (!reply) return null;
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreachable(error);
  }
  throw unreachable();
}
