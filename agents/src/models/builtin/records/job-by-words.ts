import type { KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { type Word, wordsIn } from './words.ts';

/** A job that a text calls by some words of its name, and the text without them. */
export interface CalledJob {
  job: KnownRecord;
  rest: string;
}

const LEAD = /^\s*(?:(?:for|of|on|to|at)\s+)?(?:(?:the|that|this)\s+)?/iu;
/** What may stand behind a name that is whole: a price, a mark, or the word "job". */
const ENDS = /^(?:\s+(?:job|one))?(?=\s*(?:$|[,:;.\n]|-\s|(?:at|is|for|@)?\s*\$?\d))/iu;
const SMALL = new Set(['the', 'of', 'and', 'for', 'to', 'in', 'on', 'at', 'with', 'a', 'an']);

const isOpen = ({ kind, status }: KnownRecord): boolean =>
  kind === 'job' && status !== 'completed' && status !== 'cancelled';

/** "the burst pipe 900": nothing but words of one open job's name, up to a price or a mark; null where it may be several. */
export function jobInFront(text: string, records: readonly KnownRecord[]): CalledJob | null {
  const said = text.slice(LEAD.exec(text)?.[0].length ?? 0);
  const words = wordsIn(said);
  const named = records.filter(isOpen).flatMap((job) => {
    const count = countOf(words, job);
    const last = words[count - 1];
    return last && !/\d/u.test(last.text) && ENDS.test(said.slice(last.end)) ? [{ job, count, end: last.end }] : [];
  });
  const most = Math.max(...named.map(({ count }) => count));
  const [best, ...others] = named.filter(({ count }) => count === most);
  if (!best || others.length) return null;
  const behind = said.slice(best.end);
  return { job: best.job, rest: behind.slice(ENDS.exec(behind)?.[0].length ?? 0) };
}

/** How many words from the first on are words of a job's name; none where all of them are little ones. */
function countOf(words: readonly Word[], { name }: KnownRecord): number {
  const own = new Set(tokens(name));
  const other = words.findIndex(({ text }) => !own.has(text) && !own.has(text.replace(/['’]?s$/u, '')));
  const count = other < 0 ? words.length : other;
  return words.slice(0, count).some(({ text }) => text.length > 2 && !SMALL.has(text)) ? count : 0;
}
