import type { Operation } from '@smoko/contract';
import type { Actor, Sender } from './actor.ts';
import type { Call } from './call.ts';

/**
 * What a message from outside may lead to: it is information, never an order. No setting turns this off. Whatever is
 * not named here is refused.
 */
export interface InboundPolicy {
  /** Whether this may happen by itself or waits for a yes. Throws forbidden for everything else. */
  write(call: Call, operation: Operation, input: unknown): Promise<'alone' | 'ask'>;
  /** The same reading, of the sender's own records alone. Throws forbidden for what cannot be narrowed. */
  narrow(sender: Sender, operation: Operation, input: unknown): unknown;
  /** What was read, without what is not the sender's. */
  own(sender: Sender, operation: Operation, output: unknown): unknown;
  /** The last line, in the executor: what an inbound actor runs itself. */
  mayRun(actor: Actor, operation: Operation): void;
}
