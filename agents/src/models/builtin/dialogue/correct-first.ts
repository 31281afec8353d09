import { split } from '../split.ts';
import { askedAgain } from './again.ts';
import { type Correction, correctionIn } from './correct.ts';
import { namesFirst } from './names-first.ts';
import type { Talk } from './talk.ts';

const THEN = /[,.;]?\s+(?:and\s+)?then\s+/i;

/** "make it 1,000 instead, then do a second one for the rest": the first part corrects, the others are requests. */
export function correctedFirst(said: string, around: Talk): { correction: Correction; rest: string[] } | null {
  if (namesFirst(said, around)) return null;
  const parts = split(said, around);
  const [first, ...more] = parts.length > 1 ? parts : said.split(THEN);
  const correction = first && more.length ? correctionIn(first, around) : null;
  return correction && { correction, rest: more.map((part) => askedAgain(part, around)?.request ?? part) };
}
