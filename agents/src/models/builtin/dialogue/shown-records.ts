import type { KnownKind, KnownRecord } from '../../../known.ts';
import { commas, day, money, plain } from '../../../tools/format.ts';
import {
  ASKS_DETAILS,
  DELETES_IT,
  MEANS_LATE,
  MEANS_NOT_LATE,
  POINTS_AT,
  POINTS_BARELY,
  REPORTS_DEED,
} from '../lexicon/shown-records.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { exchanges, type Talk } from './talk.ts';

/** The records that the last answer showed: each stands in one of its lines, by what sets it apart from others of its kind. */
export function shownRecords(around: Talk): KnownRecord[] {
  const lines = (exchanges(around).at(-1)?.answers ?? []).flatMap((answer) => answer.split('\n'));
  return around.records.filter((record) => lines.some((line) => shows(line, record, around.records)));
}

function shows(line: string, record: KnownRecord, records: readonly KnownRecord[]): boolean {
  const has = (part: string | undefined) => part !== undefined && part !== '' && line.includes(part);
  if (record.kind === 'job') return has(record.number);
  if (record.kind !== 'finance') return has(record.name);
  const client = record.client ?? records.find(({ number }) => number !== undefined && number === record.job)?.client;
  return (
    record.amount !== undefined &&
    has(money(record.amount)) &&
    (has(record.job) || has(client) || (!record.job && !client)) &&
    (!/\bdue\b/.test(line) || !record.date || has(day(record.date)))
  );
}

/** A record that was shown and is pointed at, and the message without the words that point. */
export interface Pointed {
  record: KnownRecord;
  rest: string;
}

/**
 * The record that "that invoice", "the late one", "the 900 one" or plain "that" means, of those that the last answer
 * showed. Null where it may be more than one, and where that answer reported something done: then "that" is the deed.
 */
export function pointedAt(said: string, around: Talk): Pointed | null {
  const last = exchanges(around).at(-1);
  if (!last || last.answers.some((answer) => REPORTS_DEED.test(answer))) return null;
  const match = POINTS_AT.exec(said) ?? POINTS_BARELY.exec(said);
  if (!match) return null;
  const all = shownRecords(around).filter(({ kind }) => kind !== 'client' && kind !== 'supplier');
  const noun = match.groups?.noun?.toLowerCase().replace(/s$/, '') ?? '';
  const kinds = KINDS[noun];
  const own = all.filter((one) => !kinds || (kinds.kind === one.kind && (!kinds.type || kinds.type === one.type)));
  const some = kinds || !own.some(({ kind }) => kind !== 'job') ? own : own.filter(({ kind }) => kind !== 'job');
  const which = match.groups?.which ?? '';
  const fit = which ? some.filter((one) => fitsWords(which, one, around)) : some;
  const [only] = fit;
  if (!only || fit.length > 1) return null;
  return { record: only, rest: `${said.slice(0, match.index)} ${said.slice(match.index + match[0].length)}` };
}

const KINDS: Readonly<Record<string, { kind: KnownKind; type?: string }>> = {
  invoice: { kind: 'finance', type: 'invoice' },
  bill: { kind: 'finance', type: 'invoice' },
  payment: { kind: 'finance', type: 'payment' },
  expense: { kind: 'finance', type: 'expense' },
  quote: { kind: 'quote' },
  job: { kind: 'job' },
  task: { kind: 'task' },
  reminder: { kind: 'task' },
  order: { kind: 'item' },
  item: { kind: 'item' },
};

function fitsWords(which: string, record: KnownRecord, { facts, records }: Talk): boolean {
  const over = record.status === 'overdue' || (record.date !== undefined && record.date < facts.today);
  if (MEANS_LATE.test(which)) return over;
  if (MEANS_NOT_LATE.test(which)) return !over;
  const sum = Number(which.replace(/[$,]/g, ''));
  if (which && Number.isFinite(sum)) return record.amount === sum;
  return (
    takeRecord(record.kind, which, [record]) !== null ||
    records.some(
      (one) =>
        one.kind === 'job' && one.number === record.job && takeRecord('job', which, [one], { byClient: true }) !== null,
    )
  );
}

/** "which amount is on it?" of the one record that was shown or made last: all that is known of it, in a sentence. */
export function detailsOfShown(said: string, around: Talk): string | null {
  if (!ASKS_DETAILS.test(said)) return null;
  const made = touched(around, ['job', 'finance', 'quote']).filter(({ earlier }) => !earlier);
  const record = pointedAt(said, around)?.record ?? (made.length === 1 ? made[0] : undefined);
  if (record?.kind !== 'finance' && record?.kind !== 'quote' && record?.kind !== 'job') return null;
  const { amount, client, job, date, status } = record;
  const of = [NAMED[record.kind](record), client && `for ${client}`].filter(Boolean).join(' ');
  const due = date && record.type !== 'payment' ? `${record.kind === 'job' ? '' : 'due '}${day(date)}` : null;
  return `${commas(of, amount !== undefined && money(amount), job && `job ${job}`, due, status && plain(status))}.`;
}

const NAMED = {
  job: ({ number, name }: KnownRecord) => `Job ${number ?? ''} - ${name}`,
  quote: ({ name }: KnownRecord) => `Quote ${name}`,
  finance: ({ type = 'record' }: KnownRecord) => `${type.charAt(0).toUpperCase()}${type.slice(1)}`,
};

/** "cool, get rid of it", said of the one record that was shown: the request to delete or cancel it, by its name. */
export function deletionOfShown(said: string, around: Talk): string | null {
  const verb = DELETES_IT.exec(said)?.groups?.verb;
  const all = verb ? shownRecords(around) : [];
  const some = all.filter(({ kind }) => kind === 'job' || kind === 'task' || kind === 'quote');
  const last = exchanges(around).at(-1);
  const [only] = some;
  if (!verb || !only || some.length > 1 || last?.answers.some((answer) => REPORTS_DEED.test(answer))) return null;
  return `${/^cancel/i.test(verb) ? 'cancel' : 'delete'} ${only.kind === 'job' ? `job ${only.number}` : `the ${only.kind} ${only.name}`}`;
}
