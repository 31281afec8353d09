import type { KnownRecord } from '../../../known.ts';
import { properName } from '../extract/phrases.ts';
import type { Intent } from '../intent/intents.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { ASKS_FOR_WORK, HIS, IT_AS_JOB, PERSON } from '../lexicon/pronouns.ts';
import type { Reading } from '../reading.ts';
import { jobMeant, personMeant } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import type { PlannedCall } from '../reply.ts';
import { asksForWork } from './tells-of-job.ts';

/**
 * A request with the names put in for "him", "her" and "it", where it is certain who or what is meant: so that
 * whatever reads it next finds a name.
 */
export function speltOut(part: string, reading: Reading): string {
  return withJob(withPerson(withSupplier(part, reading), reading), reading);
}

/** "order one off them": the shop that was named or added just before. */
function withSupplier(part: string, { records, earlier }: Reading): string {
  const match = FROM_THEM.exec(part);
  if (!match || takeRecord('supplier', part, records)) return part;
  const before = earlier.toReversed().map((text) => takeRecord('supplier', text, records)?.record?.name);
  const name = before.find(Boolean);
  return name ? part.replace(FROM_THEM, (_, lead: string) => `${lead} ${name}`) : part;
}
const FROM_THEM = /\b(from|off|through|thru|with)\s+(?:them|em|him|her|there)\b/i;

function withPerson(part: string, reading: Reading): string {
  const match = PERSON.exec(part);
  if (!match) return part;
  const meant = personMeant(part, reading);
  const name = meant?.record?.name ?? (meant && !/^[0-9a-f]{24}$/.test(meant.reference) ? meant.reference : null);
  if (!meant || !name || meant.how === 'named') return part;
  if (meant.how === 'talk' && [part, ...reading.earlier].some((text) => tellsOfStranger(text, reading))) return part;
  const word = match[0];
  const after = part.slice(match.index + word.length);
  const owns =
    HIS.test(word) ||
    (/^her$/i.test(word) &&
      /^\s+(?!(?:the|an?|that|this|for|to|on|in|at|by|due|about|when|if|back|up|off|out|and|then|now|know|i|we|it|please|tomorrow|today|next|\d+)\b|[$¦])[\p{L}]/u.test(
        after,
      ));
  return `${part.slice(0, match.index)}${name}${owns ? "'s" : ''}${/^\p{L}+['’]?s$/iu.test(word) && /['’]s$/.test(word) ? ' is' : ''}${after}`;
}

/** "jayden has to finish his white card, remind me to chase him": somebody who is not on file, and nobody whom the talk was about. */
function tellsOfStranger(text: string, { records }: Reading): boolean {
  const [, name = ''] = WHO_DOES.exec(text) ?? [];
  const known = takeRecord('client', name, records) ?? takeRecord('supplier', name, records);
  return FIRST_NAMES.has(name.toLowerCase()) && !known && !takeRecord('job', name, records);
}
const WHO_DOES =
  /^(?:(?:and|so|oh|also|but|hey)[\s,]+)*(\p{L}[\p{L}'-]+)\s+(?:has|had|is|was|says?|said|reckons?|needs?|wants?|will|should|must|gotta|got|forgot|rang|called|came|took|starts?|finishes)\b/iu;

function withJob(part: string, reading: Reading): string {
  const match = IT_AS_JOB.exec(part);
  if (!match) return withJobBefore(part, reading);
  const meant = jobMeant(part, reading);
  if (!meant || meant.how === 'named' || meant.how === 'screen') return part;
  const job = meant.record?.number ?? (/^\d/.test(meant.reference) ? meant.reference : null);
  if (!job) return part;
  return part.replace(IT_AS_JOB, (_, lead: string) => `${lead} job ${job}`);
}

/** "for the gutter job order 2 tubes and record a $20 expense for blades": the job at the start holds for the expense too. */
function withJobBefore(part: string, reading: Reading): string {
  const [first = ''] = reading.earlier;
  const said = /^(?:for|on)\s+[^,:]{3,50}?\bjob\b/i.exec(first)?.[0];
  if (!said || !/^(?:log|record|add|put)\b.*\bexpense\b/i.test(part)) return part;
  const job = takeRecord('job', said, reading.records)?.record;
  return job?.number && !takeRecord('job', part, reading.records) ? `${part} on job ${job.number}` : part;
}

/** "she wants a retaining wall 9.4k" asks for a job for the one who was named before. */
export function asNewJob(
  part: string,
  intent: Intent | undefined,
  reading: Reading,
  before: PlannedCall[],
): string | null {
  const match = ASKS_FOR_WORK.exec(part);
  const newClient = clientJustMade(before);
  const they = match && /^(?:he|she|they)/i.test(part) ? personMeant(part, reading)?.record?.name : undefined;
  const who = newClient || they;
  const unclear = match !== null || !intent || intent.sure < 0.5;
  if (!who || !(isJob(part, intent) || (newClient !== '' && unclear))) return null;
  const what = match ? part.slice(match[0].length) : part;
  // "create a job for the driveway slab": what it is for is no person
  if (!match && /\bfor\s+(?!(?:the|an?|some|them|him|her)\b)\p{L}/iu.test(what)) return null;
  return `new job for ${who}, ${what.replace(MAKES_ONE, '').replace(OWN, '')}`;
}

function clientJustMade(before: PlannedCall[]): string {
  const last = before.at(-1);
  return last?.name === 'create_client' ? String(last.args.name ?? '') : '';
}

/** Work to be done, though the amount in "he needs his spouting replaced, 4200 plus gst" reads like an invoice or a quote. */
const isJob = (part: string, intent: Intent | undefined): boolean =>
  intent?.tool === 'create_job' ||
  (asksForWork(part) && (!intent || intent.entity === 'finance' || intent.entity === 'quote'));

const OWN = /^(?:his|her|their)\s+/i;
const MAKES_ONE =
  /^(?:create|add|make|set up|open|start|book|put in|log|new)\s+(?:(?:a|the|up)\s+)?(?:new\s+)?job\s+(?:for|to do)\s+(?:(?:the|an?)\s+)?(?!(?:him|her|them)\b)/i;

/** The clients and suppliers that the calls so far will make: the requests after them know them by name. */
export function made(calls: readonly PlannedCall[]): KnownRecord[] {
  return calls.flatMap(({ name, args }): KnownRecord[] => {
    if (name === 'create_supplier' && typeof args.name === 'string')
      return [{ kind: 'supplier', id: args.name, name: args.name, lately: 'created' }];
    const who =
      name === 'create_client' ? args.name : name === 'create_job' || name === 'create_quote' ? args.client : null;
    if (typeof who !== 'string' || /^[0-9a-f]{24}$/.test(who)) return [];
    return [{ kind: 'client', id: properName(who), name: properName(who), lately: 'created' }];
  });
}
