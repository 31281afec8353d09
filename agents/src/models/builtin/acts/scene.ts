import type { KnownKind, KnownRecord } from '../../../known.ts';
import type { Talk } from '../dialogue/talk.ts';
import { PERSON_WORDS } from '../lexicon/pronouns.ts';
import { takeRecord } from '../records/take.ts';
import type { Act } from './act.ts';
import type { Values } from './values.ts';

/** What a piece of a message is read against: the conversation, and what the pieces before it came to. */
export interface Scene extends Talk {
  before: readonly Act[];
  /** All that was said, and the whole of it where `message` is a part; where it is known. */
  message?: string;
  original?: string | null;
  /** What was done for the same message before, in the words of its results. */
  doneSoFar?: readonly string[];
}
export interface Piece {
  text: string;
  values: Values;
}

/** Of what was said before, so much is looked at. */
export const LATEST = 8;
/** Made or changed by the latest turn that did anything: "it" is hardly another one. */
export const isFresh = ({ lately, earlier }: KnownRecord): boolean => lately !== undefined && !earlier;
/** The record of a list that has just one. */
export const onlyOf = ([only, ...others]: readonly KnownRecord[]): KnownRecord | null =>
  others.length ? null : (only ?? null);
const isOver = ({ status }: KnownRecord): boolean => status === 'completed' || status === 'cancelled';

/** The record of some kinds that the talk was about last: in this message, made or changed lately, or named before. */
export function focus(scene: Scene, kinds: readonly KnownKind[]): KnownRecord | null {
  const { before, records, history } = scene;
  const here = before.findLast(({ about }) => about && kinds.includes(about.kind))?.about;
  if (here) return here;
  const lately = records.filter(isFresh);
  const own = lately.find(({ kind }) => kinds.includes(kind));
  if (own) return own;
  const [last] = lately;
  const beside = last && kinds.includes('job') ? jobOfRecord(last, records) : null;
  if (beside) return beside;
  for (const { text } of history.slice(-LATEST).toReversed())
    for (const kind of kinds) {
      const found = takeRecord(kind, text, records)?.record;
      if (found && !(kind === 'job' && isOver(found))) return found;
      const client = kind === 'job' ? takeRecord('client', text, records)?.record : null;
      const job = client && onlyJobOf(client, records);
      if (job) return job;
    }
  return records.find((one) => one.lately && kinds.includes(one.kind)) ?? null;
}

export const openJobsOf = ({ name }: KnownRecord, records: readonly KnownRecord[]): KnownRecord[] =>
  records.filter((one) => one.kind === 'job' && one.client === name && !isOver(one));

/** A client's open job, where there is just one. */
export function onlyJobOf(client: KnownRecord, records: readonly KnownRecord[]): KnownRecord | null {
  return onlyOf(openJobsOf(client, records));
}

export const jobOfRecord = (record: KnownRecord, records: readonly KnownRecord[]): KnownRecord | null =>
  record.kind === 'job'
    ? record
    : (record.job && records.find((one) => one.kind === 'job' && one.number === record.job)) || null;

export const clientOf = ({ client }: KnownRecord, records: readonly KnownRecord[]): KnownRecord | null =>
  records.find((one) => one.kind === 'client' && one.name === client) ?? null;

/** Which record a piece is about, for a tool; `record` is null where the tool has to ask which one. */
export interface Target {
  reference: string;
  record: KnownRecord | null;
  /** How it is known. */
  how: 'named' | 'talk';
}

const one = (record: KnownRecord, how: Target['how']): Target => ({ reference: record.id, record, how });

/** The job that a piece names, by its own name, by its client's, or by the talk before it. */
export function jobTarget({ text, values }: Piece, scene: Scene): Target | null {
  const { job, client } = values.named;
  const owner = client?.value.record?.name;
  // "book jasmin in for a rekey": the job of that name is somebody else's
  if (job?.value.record && owner && job.value.record.client && job.value.record.client !== owner) return null;
  if (job?.value.record) return one(job.value.record, 'named');
  if (client?.value.record) {
    const jobs = openJobsOf(client.value.record, scene.records);
    const [only, ...others] = jobs;
    if (only && !others.length) return one(only, 'named');
    const last = focus(scene, ['job']);
    if (last && jobs.some(({ id }) => id === last.id)) return one(last, 'named');
    return only ? { reference: client.value.record.name, record: null, how: 'named' } : null;
  }
  if (job) return { reference: job.value.reference, record: null, how: 'named' };
  if (client) return { reference: client.value.reference, record: null, how: 'named' };
  const person = PERSON_WORDS.test(text) ? clientTarget({ text, values }, scene)?.record : null;
  const theirs = person && onlyJobOf(person, scene.records);
  const last = focus(scene, ['job']);
  if (last && (!person || last.client === person.name)) return one(last, 'talk');
  return theirs ? one(theirs, 'talk') : null;
}

/** The client whom a piece names or means. */
export function clientTarget({ text, values }: Piece, scene: Scene): Target | null {
  const named = values.named.client?.value;
  if (named) return { reference: named.record?.id ?? named.reference, record: named.record, how: 'named' };
  const job = values.named.job?.value.record;
  const owner = job ? clientOf(job, scene.records) : null;
  if (owner) return one(owner, 'named');
  const here = scene.before.findLast(({ about }) => about)?.about;
  const theirs = here && (here.kind === 'client' ? here : clientOf(here, scene.records));
  if (theirs) return one(theirs, 'talk');
  // "alf rang about his stump, do him monday": named in front, in the same message
  const told = text && scene.message?.includes(text) ? scene.message.slice(0, scene.message.indexOf(text)) : '';
  const front = told && PERSON_WORDS.test(text) ? takeRecord('client', told, scene.records)?.record : null;
  if (front) return one(front, 'talk');
  for (const record of scene.records.filter(isFresh)) {
    const client = record.kind === 'client' ? record : clientOf(record, scene.records);
    if (client) return one(client, 'talk');
  }
  const said = focus(scene, ['client']);
  return said ? one(said, 'talk') : null;
}
