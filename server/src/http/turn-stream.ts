import { type DomainInput, orchestrate } from '@smoko/contract';
import type { Request, Response } from 'express';
import type { Chat } from '../chat/create-chat.ts';
import { streamTurn } from '../chat/stream-turn.ts';
import { createCall } from '../domain/call.ts';
import type { EventBus } from '../domain/events.ts';
import type { Executor } from '../domain/executor.ts';
import { actorFromRequest } from './identity.ts';
import { toAppError, toProblem } from './problem.ts';

const KEEP_ALIVE_MS = 15_000;

/** The orchestrator call: JSON when the turn has settled, or the same turn as server-sent events. */
export function orchestrateHandler(chat: Chat, executor: Executor, bus: EventBus) {
  return async (req: Request, res: Response, input: DomainInput<typeof orchestrate>): Promise<unknown> => {
    const actor = actorFromRequest(req);
    if (!req.get('accept')?.includes('text/event-stream')) return executor.execute(orchestrate, actor, input);

    res.status(200).set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }).flushHeaders();
    const send = (event: string, data: unknown) => {
      if (!res.destroyed) res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    const keepAlive = setInterval(() => res.write(': still here\n\n'), KEEP_ALIVE_MS);
    try {
      const call = createCall(actor, executor.clock);
      send('result', await streamTurn(chat, bus, call, input, (event) => send('chat', event)));
    } catch (error) {
      send('error', toProblem(toAppError(error), String(req.id)));
    } finally {
      clearInterval(keepAlive);
      res.end();
    }
    return null;
  };
}
