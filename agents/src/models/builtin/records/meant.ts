import type { KnownKind, KnownRecord } from '../../../known.ts';
import { jobJustMade } from '../extract/references.ts';
import { JOB_WORDS, PERSON_WORDS, SCREEN_WORDS } from '../lexicon/pronouns.ts';
import type { Reading } from '../reading.ts';
import { jobOnScreen } from './on-screen.ts';
import { takeRecord } from './take.ts';

/** Who or what a request is about, and how that is known: the earlier in this list, the surer. */
export interface Meant {
  /** For a tool: an id, a job number or "this"; the words that were said where several fit. */
  reference: string;
  /** Null when several fit, or when it is not among the records that were told. */
  record: KnownRecord | null;
  how: 'named' | 'screen' | 'done' | 'earlier' | 'talk';
}

/** What a text is read against; `earlier` are the requests before this one in the same breath. */
export type Breath = Pick<Reading, 'records' | 'doneSoFar' | 'history' | 'earlier'> & {
  facts: Pick<Reading['facts'], 'jobOnScreen'>;
};

export const saysPerson = (text: string): boolean => PERSON_WORDS.test(text);
export const saysJob = (text: string): boolean => JOB_WORDS.test(text);

/**
 * The client a request is about: named in it, or its job's; of a record just made for the same message; named earlier
 * in the same breath; and where it says "him", "her" or "them", whom the talk was about last. Null when it is nobody.
 */
export function personMeant(part: string, reading: Breath): Meant | null {
  const named = personIn(part, reading.records);
  // "quote her 980 for a fence repair": the work is no job of somebody else's
  const her = saysPerson(part) && !takeRecord('client', part, reading.records);
  if (named && !her) return { ...named, how: 'named' };
  if (SCREEN_WORDS.test(part) && reading.facts.jobOnScreen) return null;
  const made = personIn(reading.doneSoFar.join('\n'), reading.records);
  if (made?.record) return { ...made, how: 'done' };
  const before = latest(reading.earlier, (text) => personIn(text, reading.records));
  if (before) return { ...before, how: 'earlier' };
  if (named) return { ...named, how: 'named' };
  if (!saysPerson(part)) return null;
  const talk =
    latest(past(reading), (text) => onlyOne('client', text, reading)) ??
    first(touched(reading), (record) => ownerOf(record, reading.records));
  return talk && { ...talk, how: 'talk' };
}

/**
 * The job a request is about: named in it; the one on the screen for "this one"; just made for the same message; named
 * earlier in the same breath; and where it says "it" or "that job", which the talk was about last. Null when it is none.
 */
export function jobMeant(part: string, reading: Breath, search: { byClient?: boolean } = {}): Meant | null {
  const named = takeRecord('job', part, reading.records, search);
  if (named) return { reference: named.reference, record: named.record, how: 'named' };
  if (SCREEN_WORDS.test(part) && reading.facts.jobOnScreen) {
    return onScreen(reading);
  }
  const number = jobJustMade(reading);
  if (number) return { reference: number, record: byNumber(number, reading.records), how: 'done' };
  const before = latest(reading.earlier, (text) => jobIn(text, reading.records));
  if (before) return { ...before, how: 'earlier' };
  if (!saysJob(part) && !saysPerson(part)) return null;
  if (SAYS_IT.test(part) && reading.facts.jobOnScreen && !namedJustNow(reading)) return onScreen(reading);
  const talk =
    latest(past(reading), (text) => onlyOne('job', text, reading)) ??
    first(touched(reading), (record) => {
      const job = record.kind === 'job' ? record : byNumber(record.job, reading.records);
      if (job) return { reference: job.id, record: job };
      return record.job ? { reference: record.job, record: null } : null;
    });
  return talk && { ...talk, how: 'talk' };
}

const SAYS_IT = /\b(?:it|that job|that one)\b/i;
const onScreen = ({ facts, records }: Breath): Meant => ({
  reference: 'this',
  record: jobOnScreen(facts, records),
  how: 'screen',
});

/** Whether what was said last named a job: then "it" is that one, whatever is on the screen. */
function namedJustNow(reading: Breath): boolean {
  const last = reading.history.findLast(({ role }) => role === 'user');
  return last !== undefined && onlyOne('job', last.text, reading) !== null;
}

/** Records of some kinds that this conversation made or changed, latest first. */
export function touched(reading: Pick<Reading, 'records'>, kinds?: readonly KnownKind[]): KnownRecord[] {
  return reading.records.filter((record) => record.lately && (!kinds || kinds.includes(record.kind)));
}

type Found = Omit<Meant, 'how'>;

function personIn(text: string, records: readonly KnownRecord[]): Found | null {
  const client = takeRecord('client', text, records);
  if (client) return { reference: client.reference, record: client.record };
  const job = takeRecord('job', text, records)?.record;
  return job ? ownerOf(job, records) : null;
}

/** In an earlier request the client's name alone is enough to tell the job. */
function jobIn(text: string, records: readonly KnownRecord[]): Found | null {
  const job = takeRecord('job', text, records, { byClient: true });
  return job && { reference: job.reference, record: job.record };
}

function ownerOf(record: KnownRecord, records: readonly KnownRecord[]): Found | null {
  if (record.kind === 'client') return { reference: record.id, record };
  const name = record.client ?? byNumber(record.job, records)?.client;
  if (!name) return null;
  const client = records.find((one) => one.kind === 'client' && one.name === name);
  return client ? { reference: client.id, record: client } : { reference: name, record: null };
}

const byNumber = (number: string | undefined, records: readonly KnownRecord[]): KnownRecord | null =>
  records.find((record) => record.kind === 'job' && number !== undefined && record.number === number) ?? null;

/** What several were named in, such as an answer with a list, tells nothing about which one is meant. */
function onlyOne(kind: 'client' | 'job', text: string, reading: Breath): Found | null {
  const found = takeRecord(kind, text, reading.records);
  const another = found && takeRecord(kind, found.rest, reading.records);
  if (another && another.record?.id !== found.record?.id) return null;
  if (found) return found.record && { reference: found.reference, record: found.record };
  const other = kind === 'client' ? personIn(text, reading.records) : jobIn(text, reading.records);
  return other?.record ? other : null;
}

const PAST = 6;
const past = ({ history }: Breath): string[] => history.slice(-PAST).map(({ text }) => text);

function latest<T>(texts: readonly string[], find: (text: string) => T | null): T | null {
  return first(texts.toReversed(), find);
}

function first<A, T>(some: readonly A[], find: (one: A) => T | null): T | null {
  for (const one of some) {
    const found = find(one);
    if (found) return found;
  }
  return null;
}
