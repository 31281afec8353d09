import type { KnownKind, KnownRecord } from '../../../known.ts';
import { QUESTION_WORDS } from '../lexicon/asked.ts';
import { isCueWord } from '../lexicon/cue-words.ts';
import { PERSON_WORDS } from '../lexicon/pronouns.ts';
import { type Fit, fits } from '../records/match.ts';
import { takeRecord } from '../records/take.ts';
import { wordsIn } from '../records/words.ts';
import {
  clientTarget,
  focus,
  isFresh,
  jobOfRecord,
  OTHER_ONE,
  onlyJobOf,
  openJobsOf,
  otherJob,
  type Piece,
  type Scene,
} from './scene.ts';
import { blanked, type Span } from './spans.ts';

/** What a question is about: one record, or several that its words fit equally well. */
export interface Subject {
  record: KnownRecord | null;
  candidates: readonly KnownRecord[];
  spans: readonly Span[];
  how: 'named' | 'talk';
  /** The words that name it, as they were said. */
  said: string;
}

/** Words that point at what was talked about before. */
const POINTS =
  /\b(?:it|its|it's|that|thats|that's|this|them|they|theyre|those|these|there|theres|he|his|him|hes|she|her|hers|shes|then|one|their|same)\b/i;
export const pointsBack = (text: string): boolean => POINTS.test(text);

/** Words that questions are put with, beside those of requests. */
const ASKING = new Set(
  `whens wheres whereabouts left live lives turn turned squeeze fit room getting waiting bringing sign long run free busy clear open
   looking land landing happening travelling story latest word news status spare space slot gap far`.split(/\s+/),
);
const isAsking = (word: string): boolean => isCueWord(word) || ASKING.has(word) || QUESTION_WORDS.has(word);

/** The words of a question that only say how it is put. */
export const askingWords = (text: string): Span[] =>
  wordsIn(text).flatMap(({ text: word, start, end }) => (isAsking(word) ? [{ start, end }] : []));

/** The words of a piece without its days and times, which stand in names too. */
const withoutDays = ({ text, values }: Piece): string => blanked(text, [...values.days, ...(values.time?.spans ?? [])]);

/** The record of some kinds that a text names best; of equals the kind that is named first in `kinds`. */
function bestIn(text: string, records: readonly KnownRecord[], kinds: readonly KnownKind[]): Subject | null {
  const people = fits(text, records, ['client'])[0]?.words.map(({ start }) => start) ?? [];
  // "when are we at tomasis" names no task called "Inspector at Tomasi's"
  const telling = ({ own, record }: Fit): boolean =>
    record.kind === 'client' ||
    own.some(
      (word) => word.text === record.number?.toLowerCase() || !(isCueWord(word.text) || people.includes(word.start)),
    );
  const found = fits(text, records, kinds).filter(telling);
  const [first] = found;
  if (!first) return null;
  const best = found.filter(({ score }) => score >= first.score - SAME);
  const kind = kinds.find((one) => best.some(({ record }) => record.kind === one));
  const equal = best.filter(({ record }) => record.kind === kind);
  const [only, ...others] = equal;
  if (!only) return null;
  const candidates = equal.map(({ record }) => record);
  const spans = only.words.map(({ start, end }) => ({ start, end }));
  const said = spans.map(({ start, end }) => text.slice(start, end).replace(/['’]s$/i, '')).join(' ');
  return { record: others.length ? null : only.record, candidates, spans, how: 'named', said };
}
const SAME = 0.01;

/** The record of some kinds that a piece names best. */
export const namedIn = (piece: Piece, { records }: Scene, kinds: readonly KnownKind[]): Subject | null =>
  bestIn(withoutDays(piece), records, kinds);

/** What the last thing said and its answer were about: nearer than what was changed before it. */
export function lastSaid({ history, records }: Scene, kinds: readonly KnownKind[]): KnownRecord | null {
  for (const { text } of history.slice(-2).toReversed()) {
    const found = bestIn(text, records, kinds)?.record;
    if (found) return found;
    const client = kinds.includes('job') ? takeRecord('client', text, records)?.record : null;
    const job = client && onlyJobOf(client, records);
    if (job) return job;
  }
  return null;
}

/** What the last message itself named, where nothing was done since: a question is gone on from with what it asked about. */
export function lastAsked({ history, records }: Scene, kinds: readonly KnownKind[]): KnownRecord | null {
  const said = history.findLast(({ role }) => role === 'user')?.text;
  if (said === undefined || records.some(isFresh)) return null;
  return bestIn(said, records, kinds)?.record ?? null;
}

/** Whether a piece names something that is on no record: then the talk before does not say what it is about. */
const saysOther = (text: string): boolean => wordsIn(text).some(({ text: word }) => !isAsking(word));

/**
 * What a question is about: named in it; of the person it names or means; else, where it points back or names nothing
 * at all, what the talk was about last. Null where it is about something that nobody knows.
 */
export function subjectOf(piece: Piece, scene: Scene, kinds: readonly KnownKind[]): Subject | null {
  const named = namedIn(piece, scene, kinds);
  if (named) return named;
  const person = namedIn(piece, scene, ['client']);
  if (person && kinds.includes('job')) return ofClient(person, scene);
  const { text } = piece;
  const left = withoutDays(piece);
  if (person || (saysOther(left) && !pointsBack(left))) return null;
  if (OTHER_ONE.test(text)) return otherSubject(scene, kinds);
  const his = PERSON_WORDS.test(text) && !/\b(?:they|them|their|theyre)\b/i.test(text);
  if (his && kinds.includes('job')) {
    const client = clientTarget(piece, scene)?.record;
    if (client) return ofClient({ record: client, candidates: [client], spans: [], how: 'talk', said: '' }, scene);
  }
  return talkedOf(scene, kinds);
}

/** What the talk was about last: in this message, or before it. */
function talkedOf(scene: Scene, kinds: readonly KnownKind[]): Subject | null {
  const here = scene.before.findLast(({ about }) => about && kinds.includes(about.kind))?.about;
  const beside = scene.before.findLast(({ about }) => about)?.about;
  const job = beside && kinds.includes('job') ? jobOfRecord(beside, scene.records) : null;
  const record = here ?? job ?? lastSaid(scene, kinds) ?? focus(scene, kinds);
  return record && { record, candidates: [record], spans: [], how: 'talk', said: '' };
}

/** "and the other, when's that due": of the same client's jobs, the one that was not just spoken of. */
function otherSubject(scene: Scene, kinds: readonly KnownKind[]): Subject | null {
  const last = kinds.includes('job') ? (lastSaid(scene, ['job']) ?? focus(scene, ['job'])) : null;
  const record = last && otherJob(last, scene.records);
  return record && { record, candidates: [record], spans: [], how: 'talk', said: '' };
}

/** A client's one open job; the one that the talk is about where there are several. */
function ofClient(person: Subject, scene: Scene): Subject | null {
  if (!person.record) return person;
  const jobs = openJobsOf(person.record, scene.records);
  const [only, ...others] = jobs;
  if (!only) return person;
  const last = others.length ? (lastSaid(scene, ['job']) ?? focus(scene, ['job'])) : null;
  const record = others.length ? (jobs.find(({ id }) => id === last?.id) ?? null) : only;
  return record ? { ...person, record, candidates: [record] } : person;
}
