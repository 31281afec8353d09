import type { KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { wishedDone } from '../acts/reasons.ts';
import { blanked } from '../acts/spans.ts';
import { takeAddress } from '../extract/address.ts';
import { datesIn } from '../extract/dates.ts';
import { GAP, sentenceCase, tidy } from '../extract/gap.ts';
import { takeShift } from '../extract/shifts.ts';
import { takeTime } from '../extract/times.ts';
import { CALLS_BACK } from '../lexicon/calls-back.ts';
import { ACCESS, NOTES } from '../lexicon/notes.ts';
import { JOB_STATUS, statusIn } from '../lexicon/statuses.ts';
import { readableIn } from '../paste/readable.ts';
import { takeTown } from '../people/place.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { wordsIn } from '../records/words.ts';
import { call, type Reply, say } from '../reply.ts';
import { budgetIn } from './budget.ts';
import { type Draft, draftOf } from './draft.ts';
import { type JobNamed, jobNamed } from './job-named.ts';
import { jobsTogether, swapped } from './jobs-together.ts';
import { takeDayAfterOwn, takeOtherJobsDay } from './other-jobs-day.ts';
import { renamed } from './renamed.ts';

/** Every change to one job that a request names, or one change to several. */
export function updateJob(said: string, reading: Reading): Reply {
  const request = readableIn(said);
  const noted = noteIn(request, reading) ?? swapped(request, reading);
  if (noted) return noted;
  const together = jobsTogether(request, reading);
  if (!together) return oneJob(request, reading);
  const words = together.rest.replace(/¦[^¦]*(?=¦)/g, '').replace(/\b(?:both|each|all (?:two|three|of them))\b/gi, ' ');
  const calls = together.jobs.flatMap(
    ({ number, id }) => oneJob(words.replace(GAP, number ? `job ${number}` : id), reading).calls,
  );
  return calls.length === together.jobs.length ? { text: '', calls } : oneJob(request, reading);
}

function oneJob(said: string, reading: Reading): Reply {
  const other = takeOtherJobsDay(said, reading);
  const request = other?.rest ?? said;
  const job = jobNamed(request, reading);
  const { notes, rest } = accessIn(job?.rest ?? request, reading);
  const draft = draftOf(rest);
  const name = renamed(draft.rest, job?.record?.name, false);
  if (name) return job ? call('update_job', { job: job.reference, job_name: name }) : say('Which job is it?');
  const changes = changesIn(request, { job, draft, notes, otherDay: other?.value }, reading);
  if (!job) return say('Which job is it?');
  if (Object.values(changes).some((value) => value !== undefined))
    return call('update_job', { job: job.reference, ...changes });
  const note = noteOfRest(draft.rest, said);
  if (note) return call('update_job', { job: job.reference, add_note: note });
  return say(`What should I change on ${job.record ? `the ${job.record.name} job` : `the job ${job.reference}`}?`);
}

interface Told {
  job: JobNamed | null;
  /** What is left to read. */
  draft: Draft;
  notes: readonly string[];
  /** The day that another job stands on. */
  otherDay: string | undefined;
}

/** All that is to change, in the order in which it is read: what was read is gone from the draft. */
function changesIn(request: string, { job, draft, notes, otherDay }: Told, reading: Reading) {
  const address = draft.take(takeAddress(draft.rest)) ?? addressAsTown(draft.rest);
  const client = clientIn(request, draft, job, reading);
  const own = otherDay ?? draft.take(takeDayAfterOwn(draft.rest, job?.record));
  const shift = draft.take(takeShift(draft.rest))?.days;
  const money = draft.take(budgetIn(draft.rest));
  const clock = draft.take(takeTime(draft.rest));
  const day = own ?? draft.take(dayIn(draft.rest, reading));
  const others = [day, shift, money].some((value) => value !== undefined);
  const state = stateIn(fromSentenceOf(request, job?.record), job?.record?.name, others);
  const status = state ?? (day === reading.facts.today ? startedBy(request) : undefined);
  const date = status && status !== 'pending' ? undefined : day;
  const { time, part } = clock ?? { time: null, part: null };
  const told = date && part ? [...notes, sentenceCase(part)] : notes;
  return {
    status,
    date,
    time: state ? undefined : (time ?? undefined),
    ...money,
    shift_days: own ? undefined : shift,
    address,
    client,
    add_note: told.join('. ') || undefined,
  };
}

/** "start the cabin today" says that it is under way. */
const startedBy = (request: string): string | undefined => (STARTS.test(request) ? 'in_progress' : undefined);

function clientIn(request: string, { rest }: Draft, job: JobNamed | null, reading: Reading): string | undefined {
  const wrong = () => (WRONG_CLIENT.test(request) ? newClient(request, reading, job?.record?.client) : undefined);
  return newClient(rest, reading) ?? wrong();
}

/** Where nothing else changes: hours that were worked, or how the work is to be done. */
function noteOfRest(rest: string, said: string): string | undefined {
  const hours = hoursIn(rest);
  if (hours) return hours;
  const wish = WISHES.exec(said)?.[0];
  return wish && sentenceCase(tidy(wish));
}

function hoursIn(text: string): string | undefined {
  const hours = HOURS_WORKED.exec(text)?.groups?.n;
  return hours && `${hours} ${hours === '1' ? 'hour' : 'hours'} worked`;
}

/** "she wants macrocarpa not pine": how the work is to be done is kept with it. */
const WISHES =
  /\b(?:wants?|prefers?|asked for|would rather have|would like|likes)\s+(?!(?:it|that|this|to|me|us|you|an? (?:quote|invoice|price|call|receipt))\b)\p{L}.*$/iu;

/** Time that was put in, without a rate. */
const HOURS_WORKED = /(?<![\d.])(?<n>\d{1,3}(?:\.\d{1,2})?)\s*(?:hrs?|hours?)\b/i;

const STARTS =
  /^(?:(?:and|then|also|so|just|we'?re|were|im|i'?m)\s+)*(?:start(?:ing)?|kick(?:ing)? off|begin(?:ning)?|get(?:ting)? (?:going|started|stuck into))\b/i;

/** "add a note to the deck: ...": the job is named before it, or in it. */
function noteIn(request: string, reading: Reading): Reply | null {
  for (const says of NOTES) {
    const { who, note } = says.exec(request)?.groups ?? {};
    if (!note || /^(?:it|this|that|them|down)\s*$/i.test(note)) continue;
    const before: JobNamed | null = who ? jobNamed(who, reading) : null;
    const inside = before ? null : takeRecord('job', note, reading.records, { byClient: true });
    const job = before?.reference ?? inside?.reference ?? jobNamed(request, reading)?.reference;
    const text = tidy((inside?.record ? inside.rest : note).replaceAll(GAP, ' ').replace(/\s+/g, ' '));
    if (!text) continue;
    // "put 2 hours on kev's job and a note: ..."
    const hours = hoursIn(request.slice(0, request.lastIndexOf(note)));
    const add_note = [hours, sentenceCase(text)].filter(Boolean).join('. ');
    return job ? call('update_job', { job, add_note }) : say('Which job is the note for?');
  }
  return null;
}

/** What is taken back: "from the 4th", "not jan", "instead of monday". */
const OLD =
  /\b(?:from|not|instead of|rather than|was(?: meant to be| going to be| on)?|originally|used to be(?: on)?|no longer|(?:can'?t|cannot|won'?t|wont|couldn'?t)(?:\s+\w+){0,3}?)\s+(?:on\s+|the\s+|in\s+)*$/i;

/** The day a job is moved to: not the one that it is moved from. */
function dayIn(text: string, { facts }: Reading) {
  const all = datesIn(text, facts).filter((found) => found.text.trim() !== '');
  const fresh = all.filter(({ index }) => !OLD.test(text.slice(0, index)) && !CALLS_BACK.test(text.slice(0, index)));
  const chosen =
    fresh.find(({ index, text: said }) => /^\s*instead\b/i.test(text.slice(index + said.length))) ??
    fresh.find(({ index }) => /\b(?:to|for|till?|until)\s+(?:the\s+)?$/i.test(text.slice(0, index))) ??
    fresh[0];
  if (!chosen) return null;
  let rest = text;
  for (const { index, text: said } of all.toReversed())
    rest = `${rest.slice(0, index)} ${GAP} ${rest.slice(index + said.length)}`;
  return { value: chosen.date, rest };
}

/** "wants it done 4 dec" is a day, "done today" is a state. */
const STILL_TO_DO =
  /\b(?:wants?|needs?|would like|have|has|get|gets|getting|to be|be|must be|should be|can be|will be|is to be|wanted)\b[^,.;]*\b(?:done|finished|completed?|started|sorted|wrapped)\b/i;

/** "it's here, done. and Hugh wants a morning": what is done stands in a sentence before the one that says whose job it is. */
function fromSentenceOf(request: string, job: KnownRecord | null | undefined): string {
  const own = new Set([...tokens(job?.name ?? ''), ...tokens(job?.client ?? ''), job?.number ?? '']);
  const first = wordsIn(request).find(({ text }) => own.has(text) || own.has(text.replace(/['’]?s$/u, '')));
  const before = first ? request.slice(0, first.start) : '';
  const end = Math.max(...[...before.matchAll(/[.!?]\s+/g)].map(({ index, 0: stop }) => index + stop.length), 0);
  return request.slice(end);
}

/** The job's own name says nothing of its state: "Finish Deck". */
function stateIn(request: string, name: string | undefined, other: boolean): string | undefined {
  const named = new Set(tokens(name ?? ''));
  const text = request.replace(/[\p{L}\p{N}'’]+/gu, (word) => (named.has(word.toLowerCase()) ? GAP : word));
  // "need the pump done before two" says that it is not
  const told = blanked(text, wishedDone(text));
  return statusIn(other ? told.replace(STILL_TO_DO, ' ') : told, JOB_STATUS);
}

/** What is said about keys, dogs and gates is kept, though nobody said "note". */
function accessIn(text: string, reading: Reading): { notes: string[]; rest: string } {
  const clauses = text.split(/,(?!\d{3})|[;\n]|\.\s|\s-\s/);
  const isNote = (clause: string) =>
    ACCESS.test(clause) && !takeShift(clause) && !dayIn(clause, reading) && !statusIn(clause, JOB_STATUS);
  const notes = clauses.filter(isNote).map((clause) => sentenceCase(tidy(clause.replaceAll(GAP, ' '))));
  if (!notes.length) return { notes, rest: text };
  return { notes, rest: clauses.filter((clause) => !isNote(clause)).join(', ') };
}

/** "address is now thirroul": a town will do where an address is said to change. */
function addressAsTown(text: string): string | undefined {
  return /\b(?:address|site|location|located)\b/i.test(text) ? takeTown(text, null)?.value : undefined;
}

/** "that one is for Wei, not Dave", "it belongs to Jill Everton". */
function newClient(text: string, reading: Reading, not?: string): string | undefined {
  for (const match of text.matchAll(UNDER)) {
    if (!/\b(?:for|under|client|switch|belongs?|swap|owner)\b/i.test(`${match[0]} ${/^[^,.;]*/.exec(text)?.[0] ?? ''}`))
      continue;
    const after = text.slice(match.index + match[0].length).split(/\bnot\b|[,.;]/i)[0] ?? '';
    const found = takeRecord('client', after.replace(RELATIVE_OF, ''), reading.records);
    if (found && (not === undefined || found.record?.name !== not)) return found.reference;
  }
  return undefined;
}
const WRONG_CLIENT = /\b(?:clients?|customers?|belongs?|wrong (?:lady|bloke|guy|person|name|one|client|customer))\b/i;
const UNDER =
  /\b(?:is|it'?s|its|should be|meant to be|actually|put (?:it|that) under|under|belongs? to|owner is|client (?:is|to|should be)|clients? to|(?:switch|change|swap|move) (?:it )?(?:over )?to|job is)\s+(?:actually\s+|really\s+|now\s+)*(?:for\s+)?(?=\p{L})/giu;
/** "Errol Finch's daughter Tilda" is Tilda. */
const RELATIVE_OF =
  /^.*?['’]?s\s+(?:daughter|son|wife|husband|partner|mum|mother|dad|father|brother|sister|mate|neighbour|boss|cousin|missus)\s+/i;
