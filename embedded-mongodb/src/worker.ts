import { parentPort, workerData } from 'node:worker_threads';
import { DataFolderLocked } from './data-folder.ts';
import { type ServeOptions, serve } from './serve.ts';
import type { FromWorker } from './worker-messages.ts';

const port = parentPort;
if (!port) throw new Error('worker.ts runs in a worker thread: use startEmbedded, or cli.ts for a process of its own');
const tell = (message: FromWorker): void => port.postMessage(message);

try {
  const serving = await serve(workerData as ServeOptions);
  const stop = async (): Promise<void> => {
    await serving.close();
    port.close();
  };
  port.once('message', () => void stop());
  tell({ kind: 'ready', uri: serving.uri });
} catch (error) {
  if (error instanceof DataFolderLocked) tell({ kind: 'locked', folder: error.folder, pid: error.pid });
  else tell({ kind: 'failed', name: (error as Error).name, message: (error as Error).message });
  port.close();
}
