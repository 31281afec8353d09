import { CUE_WORDS } from '../../../guard/cue-words.ts';
import type { KnownKind, KnownRecord } from '../../../known.ts';
import { PERSON_WORDS } from '../lexicon/pronouns.ts';
import { type Fit, fits } from '../records/match.ts';
import { takeRecord } from '../records/take.ts';
import { wordsIn } from '../records/words.ts';
import { clientTarget, focus, jobOfRecord, openJobsOf, type Piece, type Scene } from './scene.ts';
import { blanked, type Span } from './spans.ts';

/** What a question is about: one record, or several that its words fit equally well. */
export interface Subject {
  record: KnownRecord | null;
  candidates: readonly KnownRecord[];
  spans: readonly Span[];
  how: 'named' | 'talk';
}

/** Words that point at what was talked about before. */
const POINTS =
  /\b(?:it|its|it's|that|thats|that's|this|them|they|theyre|those|these|there|theres|he|his|him|hes|she|her|hers|shes|then|one|their|same)\b/i;

export const pointsBack = (text: string): boolean => POINTS.test(text);

const spansOfFit = ({ words }: Fit): Span[] => words.map(({ start, end }) => ({ start, end }));
/** One common word of a name alone names nothing: "come to look" is no task called "Council man looks at the slab". */
const telling = ({ own, record }: Fit): boolean =>
  own.some(({ text }) => !CUE_WORDS.has(text) || text === record.number?.toLowerCase());

/** The record of some kinds that a piece names best; of equals the kind that is named first in `kinds`. */
export function namedIn({ text, values }: Piece, { records }: Scene, kinds: readonly KnownKind[]): Subject | null {
  const left = blanked(text, [...values.days, ...(values.time?.spans ?? [])]);
  const found = fits(left, records, kinds).filter(telling);
  const [first] = found;
  if (!first) return null;
  const best = found.filter((fit) => fit.score >= first.score - 0.01);
  const kind = kinds.find((one) => best.some(({ record }) => record.kind === one));
  const equal = best.filter(({ record }) => record.kind === kind);
  const [only, ...others] = equal;
  if (!only) return null;
  return {
    record: others.length ? null : only.record,
    candidates: equal.map(({ record }) => record),
    spans: spansOfFit(only),
    how: 'named',
  };
}

/** The people and businesses a piece names, whatever else it names. */
export const personIn = (piece: Piece, scene: Scene): Subject | null => namedIn(piece, scene, ['client', 'supplier']);

/** What the last thing said and its answer were about: nearer than what was changed before it. */
export function lastSaid({ history, records }: Scene, kinds: readonly KnownKind[]): KnownRecord | null {
  for (const { text } of history.slice(-2).toReversed()) {
    for (const kind of kinds) {
      const found = takeRecord(kind, text, records)?.record;
      if (found) return found;
      const client = kind === 'job' ? takeRecord('client', text, records)?.record : null;
      const [job, ...others] = client ? openJobsOf(client, records) : [];
      if (job && !others.length) return job;
    }
  }
  return null;
}

/** Whether a piece names something that is on no record: then the talk before does not say what it is about. */
const saysOther = (text: string): boolean =>
  wordsIn(text).some(({ text: word }) => !CUE_WORDS.has(word) && !CUE_WORDS.has(word.replaceAll('-', '')));

/**
 * What a question is about: named in it; of the person it names or means; else, where it points back or names nothing
 * at all, what the talk was about last. Null where it is about something that nobody knows.
 */
export function subjectOf(piece: Piece, scene: Scene, kinds: readonly KnownKind[]): Subject | null {
  const named = namedIn(piece, scene, kinds);
  if (named) return named;
  const person = namedIn(piece, scene, ['client']);
  if (person && kinds.includes('job')) return ofClient(person, scene);
  const { text, values } = piece;
  const left = blanked(text, [...values.days, ...(values.time?.spans ?? [])]);
  if (person || (saysOther(left) && !pointsBack(left))) return null;
  const his = PERSON_WORDS.test(text) && !/\b(?:they|them|their|theyre)\b/i.test(text);
  if (his && kinds.includes('job')) {
    const client = clientTarget(piece, scene)?.record;
    if (client) return ofClient({ record: client, candidates: [client], spans: [], how: 'talk' }, scene);
  }
  const here = scene.before.findLast(({ about }) => about && kinds.includes(about.kind))?.about;
  const record = here ?? lastSaid(scene, kinds) ?? focus(scene, kinds);
  return record && { record, candidates: [record], spans: [], how: 'talk' };
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

/** The job that a subject belongs to. */
export const jobOfSubject = ({ record }: Subject, { records }: Scene): KnownRecord | null =>
  record && jobOfRecord(record, records);
