import type { KnownRecord } from '../../../known.ts';
import { takeJobRef } from '../extract/references.ts';
import { NAMED_KINDS } from '../lexicon/named-kinds.ts';
import { SCREEN_WORDS } from '../lexicon/pronouns.ts';
import { isWork } from '../lexicon/work.ts';
import type { Reading } from '../reading.ts';
import { fits } from '../records/match.ts';
import { jobMeant, personMeant } from '../records/meant.ts';
import { jobOnScreen } from '../records/on-screen.ts';
import { type Named, takeRecord } from '../records/take.ts';

/** Who and which job a request about money names, as references for a tool; what it does not name is left out. */
export interface Parties {
  client?: string;
  job?: string;
  /** Null when it is not among the records told, or several fit. */
  jobRecord: KnownRecord | null;
  /** Its name. */
  supplier?: string;
  rest: string;
}

type Records = readonly KnownRecord[];

/** Takes the job, the client and the supplier that are named out of a request. */
export function takeParties(request: string, reading: Reading): Parties {
  const { records } = reading;
  const said = takeJobRef(request, reading);
  if (said && /\d/.test(said.value)) {
    const client = takeRecord('client', said.rest, records);
    return { job: said.value, jobRecord: ofNumber(said.value, records), rest: client?.rest ?? said.rest };
  }
  const client = takeRecord('client', request, records);
  const job = namedJob(request, client, records);
  if (job?.record) return { job: job.record.id, jobRecord: job.record, rest: job.rest };
  // where several fit the tool lists them: first the clients, then the jobs
  if (job && (!client || client.record)) return { job: job.reference, jobRecord: null, rest: job.rest };
  if (client) return withThisJob({ client: client.reference, jobRecord: null, rest: client.rest }, reading);
  const supplier = takeShop(request, records);
  if (!supplier) return withThisJob({ jobRecord: null, rest: request }, reading);
  const name = supplier.record?.name ?? supplier.reference;
  return withThisJob({ supplier: name, jobRecord: null, rest: supplier.rest }, reading);
}

/** "on this one", "for the deck job": words that point at a job that is not told by its name. */
function withThisJob(parties: Parties, reading: Reading): Parties {
  const ref = takeJobRef(parties.rest, reading);
  const rest = ref?.rest ?? parties.rest;
  if (ref && ref.value !== 'this') return { ...parties, job: ref.value, rest };
  if (!ref && !SCREEN_WORDS.test(rest)) return parties;
  const meant = jobMeant('this one', { ...reading, records: reading.records.filter(({ lately }) => lately) });
  // nothing is on the screen, but whose it is was said
  if (!meant && parties.client && !reading.facts.jobOnScreen) return { ...parties, rest };
  return {
    ...parties,
    job: meant?.reference ?? 'this',
    jobRecord: meant?.record ?? jobOnScreen(reading.facts, reading.records),
    rest,
  };
}

/** A shop by more than a word of its trade: "concrete pump" is not Hanson Concrete. */
export function takeShop(text: string, records: Records): Named | null {
  const [best] = fits(text, records, ['supplier']);
  if (!best) return null;
  const telling = best.own.some(({ text: word }) => !NAMED_KINDS.has(word) && !isWork(word));
  return telling || best.said === best.of ? takeRecord('supplier', text, records) : null;
}

/** A job by words of its name; never another client's, and not by a word such as "wall" that any job may have. */
function namedJob(text: string, client: Named | null, records: Records): Named | null {
  const whose = new Set(client?.candidates.map(({ name }) => name));
  const theirs = client ? records.filter((one) => one.kind !== 'job' || whose.has(one.client ?? '')) : records;
  const [best] = fits(text, theirs, ['job']);
  if (!best) return null;
  const telling = best.own.some(({ text: word }) => !NAMED_KINDS.has(word));
  const whole = best.said === best.of && best.of > 1;
  if (!client && !whole && !(telling && best.said / best.of >= 0.5)) return null;
  return takeRecord('job', text, theirs);
}

const ofNumber = (number: string, records: Records): KnownRecord | null =>
  records.find((one) => one.kind === 'job' && one.number === number) ?? null;

/** Whom and which job a request means that names nobody: the breath before it, the screen, the talk. */
export function partiesMeant(request: string, reading: Reading): Omit<Parties, 'rest'> {
  const job = jobMeant(request, reading, {});
  if (job && job.how !== 'named') return { job: job.reference, jobRecord: job.record };
  const person = personMeant(request, reading);
  if (person) {
    const only = person.record ? onlyJobOf(person.record, reading.records) : null;
    return only ? { job: only.id, jobRecord: only } : { client: person.reference, jobRecord: null };
  }
  return reading.facts.jobOnScreen
    ? { job: 'this', jobRecord: jobOnScreen(reading.facts, reading.records) }
    : { jobRecord: null };
}

const OVER = new Set(['completed', 'cancelled']);
/** The one job of a client that is not over; null when there is none or there are several. */
export function onlyJobOf(client: KnownRecord, records: Records): KnownRecord | null {
  const jobs = records.filter((one) => one.kind === 'job' && one.client === client.name && one.status !== 'cancelled');
  const open = jobs.filter(({ status }) => !OVER.has(status ?? ''));
  const [only, another] = open.length ? open : jobs;
  return another ? null : (only ?? null);
}
