import { randomUUID } from 'node:crypto';
import { type ChatEvent, type DomainInput, orchestrate } from '@smoko/contract';
import type { Request, Response } from 'express';
import type { EventBus } from '../domain/events.ts';
import type { Executor } from '../domain/executor.ts';
import { type Handlers, handle } from './handlers.ts';
import { actorFromRequest } from './identity.ts';

type TurnInput = DomainInput<typeof orchestrate>;

const HEARTBEAT_MS = 15_000;

/** A turn answers as JSON, or as a stream of what happens. */
export const turnHandlers = (executor: Executor, bus: EventBus): Handlers => [
  handle(orchestrate, (req, res, input, key) => {
    const actor = actorFromRequest(req);
    const turn = (given: TurnInput) => executor.execute(orchestrate, actor, given, key === undefined ? {} : { key });
    return wantsStream(req) ? streamTurn(res, { bus, userId: actor.userId }, input, turn) : turn(input);
  }),
];

const wantsStream = (req: Request): boolean =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

/**
 * Sends the chat events of one turn's conversation as server-sent events while `turn` runs; its result comes last,
 * as `result`. Nothing is sent before the turn's own message is stored, so a refusal is still a problem document.
 * A caller who goes away misses the rest; the turn goes on.
 */
async function streamTurn<T>(
  res: Response,
  { bus, userId }: { bus: EventBus; userId: string },
  given: TurnInput,
  turn: (input: TurnInput) => Promise<T>,
): Promise<T> {
  const input = { ...given, client_message_id: given.client_message_id ?? randomUUID() };
  let threadId = given.thread_id ?? undefined;
  const send = (event: string, data: unknown) => {
    if (res.writableEnded || res.destroyed) return;
    if (!res.headersSent) {
      res.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    }
    res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const forward = (owner: string, event: ChatEvent) => {
    if (owner !== userId) return;
    if (event.type === 'message' && event.message.client_message_id === input.client_message_id)
      threadId = event.thread_id;
    if (event.thread_id === threadId) send(event.type, event);
  };
  const heartbeat = setInterval(() => res.headersSent && res.write(':\n\n'), HEARTBEAT_MS);
  bus.on('chat', forward);
  try {
    const result = await turn(input);
    send('result', result);
    return result;
  } finally {
    bus.off('chat', forward);
    clearInterval(heartbeat);
  }
}
