import type { KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { GAP } from '../extract/gap.ts';
import { BUSINESS_WORDS } from '../lexicon/businesses.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { NAME_CUES } from '../lexicon/name-cues.ts';
import { NAME_ENDS, TITLE } from '../lexicon/name-ends.ts';
import { isNoName } from '../lexicon/no-names.ts';
import { TOWNS } from '../lexicon/places.ts';
import { ASKING, NOTHING } from '../lexicon/request-words.ts';
import { isWork, isWorkProper } from '../lexicon/work.ts';
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

const MONTHS = new Set(['january', 'april', 'may', 'june', 'july', 'august', 'jan', 'autumn', 'summer']);
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
  const found = [...byCue(text), ...byRecord(text, records), ...byMonth(text, records), ...byChunk(text)]
    .map((one) => ({ ...one, sure: one.sure + quality(one.name, records) }))
    .filter(({ sure, name }) => sure >= LIKELY && !isNoName(name))
    .sort((a, b) => b.sure - a.sure || a.start - b.start || b.name.length - a.name.length);
  const best = found[0] ?? left(text);
  return best ? who(text, withNumber(best, text, records), records) : null;
}

/** "Strata Plan 88102": a number that is part of a name on file. */
function withNumber(found: Candidate, text: string, records: readonly KnownRecord[]): Candidate {
  const number = /^\s+\d+\b/.exec(text.slice(found.end))?.[0] ?? '';
  const name = `${found.name}${number}`.toLowerCase();
  if (!number || !records.some((one) => one.kind === 'client' && one.name.toLowerCase() === name)) return found;
  const end = found.end + number.length;
  return { ...found, name: text.slice(found.start, end), end, to: Math.max(found.to, end) };
}

/** Nothing leads up to it, and beside it stands the work: the first chunk of words that say nothing else is the name. */
function left(text: string): Candidate | null {
  const chunks = [...text.matchAll(CHUNK)].map((match) => ({
    match,
    words: match[0].match(/\p{L}[\p{L}'’&-]*/gu) ?? [],
  }));
  if (!chunks.some(({ words }) => words.some(isWorkProper))) return null;
  for (const { match, words } of chunks) {
    const name = match[0].replace(/^[\s.-]+/, '').replace(/^(?:the|for|at|thats for|da)\s+/i, '');
    const start = match.index + match[0].length - name.length;
    const said = words.map((word) => word.toLowerCase());
    const plain = said.filter((word) => word !== 'the');
    if (!plain.length || plain.length > 4 || /\d/.test(name) || NOTHING.test(name) || TOWNS.has(plain.join(' ')))
      continue;
    const business = plain.length > 1 && BUSINESS_WORDS.has(plain.at(-1) ?? '');
    if (plain.some((word) => NAME_ENDS.has(word) || isNoName(word) || (!business && (isWork(word) || WORN.test(word)))))
      continue;
    return {
      name: name.trimEnd(),
      start,
      end: start + name.trimEnd().length,
      from: match.index,
      to: match.index + match[0].length,
      sure: LIKELY,
    };
  }
  return null;
}
/** "rotten", "leaks": what is wrong with a thing, so no name. */
const WORN = /(?:ed|ing|ly|tion|ten)$/;

function byCue(text: string): Candidate[] {
  return CUES.flatMap(({ before, after, sure }) =>
    [...text.matchAll(before)].flatMap((match) => {
      const at = match.index + match[0].length;
      const short = nameAt(text, at);
      const span = short && upTo(after, text, short);
      const tail = span && after.exec(text.slice(span.end));
      if (!span || !tail) return [];
      return [{ ...span, from: match.index, to: span.end + tail[0].length, sure }];
    }),
  );
}

/** "st brigids primary need ...": a name goes on for a word or two where what follows it does. */
function upTo(after: RegExp, text: string, span: NameSpan): NameSpan {
  let end = span.end;
  for (let i = 0; i < 3; i++) {
    if (after.exec(text.slice(end))) return { ...span, name: text.slice(span.start, end), end };
    const next = /^\s+(\p{L}[\p{L}'’-]*)/u.exec(text.slice(end));
    if (!next || NAME_ENDS.has((next[1] ?? '').toLowerCase()) || isWork(next[1] ?? '')) break;
    end += next[0].length;
  }
  return span;
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
    {
      name: text.slice(first.start, end),
      start: first.start,
      end,
      from: first.start,
      to: end + possessive,
      // the whole name of somebody on file: whoever else is named works there, rang or lets one in
      sure: fit && fit.of > 1 && fit.said === fit.of ? 3 : 0.5,
    },
  ];
}

/** "a job for June: ...", where somebody on file is called that. */
function byMonth(text: string, records: readonly KnownRecord[]): Candidate[] {
  const match =
    /\b(?:for|with)\s+(january|april|may|june|july|august|jan|autumn|summer)(?=\s*(?:[:,¦.'’]|-\s|$))/iu.exec(text);
  const name = match?.[1] ?? '';
  if (!match || !records.some((one) => one.kind === 'client' && tokens(one.name)[0] === name.toLowerCase())) return [];
  const start = match.index + match[0].length - name.length;
  return [{ name, start, end: start + name.length, from: match.index, to: start + name.length, sure: 4 }];
}

const CHUNK = /[^,;:\n¦]+?(?=\s*(?:[,;:\n¦]|\.(?=\s|$)|\s-\s|$))/gu;
/** A chunk between commas that is a name. */
function byChunk(text: string): Candidate[] {
  return [...text.matchAll(CHUNK)].flatMap((match) => {
    const chunk = asked(match[0].replace(/^[\s.-]+/, ''));
    const start = match.index + match[0].length - chunk.length;
    const span = nameAt(text, start);
    if (!span) return [];
    const whole = isName(chunk.trim());
    const beside = text.slice(span.end).trimStart().startsWith(GAP);
    const early = text.slice(0, start).replace(/[\s¦,:.-]/g, '') === '';
    if (whole) return [{ ...span, from: span.start, to: span.end, sure: 1 + (beside ? 0.5 : 0) }];
    const work = isWork(/^\s*([\p{L}-]+)/u.exec(text.slice(span.end))?.[1] ?? '');
    return early && (TITLE.test(span.name) || FIRST_NAMES.has(firstWord(span.name)))
      ? [{ ...span, from: span.start, to: span.end, sure: work ? 1 : 0.5 }]
      : [];
  });
}

/** A chunk without the words that ask: "new job tamati rewa". */
function asked(chunk: string): string {
  let bare = chunk;
  for (let changed = true; changed; ) {
    const before = bare;
    for (const pattern of ASKING) bare = bare.replace(pattern, '').replace(/^[\s,:;.!-]+/, '');
    changed = bare !== before;
  }
  return bare;
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
  const low = name.toLowerCase();
  const whole = records.filter((one) => one.kind === 'client' && one.name.toLowerCase() === low);
  const first = MONTHS.has(low) ? records.filter((one) => one.kind === 'client' && tokens(one.name)[0] === low) : [];
  if (first.length) return first;
  if (whole.length) return whole;
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
