import type { ChatEvent, DomainInput, orchestrate, WireOutput } from '@smoko/contract';
import type { Call } from '../domain/call.ts';
import type { EventBus } from '../domain/events.ts';
import { beginTurn, type ChatParts, turnResult } from './chat.ts';

/**
 * One turn with everything that happens in its conversation while it runs. Leaving early (`return`) stops the
 * listening, never the turn.
 */
export async function streamTurn(
  parts: ChatParts,
  bus: EventBus,
  call: Call,
  input: DomainInput<typeof orchestrate>,
  onEvent: (event: ChatEvent) => void,
): Promise<WireOutput<typeof orchestrate>> {
  let threadId: string | null = input.thread_id ?? null;
  // until the conversation is known its events wait
  const early: ChatEvent[] = [];
  const listen = (userId: string, event: ChatEvent) => {
    if (userId !== call.actor.userId) return;
    if (threadId === null) early.push(event);
    else if (event.thread_id === threadId) onEvent(event);
  };
  bus.on('chat', listen);
  try {
    const run = await beginTurn(parts, call, input);
    threadId = String(run.thread_id);
    for (const event of early) if (event.thread_id === threadId) onEvent(event);
    return await turnResult(parts.conversation, await parts.runs.settled(run));
  } finally {
    bus.off('chat', listen);
  }
}
