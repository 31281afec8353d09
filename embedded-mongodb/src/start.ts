import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CheckReport } from './check.ts';
import type { CopiedCollection } from './copy.ts';
import { DataFolderLocked } from './data-folder.ts';
import type { ServeOptions } from './serve.ts';
import { WORKER } from './worker-file.ts';
import type { FromWorker } from './worker-messages.ts';

export interface StartOptions extends Pick<ServeOptions, 'dataDir' | 'sync' | 'listen' | 'maxBytes' | 'onTrouble'> {
  /** Bytes kept aside for a full disk; 0 for none. */
  reserveBytes?: number;
  /** Where the bundled worker is, for a program that was bundled somewhere else than this package. */
  workerUrl?: URL;
  /** Called once when the server stops without having been asked to. */
  onCrash?: (error: Error) => void;
}

/** What a worker does beside serving, with a connection of its own, so that nobody waits for it. */
export type Task =
  | { kind: 'check'; dataDir: string }
  | { kind: 'copy'; dataDir: string; target: string }
  | { kind: 'contents'; copy: string };

export interface Embedded {
  uri: string;
  /** Finishes what was begun and closes the file. May be called again. */
  close: () => Promise<void>;
}

/**
 * From TypeScript source the worker registers tsx itself, because on Node 20 a worker
 * ignores `--import tsx`; `tsx/esm/api` cannot be resolved by name everywhere (vitest), so it is found by its file.
 */
function spawn(workerUrl: URL | undefined, workerData: ServeOptions | Task): Worker {
  const url = workerUrl ?? WORKER;
  if (!url.pathname.endsWith('.ts')) return new Worker(url, { workerData, execArgv: [] });
  const tsx = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx')));
  const code = `import(${JSON.stringify(tsx.href)}).then(({ register }) => (register(), import(${JSON.stringify(url.href)})))`;
  return new Worker(code, { eval: true, workerData, execArgv: [] });
}

/** Starts the server in a worker thread and resolves when it listens. Throws DataFolderLocked or the reason it cannot. */
export async function startEmbedded(options: StartOptions): Promise<Embedded> {
  const { workerUrl, onCrash: _onCrash, onTrouble, reserveBytes, ...serving } = options;
  const worker = spawn(workerUrl, { ...serving, ...(reserveBytes === undefined ? {} : { space: { reserveBytes } }) });
  worker.on('message', (message: FromWorker) => message.kind === 'trouble' && onTrouble?.(message.trouble));
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

/** Looks through the data; `problems` is empty when all is well. */
export const check = (dataDir: string, workerUrl?: URL) =>
  run(workerUrl, { kind: 'check', dataDir }) as Promise<CheckReport>;

/** Copies the data of one moment into a new file. */
export const copy = (dataDir: string, target: string, workerUrl?: URL) =>
  run(workerUrl, { kind: 'copy', dataDir, target }) as Promise<CopiedCollection[]>;

/** What a copy holds; rejects when it is damaged. */
export const contents = (file: string, workerUrl?: URL) =>
  run(workerUrl, { kind: 'contents', copy: file }) as Promise<CopiedCollection[]>;

function run(workerUrl: URL | undefined, task: Task): Promise<unknown> {
  const worker = spawn(workerUrl, task);
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the embedded database's worker stopped (code ${code})`)));
    worker.once('message', (message: FromWorker) => {
      if (message.kind === 'done') resolve(message.result);
      else if (message.kind === 'failed')
        reject(Object.assign(new Error(message.message), { name: message.name, code: message.code }));
    });
  });
}
/** Closing is a matter of moments; after this long the worker is ended like a killed process, which loses nothing. */
const CLOSE_MS = 10_000;

/** Rejects when the file could not be closed properly. */
function stop(worker: Worker, exited: Promise<void>): Promise<void> {
  worker.postMessage('close');
  const overdue = setTimeout(() => void worker.terminate(), CLOSE_MS);
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  return Promise.race([exited, failed]).finally(() => clearTimeout(overdue));
}

function ready(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the embedded database did not start (code ${code})`)));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'trouble' || message.kind === 'done') return;
      worker.off('error', reject);
      if (message.kind === 'ready') resolve(message.uri);
      else if (message.kind === 'locked') reject(new DataFolderLocked(message.folder, message.pid));
      else reject(Object.assign(new Error(message.message), { name: message.name }));
    });
  });
}
