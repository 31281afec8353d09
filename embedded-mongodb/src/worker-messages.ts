import type { Trouble } from './engine/engine.ts';

/** What the worker tells the thread that started it. The only message the other way is "close". */
export type FromWorker =
  | { kind: 'ready'; uri: string }
  | { kind: 'locked'; folder: string; pid: number | undefined }
  | { kind: 'failed'; name: string; message: string; code?: unknown }
  /** The disk filled or has room again, or damage was met. */
  | { kind: 'trouble'; trouble: Trouble }
  /** A task beside serving is done. */
  | { kind: 'done'; result: unknown };
