import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { call, type PlannedCall } from '../reply.ts';
import { names, withDifference } from './again.ts';
import { lastRequest } from './correct.ts';

const SORRY = '(?:(?:no|nah|nope|wait|hang on|sorry|oops|whoops|actually|shit|bugger|my bad|hold on|oh|ah)[\\s,.!]+)*';
/** "no not the pergola, the deck", "wrong one, I meant the deck". */
const INSTEAD = new RegExp(
  `^${SORRY}(?:not (?:the |that )?[^,]{2,40},|(?:the|that'?s the|thats the) (?:other|wrong) (?:one|job|client|bloke),?|wrong (?:one|job|client|bloke),?)\\s+(?:(?:i mean|i meant|meant|it'?s|should be|on|for|but)\\s+)?(?:the\\s+)?(.{2,40}?)[\\s.!]*$`,
  'i',
);

/** What was done last is undone and done to another record; only where none of it had to wait for a yes. */
export function insteadOf(said: string, reading: Reading): { calls: PlannedCall[]; request: string } | null {
  const other = INSTEAD.exec(said)?.[1];
  if (!other || !names(other, reading) || !reading.tools.has('undo_last')) return null;
  const [last] = touched(reading).filter(({ earlier }) => !earlier);
  const before = lastRequest(reading);
  if (!last || !before) return null;
  return { calls: call('undo_last', {}).calls, request: withDifference(before, `for ${other}`, reading) };
}
