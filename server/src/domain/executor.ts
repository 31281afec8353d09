import { AppError, type DomainInput, type DomainOutput, type Operation } from '@smoko/contract';
import type { Actor } from './actor.ts';
import { announceChanges } from './announce.ts';
import { type Call, type CallOptions, createCall, type Handler, type Implementation } from './call.ts';
import type { Clock } from './clock.ts';
import type { EventBus } from './events.ts';
import type { InboundPolicy } from './inbound-policy.ts';
import { needsApproval } from './risk.ts';

/** Runs operations: the one way from REST, tools, CLI and webhooks to a service. */
export interface Executor {
  /** Takes and gives domain values (cents). Throws AppError for what people can mend. */
  execute<T extends Operation>(
    operation: T,
    actor: Actor,
    input: DomainInput<T>,
    options?: CallOptions,
  ): Promise<DomainOutput<T>>;
  /** The same, with the call itself so that its changes can be read afterwards. */
  run<T extends Operation>(operation: T, call: Call, input: DomainInput<T>): Promise<DomainOutput<T>>;
  clock: Clock;
  /** Adds what rooms implement, before the first call. */
  add(implementations: readonly Implementation[]): void;
}

/**
 * Comes before the rooms whose operations it runs: an approval, a draft or an import carries out what it holds through it.
 * What they implement is added once all of them stand.
 */
export function createExecutor(clock: Clock, bus: EventBus, inbound: Pick<InboundPolicy, 'mayRun'>): Executor {
  const handlers = new Map<string, Implementation['handler']>();

  const run: Executor['run'] = async (operation, call, input) => {
    const handler = handlers.get(operation.id) as Handler<typeof operation> | undefined;
    if (!handler) throw new AppError('internal', `Nothing implements ${operation.id}.`);
    if (call.actor.sender) inbound.mayRun(call.actor, operation);
    else assertAllowed(operation, call.actor);
    try {
      return await handler(call, input);
    } finally {
      // also after a failure: what was written before it was written
      announceChanges(bus, call);
    }
  };

  return {
    run,
    clock,
    add(implementations) {
      for (const { operation, handler } of implementations) handlers.set(operation.id, handler);
    },
    execute: (operation, actor, input, options) => run(operation, createCall(actor, clock, options), input),
  };
}

/** The last line of defence: an assistant never does these by itself, whatever a tool or a model got wrong. */
function assertAllowed(operation: Operation, actor: Actor): void {
  if (actor.agent && needsApproval(operation.risk)) {
    throw new AppError('forbidden', 'That waits for your yes.');
  }
}
