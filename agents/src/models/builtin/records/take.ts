import type { KnownKind, KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { GAP } from '../extract/gap.ts';
import { type Fit, fits } from './match.ts';

/** A record named in a text. */
export interface Named {
  /** For a tool: its id when only one fits, else the words that were said, so that the tool asks which one. */
  reference: string;
  /** Null when several fit equally well. */
  record: KnownRecord | null;
  /** All that fit equally well. */
  candidates: KnownRecord[];
  /** The text without its name and the little words before it. */
  rest: string;
}

export interface Search {
  /** A job may be meant by its client's name alone. */
  byClient?: boolean;
  /** The least share of the name that has to be said, 0 to 1. */
  share?: number;
}

const BEFORE =
  /(?:\b(?:for|on|to|at|of|from|off|with|by|via|through|against|in|under|into|onto|re)\s+)?(?:\b(?:the|my|our|a|an|her|his|their|that|this|those|these)\s+)?$/i;
const AFTER: Partial<Record<KnownKind, RegExp>> = {
  job: /^(?:['’]s)?(?:\s+(?:job|project|work)\b)?/i,
  client: /^(?:['’]s)?/i,
  supplier: /^(?:['’]s)?/i,
  task: /^(?:\s+(?:task|to-?do|reminder)\b)?/i,
  item: /^(?:\s+(?:order|delivery|item)\b)?/i,
  quote: /^(?:['’]s)?(?:\s+quote\b)?/i,
};

/** The record of a kind that a text names best, or null. */
export function takeRecord(
  kind: KnownKind,
  text: string,
  records: readonly KnownRecord[],
  { byClient = false, share = 0 }: Search = {},
): Named | null {
  const found = fits(text, records, [kind], byClient).filter(
    ({ said, of, record }) => said / of >= share || (record.number !== undefined && text.includes(record.number)),
  );
  const [best] = found;
  if (!best) return null;
  const equal = found.filter((fit) => fit.score === best.score && sameWords(fit, best));
  const likely = narrowed(equal).map(({ record }) => record);
  const initial = kind === 'client' && likely.length > 1 ? initialAfter(text, best) : null;
  const own = initial ? likely.filter(({ name }) => tokens(name).at(-1)?.startsWith(initial.letter)) : [];
  if (initial && own.length === 1) {
    const rest = without(text.slice(0, initial.start) + text.slice(initial.end), best, kind);
    return { reference: own[0]?.id ?? '', record: own[0] ?? null, candidates: own, rest };
  }
  // "the other dave": not the one that something was just done for
  const others = OTHER.test(text.slice(0, best.words[0]?.start)) ? likely.filter((one) => !one.lately) : likely;
  const candidates = others.length ? others : likely;
  const [only] = candidates;
  const said = best.words.map(({ start, end }) => text.slice(start, end)).join(' ');
  const record = candidates.length === 1 && only ? only : null;
  return { reference: record ? record.id : said, record, candidates, rest: without(text, best, kind) };
}

const OTHER = /\bother\s+$/i;

/** "dave n" of two Daves: the letter behind the name, and where it stands. "dave a deck" has none. */
function initialAfter(text: string, { words }: Fit): { letter: string; start: number; end: number } | null {
  const end = Math.max(...words.map((word) => word.end));
  const match = /^\s+([b-hj-z])\b(?!['’])\.?/i.exec(text.slice(end));
  return match?.[1] ? { letter: match[1].toLowerCase(), start: end, end: end + match[0].length } : null;
}

const sameWords = (a: Fit, b: Fit): boolean =>
  a.words.map((w) => w.start).join() === b.words.map((w) => w.start).join();

/** Of several that fit, the one whose name was said whole; of jobs, those that are not over. */
function narrowed(found: Fit[]): Fit[] {
  const whole = found.filter(({ said, of }) => said === of);
  const left = whole.length ? whole : found;
  const open = left.filter(({ record }) => record.status !== 'completed' && record.status !== 'cancelled');
  return left.length > 1 && open.length ? open : left;
}

/** The text with the name cut out, each run of words together with what leads up to it. */
function without(text: string, { words }: Fit, kind: KnownKind): string {
  let rest = text;
  for (const { start, end } of words.toReversed()) {
    const before = rest.slice(0, start);
    const lead = BEFORE.exec(before)?.[0].length ?? 0;
    const after = rest.slice(end).replace(AFTER[kind] ?? /^$/, '');
    rest = `${before.slice(0, start - lead)} ${GAP} ${after}`;
  }
  return rest.replace(/¦\s*¦/g, GAP);
}
