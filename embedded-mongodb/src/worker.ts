import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { checkData } from './check.ts';
import { contentsOf, copyData } from './copy.ts';
import { DataFolderLocked } from './data-folder.ts';
import { type ServeOptions, serve } from './serve.ts';
import type { Task } from './start.ts';
import type { FromWorker } from './worker-messages.ts';

const port = ofThread();
const tell = (message: FromWorker): void => port.postMessage(message);

function ofThread(): MessagePort {
  if (parentPort) return parentPort;
  throw new Error('worker.ts runs in a worker thread: use startEmbedded, or cli.ts for a process of its own');
}

function perform(task: Task): unknown {
  if (task.kind === 'check') return checkData(task.dataDir);
  return task.kind === 'copy' ? copyData(task.dataDir, task.target) : contentsOf(task.copy);
}

async function start(options: ServeOptions): Promise<void> {
  const serving = await serve({ ...options, onTrouble: (trouble) => tell({ kind: 'trouble', trouble }) });
  const stop = async (): Promise<void> => {
    await serving.close();
    port.close();
  };
  port.once('message', () => void stop());
  tell({ kind: 'ready', uri: serving.uri });
}

async function run(): Promise<void> {
  try {
    const given = workerData as ServeOptions | Task;
    if ('kind' in given) {
      tell({ kind: 'done', result: perform(given) });
      port.close();
    } else await start(given);
  } catch (error) {
    if (error instanceof DataFolderLocked) tell({ kind: 'locked', folder: error.folder, pid: error.pid });
    else {
      const { name, message, code } = error as Error & { code?: unknown };
      tell({ kind: 'failed', name, message, code });
    }
    port.close();
  }
}

void run();
