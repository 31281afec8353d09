import type { Order } from './tasks.ts';

/** What a thread is begun with. */
export interface ThreadData {
  /** Address of the file with what the build learnt. */
  learnt: string;
}
export type ToWorker = Order;
/** Answers come in the order of the orders: a thread has one at a time. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'done'; output: unknown }
  | { kind: 'too much' }
  | { kind: 'failed'; error: string };
