import type { KnownRecord } from '../../known.ts';
import { asks } from './acts/asks.ts';
import { takeInvoiceNumber } from './extract/invoice-number.ts';
import { normalise } from './normalise.ts';
import type { Reading } from './reading.ts';
import { takeRecord } from './records/take.ts';
import type { Reply } from './reply.ts';

const LOOKS = /^(?:(?:find|list|show|explain)_|job_billing$|client_account$|hand_over$)/;
/** "not counting daves", "who else but rita": named to be left out. */
const LEFT_OUT = /\b(?:else|except|besides?|apart from|other than|not counting|without|but not)\b/i;
/** "rachel - when and where": asked behind a name. */
const PIECES = /\s+-\s+|[,;.\n]\s*|\band\b\s*/;
/** How many different people or jobs a question is searched for. */
const MOST = 3;
/** Of a job's name, what is said of it at least: a single word of it is often just a word. */
const MOST_OF_A_NAME = 0.6;

/**
 * Whether a question names somebody, or a job, of whom nothing is looked up: "rachel - when and where" is not answered with
 * everybody's week, and "what does nev owe, and when am i at lorraines" not with Nev's account alone.
 */
export function passesOver({ calls, text }: Reply, { message, records }: Reading): boolean {
  if (text || !calls.length || !calls.every(({ name }) => LOOKS.test(name))) return false;
  const said = normalise(message);
  if (![said, ...said.split(PIECES)].some(asks) || LEFT_OUT.test(said)) return false;
  const told = JSON.stringify(calls.map(({ args }) => args)).toLowerCase();
  const about = records.filter(({ id, name }) => told.includes(id) || told.includes(name.toLowerCase()));
  const isAbout = (record: KnownRecord): boolean =>
    wordsOf(record.name).some((word) => told.includes(word)) ||
    about.some((one) => one.id === record.id || sameName(one.client, record.name) || sameName(record.client, one.name));
  // the number of an invoice is no job's
  const named = takeInvoiceNumber(said)?.rest ?? said;
  return [...namedIn('client', named, records), ...namedIn('job', named, records)].some((one) => !isAbout(one));
}

const sameName = (one: string | undefined, other: string): boolean =>
  one !== undefined && one.toLowerCase() === other.toLowerCase();

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The people or jobs on file that are named, each told from all others. */
function namedIn(kind: 'client' | 'job', said: string, records: readonly KnownRecord[]): KnownRecord[] {
  const found: KnownRecord[] = [];
  let rest = said;
  while (found.length < MOST) {
    const named = takeRecord(kind, rest, records, { share: kind === 'job' ? MOST_OF_A_NAME : 0 });
    if (!named?.record || named.rest === rest) break;
    found.push(named.record);
    rest = named.rest;
  }
  return found;
}
