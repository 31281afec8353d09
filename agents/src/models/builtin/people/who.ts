import type { KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { GAP } from '../extract/gap.ts';
import { BUSINESS_WORDS } from '../lexicon/businesses.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { NAME_CUES } from '../lexicon/name-cues.ts';
import { NAME_ENDS, TITLE } from '../lexicon/name-ends.ts';
import { isWork } from '../lexicon/work.ts';
import { fits } from '../records/match.ts';
import { takeRecord } from '../records/take.ts';
import { withCapitals } from './capitals.ts';
import { isName, type NameSpan, nameAt } from './name-at.ts';

/** Somebody a request is for. */
export interface Who {
  /** For a tool: the id of the one on file, the words where several fit, else the new name with its capitals. */
  reference: string;
  record: KnownRecord | null;
  /** Nobody on file fits. */
  isNew: boolean;
  /** The text without the name and what led up to it, and where that was. */
  rest: string;
  from: number;
}

interface Candidate extends NameSpan {
  /** Where what is cut out begins: at the cue. */
  from: number;
  to: number;
  sure: number;
}

const CUES = NAME_CUES.map(([pattern, sure]) => {
  const [before = '', after = ''] = pattern.split('NAME');
  return {
    before: new RegExp(before.startsWith('(?:^') ? before : `(?<![\\p{L}'’])${before}`, 'giu'),
    after: new RegExp(`^${after}`, 'iu'),
    sure,
  };
});
/** Below this a run of words is no name. */
const LIKELY = 3;

/** Who a request is for, the surest reading: by what leads up to the name, what it looks like and who is on file. */
export function takeWho(text: string, records: readonly KnownRecord[]): Who | null {
  const found = [...byCue(text), ...byRecord(text, records), ...byChunk(text)]
    .map((one) => ({ ...one, sure: one.sure + quality(one.name, records) }))
    .filter(({ sure }) => sure >= LIKELY)
    .sort((a, b) => b.sure - a.sure || a.start - b.start);
  const [best] = found;
  return best ? who(text, best, records) : null;
}

function byCue(text: string): Candidate[] {
  return CUES.flatMap(({ before, after, sure }) =>
    [...text.matchAll(before)].flatMap((match) => {
      const at = match.index + match[0].length;
      const span = nameAt(text, at);
      if (!span) return [];
      const tail = after.exec(text.slice(span.end));
      if (!tail) return [];
      return [{ ...span, from: match.index, to: span.end + tail[0].length, sure }];
    }),
  );
}

/** Somebody on file whose name is said, together with the words beside it that belong to the name said. */
function byRecord(text: string, records: readonly KnownRecord[]): Candidate[] {
  const named = takeRecord('client', text, records);
  if (!named) return [];
  const [fit] = fits(text, named.candidates, ['client']);
  const words = (fit?.words ?? []).filter(
    (word) => fit?.said === fit?.of || (!isWork(word.text) && !NAME_ENDS.has(word.text)),
  );
  const [first] = words;
  if (!first) return [];
  const last = words.findLast((word, i) => i === 0 || word.start - (words[i - 1]?.end ?? 0) < 8) ?? first;
  const span = nameAt(text, first.start);
  const end = Math.max(last.end, span?.start === first.start ? span.end : 0);
  const possessive = /^['’]s\b/.exec(text.slice(end))?.[0].length ?? 0;
  return [
    { name: text.slice(first.start, end), start: first.start, end, from: first.start, to: end + possessive, sure: 0.5 },
  ];
}

const CHUNK = /[^,;:\n¦]+?(?=\s*(?:[,;:\n¦]|\.(?=\s|$)|\s-\s|$))/gu;
/** A chunk between commas that is a name. */
function byChunk(text: string): Candidate[] {
  return [...text.matchAll(CHUNK)].flatMap((match) => {
    const chunk = match[0].replace(/^[\s.-]+/, '');
    const start = match.index + match[0].length - chunk.length;
    const span = nameAt(text, start);
    if (!span) return [];
    const whole = isName(chunk.trim());
    const beside = text.slice(span.end).trimStart().startsWith(GAP);
    const early = text.slice(0, start).replace(/[\s¦,:.-]/g, '') === '';
    if (whole) return [{ ...span, from: span.start, to: span.end, sure: 1 + (beside ? 0.5 : 0) }];
    return early && (TITLE.test(span.name) || FIRST_NAMES.has(firstWord(span.name)))
      ? [{ ...span, from: span.start, to: span.end, sure: 0.5 }]
      : [];
  });
}

const firstWord = (name: string) => (name.split(/\s+/)[0] ?? '').toLowerCase();

/** What a name looks like, whatever leads up to it. */
function quality(name: string, records: readonly KnownRecord[]): number {
  const words = name.split(/\s+/);
  const has = (test: (word: string) => boolean) => words.some(test);
  return (
    (TITLE.test(name) ? 2 : 0) +
    (FIRST_NAMES.has(firstWord(name).replace(/['’]?s$/, '')) || FIRST_NAMES.has(firstWord(name)) ? 2 : 0) +
    (words.length > 1 ? 1 : 0) +
    (has((word) => BUSINESS_WORDS.has(word.toLowerCase())) && words.length > 1 ? 1 : 0) +
    (words.every((word) => /^[\p{Lu}&]/u.test(word)) ? 1 : 0) +
    (onFile(name, records).length ? 3 : 0) -
    (has(isWork) && !has((word) => BUSINESS_WORDS.has(word.toLowerCase())) ? 2 : 0)
  );
}

/** Those on file whose name has every word that was said: "Wei Nguyen" is not the Anh Nguyen on file. */
function onFile(name: string, records: readonly KnownRecord[]): KnownRecord[] {
  const said = tokens(name).length;
  const named = takeRecord('client', name, records);
  if (!named) return [];
  const [best] = fits(name, named.candidates, ['client']);
  return best && best.words.length >= said ? named.candidates : [];
}

function who(text: string, { name, from, to }: Candidate, records: readonly KnownRecord[]): Who {
  const known = onFile(name, records);
  const [only] = known;
  const record = known.length === 1 && only ? only : null;
  const rest = `${text.slice(0, from)} ${GAP} ${text.slice(to)}`;
  const bare = name.replace(/['’]s$/, '');
  return {
    reference: record?.id ?? (known.length ? bare : withCapitals(bare)),
    record,
    isNew: known.length === 0,
    rest,
    from,
  };
}
