import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DataFolderLocked } from './data-folder.ts';
import type { ServeOptions } from './serve.ts';
import type { FromWorker } from './worker-messages.ts';

export interface StartOptions extends Pick<ServeOptions, 'dataDir' | 'sync' | 'listen'> {
  /** Where the bundled worker is, for a program that was bundled somewhere else than this package. */
  workerUrl?: URL;
  /** Called once when the server stops without having been asked to. */
  onCrash?: (error: Error) => void;
}

export interface Embedded {
  uri: string;
  /** Finishes what was begun and closes the file. May be called again. */
  close: () => Promise<void>;
}

/**
 * A bundle has worker.js beside it. From TypeScript source the worker registers tsx itself, because on Node 20 a worker
 * ignores `--import tsx`; `tsx/esm/api` cannot be resolved by name everywhere (vitest), so it is found by its file.
 */
function spawn({ workerUrl, onCrash: _onCrash, ...options }: StartOptions): Worker {
  const url = workerUrl ?? new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);
  if (!url.pathname.endsWith('.ts')) return new Worker(url, { workerData: options, execArgv: [] });
  const tsx = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx')));
  const code = `import(${JSON.stringify(tsx.href)}).then(({ register }) => (register(), import(${JSON.stringify(url.href)})))`;
  return new Worker(code, { eval: true, workerData: options, execArgv: [] });
}

/** Starts the server in a worker thread and resolves when it listens. Throws DataFolderLocked or the reason it cannot. */
export async function startEmbedded(options: StartOptions): Promise<Embedded> {
  const worker = spawn(options);
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const uri = await ready(worker);
  let closing: Promise<void> | undefined;
  let reported = false;
  const crashed = (error: Error): void => {
    if (closing || reported) return;
    reported = true;
    options.onCrash?.(error);
  };
  worker.on('error', (error) => crashed(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => crashed(new Error(`the embedded database stopped with code ${code}`)));
  return {
    uri,
    close() {
      if (!reported) closing ??= stop(worker, exited);
      return closing ?? exited;
    },
  };
}

/** Rejects when the file could not be closed properly. */
function stop(worker: Worker, exited: Promise<void>): Promise<void> {
  worker.postMessage('close');
  return Promise.race([exited, new Promise<never>((_, reject) => worker.once('error', reject))]);
}

function ready(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the embedded database did not start (code ${code})`)));
    worker.once('message', (message: FromWorker) => {
      worker.off('error', reject);
      if (message.kind === 'ready') resolve(message.uri);
      else if (message.kind === 'locked') reject(new DataFolderLocked(message.folder, message.pid));
      else reject(Object.assign(new Error(message.message), { name: message.name }));
    });
  });
}
