import { TAKES_BACK } from '../lexicon/undoing.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply } from '../reply.ts';
import type { Open } from './pending.ts';

/**
 * "undo that": what the conversation did last is undone, as by Undo on its receipts. Null when nothing like
 * it is said, and while a question is open: then that is what is dropped.
 */
export function takenBack(said: string, open: Open | null, reading: Reading): Reply | null {
  if (!TAKES_BACK.test(said) || (open && !open.aside)) return null;
  return reading.tools.has('undo_last') ? call('undo_last', {}) : null;
}
