import type { KnownKind, KnownRecord } from '../../../known.ts';
import type { Talk } from '../dialogue/talk.ts';
import { PERSON_WORDS, SCREEN_WORDS } from '../lexicon/pronouns.ts';
import { jobOnScreen } from '../records/on-screen.ts';
import { takeRecord } from '../records/take.ts';
import type { Act } from './act.ts';
import { recordOf } from './found.ts';
import { jobOfSomebody } from './job-said.ts';
import { whoMayBe } from './one-person.ts';
import { strangerToPay } from './stranger.ts';
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
/** The work of a job is done, whether or not it is paid for. */
export const isDone = ({ status }: KnownRecord): boolean => status === 'completed' || status === 'invoiced';
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
export function jobTarget(piece: Piece, scene: Scene): Target | null {
  const { job, client } = piece.values.named;
  const [record, owner] = [recordOf(job), recordOf(client)];
  // "book jasmin in for a rekey": the job of that name is somebody else's
  if (record) return owner && record.client && record.client !== owner.name ? null : one(record, 'named');
  if (owner) return jobOfClient(owner, scene);
  const unclear = job ?? client;
  if (unclear) return { reference: unclear.value.reference, record: null, how: 'named' };
  return SCREEN_WORDS.test(piece.text) && scene.facts.jobOnScreen ? onScreen(scene) : jobOfTalk(piece, scene);
}

/** The job that is looked at while this is said. */
function onScreen({ facts, records }: Scene): Target {
  const record = jobOnScreen(facts, records);
  return record ? one(record, 'named') : { reference: 'this', record: null, how: 'named' };
}

/** Whether "it" is the job that is looked at: nothing was made of late, and the message before named no other. */
function isOnScreen({ facts, history, records }: Scene): boolean {
  if (!facts.jobOnScreen || records.some(isFresh)) return false;
  const last = history.findLast(({ role }) => role === 'user');
  return !last || !takeRecord('job', last.text, records);
}

/** A client's only open job, or the one of theirs that the talk is about; else the tool asks which one. */
function jobOfClient(client: KnownRecord, scene: Scene): Target | null {
  const jobs = openJobsOf(client, scene.records);
  const only = onlyOf(jobs);
  if (only) return one(only, 'named');
  const last = focus(scene, ['job']);
  if (last && jobs.some(({ id }) => id === last.id)) return one(last, 'named');
  return jobs.length ? { reference: client.name, record: null, how: 'named' } : null;
}

/** "and the other one of hers": not the one that was just spoken of. */
export const OTHER_ONE = /\bthe other (?:one|job)s?\b|\bthe other\b(?=\s*(?:$|[,.?!]|of\b))/iu;

/** The only other open job of the same client. */
export const otherJob = (last: KnownRecord, records: readonly KnownRecord[]): KnownRecord | null =>
  onlyOf(
    records.filter(
      (one) => one.kind === 'job' && one.id !== last.id && one.client === last.client && last.client && !isOver(one),
    ),
  );

/** The job that was talked about last; where a person is meant, a job of theirs. */
function jobOfTalk(piece: Piece, scene: Scene): Target | null {
  if (strangerToPay(piece.text, scene.records)) return null;
  // "claim 30% on meres wall" of somebody without such a job is about no other one
  const theirs = jobOfSomebody(piece.text);
  if (theirs) return { reference: theirs, record: null, how: 'named' };
  const last = focus(scene, ['job']);
  if (OTHER_ONE.test(piece.text)) {
    const other = last && otherJob(last, scene.records);
    return other ? one(other, 'talk') : { reference: 'the other one', record: null, how: 'named' };
  }
  const person = PERSON_WORDS.test(piece.text) ? clientTarget(piece, scene)?.record : null;
  if (!person && isOnScreen(scene)) return onScreen(scene);
  if (last && (!person || last.client === person.name)) return one(last, 'talk');
  const only = person && onlyJobOf(person, scene.records);
  return only ? one(only, 'talk') : null;
}

/** The client whom a piece names or means. */
export function clientTarget({ text, values }: Piece, scene: Scene): Target | null {
  const named = values.named.client?.value;
  if (named) return { reference: named.record?.id ?? named.reference, record: named.record, how: 'named' };
  const job = recordOf(values.named.job);
  const owner = job && clientOf(job, scene.records);
  if (owner) return one(owner, 'named');
  if (strangerToPay(text, scene.records)) return null;
  const people = { ...scene, records: [...whoMayBe(text, scene.records)] };
  const meant =
    clientOfLastAct(people) ??
    clientInFront(text, people) ??
    clientSaid(text, people) ??
    clientTouched(people) ??
    focus(people, ['client']);
  return meant && one(meant, 'talk');
}

/** Whom a question names, or points at by "her" or "they"; null where it is about nobody, or several fit. */
export function personMeant(piece: Piece, scene: Scene): KnownRecord | null {
  const { client, job } = piece.values.named;
  return client || job || PERSON_WORDS.test(piece.text) ? (clientTarget(piece, scene)?.record ?? null) : null;
}

const clientBeside = (record: KnownRecord, records: readonly KnownRecord[]): KnownRecord | null =>
  record.kind === 'client' ? record : clientOf(record, records);

function clientOfLastAct({ before, records }: Scene): KnownRecord | null {
  const about = before.findLast((act) => act.about)?.about;
  return about ? clientBeside(about, records) : null;
}

/** "alf rang about his stump, do him monday": named in front, in the same message. */
function clientInFront(text: string, { message, records }: Scene): KnownRecord | null {
  const front = text && message?.includes(text) ? message.slice(0, message.indexOf(text)) : '';
  return front && PERSON_WORDS.test(text) ? (takeRecord('client', front, records)?.record ?? null) : null;
}

/** "what's left to invoice her": whoever was named last is nearer than whose records were touched, if anybody was named. */
function clientSaid(text: string, { history, records }: Scene): KnownRecord | null {
  if (!PERSON_WORDS.test(text)) return null;
  for (const one of history
    .filter(({ role }) => role === 'user')
    .slice(-NAMED_WITHIN)
    .toReversed()) {
    const client = takeRecord('client', one.text, records)?.record;
    const job = client ? null : takeRecord('job', one.text, records)?.record;
    const found = client ?? (job && clientOf(job, records));
    if (found) return found;
  }
  return null;
}
const NAMED_WITHIN = 3;

/** The client of what was made or changed by the latest turn that did anything. */
function clientTouched({ records }: Scene): KnownRecord | null {
  for (const record of records.filter(isFresh)) {
    const client = clientBeside(record, records);
    if (client) return client;
  }
  return null;
}
