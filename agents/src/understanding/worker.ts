import { parentPort, workerData } from 'node:worker_threads';
import { TooMuchWork } from './budget.ts';
import { type Order, perform } from './tasks.ts';
import type { FromWorker, ThreadData, ToWorker } from './worker-messages.ts';

// a thread of the pool (pool.ts): one order at a time, and its answer
const port = parentPort;
if (!port) throw new Error('This is a thread of the pool and is not started by itself.');
const answer = (message: FromWorker) => port.postMessage(message);

function done(order: Order): FromWorker {
  try {
    return { kind: 'done', output: perform(order) };
  } catch (error) {
    if (error instanceof TooMuchWork) return { kind: 'too much' };
    return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', (order: ToWorker) => answer(done(order)));
perform({ task: 'ready', input: [(workerData as ThreadData).learnt] });
answer({ kind: 'ready' });
