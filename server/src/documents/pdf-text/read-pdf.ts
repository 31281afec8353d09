import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PdfText } from './text-of.ts';

/** Reads a PDF's text for one business, in bounds of its own. Never throws. */
export type ReadPdf = (tenant: string, content: Uint8Array) => Promise<PdfText>;

export interface PdfBounds {
  /** Bytes of a file. */
  bytes: number;
  /** Milliseconds for one file, its thread's beginning included. */
  patience: number;
  /** Threads at once, and files that may wait. */
  threads: number;
  waiting: number;
}

const BOUNDS: PdfBounds = { bytes: 10 * 1024 * 1024, patience: 20_000, threads: 2, waiting: 50 };
/** What pdf.js may take of memory, in megabytes; an invoice takes some thirty. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** The thread's code: a bundle has it beside it, source runs from source. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './papers.js', import.meta.url);

interface Waiting {
  tenant: string;
  begin(): void;
}

/**
 * Each file is read in a thread that ends with it, so that one that is endless, huge when unpacked or made to break a reader
 * costs its sender an answer and the server nothing. One of a business at a time, so that nobody's flood holds up others.
 */
export function createReadPdf(given: Partial<PdfBounds> = {}): ReadPdf {
  const bounds = { ...BOUNDS, ...given };
  const waiting: Waiting[] = [];
  const busy = new Set<string>();

  function next(): void {
    if (busy.size >= bounds.threads) return;
    const at = waiting.findIndex(({ tenant }) => !busy.has(tenant));
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    if (!found) return;
    busy.add(found.tenant);
    found.begin();
  }

  return async (tenant, content) => {
    if (content.length > bounds.bytes) return { kind: 'too big' };
    if (waiting.length >= bounds.waiting) return { kind: 'too much' };
    await new Promise<void>((begin) => {
      waiting.push({ tenant, begin });
      next();
    });
    try {
      return await inThread(content, bounds.patience);
    } finally {
      busy.delete(tenant);
      next();
    }
  };
}

function inThread(content: Uint8Array, patience: number): Promise<PdfText> {
  // the thread takes a copy of its own: whoever gave it goes on with theirs
  const thread = spawn({ data: Uint8Array.from(content) });
  return new Promise<PdfText>((resolve) => {
    const late = setTimeout(() => resolve({ kind: 'too much' }), patience);
    thread.once('message', (read: PdfText) => resolve(read));
    // out of memory, out of its stack, or ended by what it read
    thread.once('error', () => resolve({ kind: 'too much' }));
    thread.once('exit', () => {
      clearTimeout(late);
      resolve({ kind: 'too much' });
    });
  }).finally(() => void thread.terminate());
}

/** From source the thread registers tsx itself, as those that read messages do (agents/src/understanding/thread.ts). */
function spawn(workerData: { data: Uint8Array }): Worker {
  const options = { workerData, execArgv: [], resourceLimits: MEMORY, stdout: true, stderr: true };
  if (!THREAD.pathname.endsWith('.ts')) return new Worker(THREAD, options);
  const tsx = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx')));
  const code = `import(${JSON.stringify(tsx.href)}).then(({ register }) => (register(), import(${JSON.stringify(THREAD.href)})))`;
  return new Worker(code, { ...options, eval: true });
}
