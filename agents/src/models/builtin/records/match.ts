import { otherNames } from '@smoko/contract';
import type { KnownKind, KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { BACK_AS_WAY } from '../lexicon/back.ts';
import { CUE_WORDS } from '../lexicon/cue-words.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { NAME_ENDS } from '../lexicon/name-ends.ts';
import { NOT_NAMES } from '../lexicon/not-names.ts';
import { opens } from '../lexicon/openers.ts';
import { COUNT_UNITS, MEASURES } from '../lexicon/units.ts';
import { isWork } from '../lexicon/work.ts';
import { mayBeName } from './may-be-name.ts';
import { type Word, wordsIn } from './words.ts';

/** How well a record fits the words of a text. */
export interface Fit {
  record: KnownRecord;
  /** Words of the text that are words of the record. */
  words: Word[];
  /** Those of its own name; the others are its client's. */
  own: Word[];
  /** How many of the words of its name were said, and how many there are. */
  said: number;
  of: number;
  score: number;
}

// said of a job, its client counts nearly as much as a word of its name: "thuys vanity"
const CLIENT_WORD = 0.9;
/** "dave kellys job" is Dave Kelly's before any other Dave's. */
const CLIENT_MORE = 0.2;
const NUMBER = 5;
/** A start such as "resto" is weaker than the word, a slip of a finger weaker still. */
const START = 0.8;
const SLIP = 0.7;
/** Surer than a start, and less than the name itself: Dave is asked for before David. */
const NICKNAME = 0.85;

/**
 * The records of some kinds that words of a text name, best first. A job is also known by its number and its client,
 * but by its client alone only where `byClient`.
 */
export function fits(
  text: string,
  records: readonly KnownRecord[],
  kinds: readonly KnownKind[],
  byClient = false,
): Fit[] {
  const words = wordsIn(text.replace(BACK_AS_WAY, (said) => ' '.repeat(said.length))).filter(
    ({ text: word }) => word !== '' && !NOT_NAMES.has(word),
  );
  return records
    .filter((record) => kinds.includes(record.kind))
    .map((record) => fitOf(record, words))
    .filter((fit) => !isSomebodyElse(fit, text))
    .filter(({ said, score }) => said > 0 || (byClient && score > 0))
    .sort((a, b) => b.score - a.score || b.said / b.of - a.said / a.of);
}

/** First names that also order something: "bill murphy". */
const VERBS = new Set([
  'bill',
  'mark',
  'will',
  'may',
  'pat',
  'chuck',
  'grant',
  'chase',
  'tip',
  'rob',
  'sue',
  'art',
  'jerry',
  'michelle',
  'sarah',
]);

/**
 * "philippa eames" is not Garth Eaves, "Marlon Reyes" not Marla Reyes: another first name before the surname. A job that
 * only its client's surname names is not "dave walsh's" either, where that client is Karen Walsh.
 */
function isSomebodyElse({ record, own, words }: Fit, text: string): boolean {
  if (record.kind === 'client') return isOther(own, record.name, text);
  return own.length === 0 && record.client !== undefined && isOther(words, record.client, text);
}

function isOther(named: readonly Word[], name: string, text: string): boolean {
  const [only] = named;
  const [first = '', ...others] = tokens(name);
  if (named.length !== 1 || !only || !others.length) return false;
  if (likeness(only.text, first) > 0) return isOfOthers(text.slice(only.end), others);
  const word = /(\p{L}[\p{L}'’-]*)\s+$/u.exec(text.slice(0, only.start))?.[1] ?? '';
  const before = word.toLowerCase();
  if (VERBS.has(before) || [first, ...others].some((one) => likeness(before, one) > 0)) return false;
  if (FIRST_NAMES.has(before)) return true;
  if (before.length < 3 || NAME_ENDS.has(before) || isWork(before) || NOT_NAMES.has(before) || opens(`${before} x`))
    return false;
  if (isCapital(word, text) && !CUE_WORDS.has(before)) return true;
  const slip = others.every((one) => likeness(only.text, one) < START);
  return others.length === 1 && slip && before.length > 3;
}

/** "Rachel Brown" is not Rachel Nguyen: another surname, with its capital, behind the first name. */
function isOfOthers(behind: string, others: readonly string[]): boolean {
  const next = /^\s+(\p{Lu}\p{Ll}{2,})(?!\p{L})/u.exec(behind)?.[1]?.toLowerCase();
  if (next === undefined || others.some((one) => likeness(next, one) > 0)) return false;
  return mayBeName(next);
}

/** "for Tevita Walsh": a capital that does not begin a sentence. */
const isCapital = (word: string, text: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && !/(?:^|[.!?\n:,])\s*$/u.test(text.slice(0, text.indexOf(word)));

function fitOf(record: KnownRecord, words: readonly Word[]): Fit {
  const used = new Set<Word>();
  const take = (name: string): number => {
    const best = words.map((word) => ({ word, score: likeness(word.text, name) })).sort((a, b) => b.score - a.score)[0];
    if (!best || best.score === 0) return 0;
    used.add(best.word);
    return best.score;
  };
  const names = [...new Set(tokens(record.name).filter((name) => !SMALL.has(name)))];
  const scores = names.map(take);
  let score = scores.reduce((sum, one) => sum + one, 0);
  // a size or a unit is not what a thing is called: "the pine" is 90x45 treated pine (lengths)
  const of = Math.max(names.filter((name) => record.kind !== 'item' || !isSize(name)).length, 1);
  let said = Math.min(scores.filter((one) => one > 0).length, of);
  const own = [...used];
  const number = record.number?.toLowerCase();
  const numbered = number && words.find(({ text }) => text === number);
  if (numbered) {
    used.add(numbered);
    score += NUMBER;
    said ||= 1;
  }
  if (record.client && (record.kind === 'job' || record.kind === 'quote' || record.kind === 'finance')) {
    const known = tokens(record.client)
      .map(take)
      .toSorted((a, b) => b - a);
    score += (known[0] ?? 0) * CLIENT_WORD + known.slice(1).reduce((sum, one) => sum + one, 0) * CLIENT_MORE;
  }
  if (numbered) own.push(numbered);
  const inOrder = (some: Iterable<Word>) => [...some].sort((a, b) => a.start - b.start);
  return { record, words: inOrder(used), own: inOrder(new Set(own)), said, of, score };
}

const UNITS = new Set([...COUNT_UNITS, ...MEASURES]);
const isSize = (name: string): boolean => /\d/.test(name) || UNITS.has(name);

const SMALL = new Set(['of', 'and', 'for', 'to', 'in', 'on', 'at', 'with', 'co', 'ltd', 'pty']);

/** 1 for the same word, less for a plural or possessive, a start of four letters, or one slip in five. */
function likeness(said: string, name: string): number {
  if (said === name) return 1;
  if (said.length > 2 && (said === `${name}s` || `${said}s` === name || said === `${name}es`)) return 0.95;
  if (isCalled(said, name)) return NICKNAME;
  if (said.length > 3 && name.startsWith(said)) return START;
  if (said.length > 4 && name.length > 4 && (oneSlip(said, name) || oneSlip(said.replace(/s$/, ''), name))) return SLIP;
  return 0;
}

/** "dave" and "daves" are David. */
function isCalled(said: string, name: string): boolean {
  const others = otherNames(name);
  return others.includes(said) || (said.endsWith('s') && others.includes(said.slice(0, -1)));
}

/** One letter wrong, missing, too many, or two swapped; the first letter is right. */
function oneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || /\d/.test(a + b)) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const rest = (text: string, skip: number) => text.slice(i + skip);
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  const swapped = a[i] === b[i + 1] && a[i + 1] === b[i] && rest(a, 2) === rest(b, 2);
  return swapped || rest(a, 1) === rest(b, 1);
}
