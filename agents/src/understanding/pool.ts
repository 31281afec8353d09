import { LEARNT } from '../models/builtin/intent/classifier.ts';
import { TooBusy, TooMuchWork } from './budget.ts';
import { endLate, workedSoFar } from './end-late.ts';
import { createFairQueue } from './fair-queue.ts';
import type { TaskName, Tasks } from './tasks.ts';
import { createThread, type Thread, ThreadEnded } from './thread.ts';
import { THREAD } from './thread-file.ts';
import type { Understand } from './understand.ts';
import type { ToWorker } from './worker-messages.ts';

/** Threads that do what code works out about messages, so that nothing a message says can keep the process from the others. */
export interface Pool {
  /** For one tenant: their tasks take turns with everybody else's. */
  for(tenant: string): Understand;
  close(): Promise<void>;
}

export interface PoolSettings {
  /** The thread's code, where it was bundled away from here. */
  workerUrl?: URL | undefined;
  /** At least two: one tenant never has them all. */
  threads?: number;
  /** How long a task may be worked on, in milliseconds of the processor's time; the thread is ended then. Far beyond what the counted budget lets any take. */
  patience?: (task: TaskName) => number;
  /** The time that the processor has spent on this process, in milliseconds. */
  worked?: () => number;
  /** How many tasks may wait. */
  most?: { ofTenant: number; inAll: number };
}

const PATIENCE = () => 10_000;
const MOST = { ofTenant: 50, inAll: 1_000 };

interface Waiting {
  order: ToWorker;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

export function createPool(settings: PoolSettings = {}): Pool {
  const { workerUrl = THREAD, threads = 2, patience = PATIENCE, worked = workedSoFar, most = MOST } = settings;
  const queue = createFairQueue<Waiting>(most);
  const begun = new Map<string, number>();
  const all: Thread[] = [];
  const data = { learnt: LEARNT.href };
  let closed = false;
  let spokenTo = false;

  const mayBegin = (tenant: string) => (begun.get(tenant) ?? 0) < Math.max(1, threads - 1);
  const count = (tenant: string, by: number) => {
    const now = (begun.get(tenant) ?? 0) + by;
    if (now > 0) begun.set(tenant, now);
    else begun.delete(tenant);
  };

  /** Gives what waits to whoever is free; the first thread that is free, because it remembers most. */
  function serve(): void {
    for (const thread of all) {
      if (!thread.isReady()) continue;
      const next = queue.take(mayBegin);
      if (!next) return;
      void work(thread, next.tenant, next.item);
    }
  }

  async function work(thread: Thread, tenant: string, { order, resolve, reject }: Waiting): Promise<void> {
    count(tenant, 1);
    const stop = endLate(thread, patience(order.task), worked);
    try {
      const answer = await thread.run(order);
      if (answer.kind === 'done') resolve(answer.output);
      else reject(answer.kind === 'failed' ? new Error(`${order.task}: ${answer.error}`) : new TooMuchWork());
    } catch (error) {
      // a thread that was out of time or of memory with this: the next of it would be so again
      reject(error instanceof ThreadEnded && !closed ? new TooMuchWork() : (error as Error));
    } finally {
      stop();
      count(tenant, -1);
      serve();
    }
  }

  function ask(tenant: string, order: ToWorker, signal: AbortSignal | undefined): Promise<unknown> {
    if (!spokenTo) {
      spokenTo = true;
      if (all[0]?.isReady()) beginNext();
    }
    let stop = (): void => undefined;
    const asked = new Promise((resolve, reject) => {
      const waiting: Waiting = { order, resolve, reject };
      // what has begun is soon done: only who still waits need not any more
      stop = () => {
        queue.remove(tenant, waiting);
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) stop();
      else if (closed || !queue.add(tenant, waiting)) reject(new TooBusy());
      else serve();
    });
    signal?.addEventListener('abort', stop, { once: true });
    return asked.finally(() => signal?.removeEventListener('abort', stop));
  }

  /** The next one, until all are there. A server nobody has talked to makes do with one: each costs time and memory. */
  function beginNext(): void {
    if (closed || all.length === threads || (all.length > 0 && !spokenTo)) return;
    let first = true;
    all.push(
      createThread(workerUrl, data, () => {
        serve();
        // one after the other: who starts the server does not wait for more than the first
        if (first) beginNext();
        first = false;
      }),
    );
  }
  beginNext();

  return {
    for:
      (tenant) =>
      <T extends TaskName>(task: T, input: Parameters<Tasks[T]>, signal?: AbortSignal) =>
        ask(tenant, { task, input }, signal) as Promise<ReturnType<Tasks[T]>>,
    async close() {
      closed = true;
      for (const { reject } of queue.clear()) reject(new TooBusy());
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
}
