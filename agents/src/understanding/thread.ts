import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ThreadData, ToWorker } from './worker-messages.ts';

/** One thread of the pool. It begins anew by itself whenever its thread ended. */
export interface Thread {
  isReady(): boolean;
  /** Only one at a time. Rejects when the thread ends before it answers. */
  run(order: ToWorker): Promise<Exclude<FromWorker, { kind: 'ready' }>>;
  /** Whatever it is doing; its order is rejected. */
  restart(): void;
  close(): Promise<void>;
}

/** How long after a thread that could not begin the next is tried. Milliseconds. */
const BEFORE_TRYING_AGAIN = 1_000;

export class ThreadEnded extends Error {}

type Answered = (answer: FromWorker | ThreadEnded) => void;

export function createThread(url: URL, data: ThreadData, onReady: () => void): Thread {
  let closed = false;
  let current = begin();

  function begin() {
    const worker = spawn(url, data);
    const state = { worker, ready: false, answered: undefined as Answered | undefined };
    // what waits for an answer keeps the process going; a thread with nothing to do does not
    worker.unref();
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        state.ready = true;
        onReady();
      } else settle(state, message);
    });
    // told by the exit that follows; an error without a listener would end the process
    let failure: unknown;
    worker.on('error', (error) => {
      failure = error;
    });
    worker.once('exit', () => {
      settle(state, new ThreadEnded('The thread ended.', { cause: failure }));
      if (closed || current !== state) return;
      if (state.ready) current = begin();
      else {
        setTimeout(() => {
          if (!closed && current === state) current = begin();
        }, BEFORE_TRYING_AGAIN).unref();
      }
    });
    return state;
  }

  function settle(state: typeof current, answer: FromWorker | ThreadEnded): void {
    const { answered } = state;
    state.answered = undefined;
    state.worker.unref();
    answered?.(answer);
  }

  return {
    isReady: () => current.ready && !current.answered,
    run(order) {
      const state = current;
      return new Promise((resolve, reject) => {
        state.answered = (answer) => {
          if (answer instanceof ThreadEnded) reject(answer);
          else if (answer.kind !== 'ready') resolve(answer);
        };
        state.worker.ref();
        try {
          state.worker.postMessage(order);
        } catch (error) {
          // no plain data: it never got there
          state.answered = undefined;
          state.worker.unref();
          reject(error);
        }
      });
    },
    restart() {
      const { worker } = current;
      const old = current;
      current = begin();
      settle(old, new ThreadEnded('The thread was ended.'));
      void worker.terminate();
    },
    async close() {
      closed = true;
      await current.worker.terminate();
    },
  };
}

/**
 * A bundle's thread is a file of its own beside it. From TypeScript source the thread registers tsx itself, because on
 * Node 20 a worker ignores `--import tsx`; `tsx/esm/api` cannot be resolved by name everywhere, so it is found by its file.
 */
function spawn(url: URL, workerData: ThreadData): Worker {
  if (!url.pathname.endsWith('.ts')) return new Worker(url, { workerData, execArgv: [] });
  const tsx = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx')));
  const code = `import(${JSON.stringify(tsx.href)}).then(({ register }) => (register(), import(${JSON.stringify(url.href)})))`;
  return new Worker(code, { eval: true, workerData, execArgv: [] });
}
