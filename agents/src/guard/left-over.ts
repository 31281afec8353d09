import { datesIn } from '../models/builtin/extract/dates.ts';
import { takeTime } from '../models/builtin/extract/times.ts';
import { CUE_WORDS } from '../models/builtin/lexicon/cue-words.ts';
import { normalise } from '../models/builtin/normalise.ts';
import { fold } from '../tools/matching.ts';
import { figuresIn, numbersIn, spokenSumsIn } from './numbers-in.ts';

/** What a message came to. */
export interface Understood {
  /** The request, in the user's words. */
  said: string;
  /** The arguments of every call that was made of it. */
  args: readonly unknown[];
  /** Records that it is about, as they were shown. */
  records: readonly string[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Two words may stay over by chance; one is more often a filler that nobody has listed. */
const MOST_WORDS = 1;

/**
 * The words of a message that nothing was made of: an amount or another number that no call uses, and words of substance
 * that are in none. Empty when what is left is no more than any sentence has.
 */
export function leftOver(understood: Understood): string[] {
  const { said, args, records, today } = understood;
  const used = usedIn(args, records);
  const words = wordsLeft(understood);
  return [
    ...unusedNumbers(said, used, today),
    ...unusedDays(said, used, today),
    ...(words.length > MOST_WORDS ? words : []),
  ];
}

/** The words of substance of a message that are in no argument and in no record. */
export function wordsLeft({ said, args, records }: Understood): string[] {
  const known = fold(usedIn(args, records)).split(' ');
  return [...new Set(fold(normalise(said)).split(' '))].filter(
    (word) =>
      /\p{L}/u.test(word) && !/\d/.test(word) && word.length > 1 && !CUE_WORDS.has(word) && !isUsed(word, known),
  );
}

// the digits of an id are nobody's number
const usedIn = (args: readonly unknown[], records: readonly string[]): string =>
  [JSON.stringify(args), ...records].join(' ').replace(ID, ' ');

const ID = /\b[0-9a-f]{24}\b/g;

function unusedNumbers(said: string, used: string, today: string): string[] {
  const given = numbersIn(used);
  const bare = withoutTimes(withoutDates(said, today));
  const readings = [...figuresIn(bare), ...spokenSumsIn(bare)];
  const others = [...given];
  return readings
    .filter((one) => !one.some((n) => given.has(n) || others.some((other) => comesFrom(other, n))))
    .map((one) => String(one[0]));
}

/** Of several days that were said, those that nothing was planned on. A single one may have been counted from. */
function unusedDays(said: string, used: string, today: string): string[] {
  const words = used.toLowerCase();
  const days = datesIn(said, { today }).map(({ date, text }) => ({ date, text: text.replace(LEADS_TO_DAY, '') }));
  const isUsed = ({ date, text }: (typeof days)[number]) => used.includes(date) || words.includes(text.toLowerCase());
  return days.length > 1 && days.some(isUsed) ? days.filter((day) => !isUsed(day)).map(({ text }) => text) : [];
}
const LEADS_TO_DAY = /^(?:(?:on|by|the|this|next|for)\s+)+/i;

/** With GST, for several, or a share of it. */
const comesFrom = (used: number, said: number): boolean =>
  [said * 1.1, said * 1.15, said * 12, said * 7, said * 100, said / 100].some((sum) => Math.abs(sum - used) < 0.006);

const withoutDates = (text: string, today: string): string =>
  datesIn(text, { today }).reduceRight(
    (rest, { index, text: said }) => rest.slice(0, index) + rest.slice(index + said.length),
    text,
  );

function withoutTimes(text: string): string {
  const taken = takeTime(text);
  return taken ? taken.rest : text;
}

const STEM = 4;
const isUsed = (word: string, known: readonly string[]): boolean =>
  known.some(
    (one) =>
      one === word ||
      (word.length >= STEM && one.startsWith(word.slice(0, Math.max(STEM, word.length - 3)))) ||
      (one.length >= STEM && word.startsWith(one)),
  );
