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
import { changeConversation } from './api.ts';
import { type Outgoing, turnInput } from './outgoing.ts';
import { applyEvent } from './sync.ts';

interface Options {
  /** Wait until the turn is over; otherwise only until the server has the message. */
  reply: boolean;
  /** The conversation is there; without its record where only its id is known. */
  begun: (threadId: string, thread?: Thread) => void;
}

/**
 * The orchestrator makes a conversation with its first message, in one request. Where no reply is waited for, its stream is left
 * as soon as it has told the message and its turn. @throws AppError
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
        // one that was sent before is answered with its result alone
        begun(told.result.thread_id);
        return told.result;
      }
      // from here on the live line tells what happens
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
