import type { KnownRecord } from '../../../known.ts';
import { asks } from '../acts/asks.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP, tidy } from '../extract/gap.ts';
import { takeExpectedAmount, takeMoney } from '../extract/money.ts';
import { properName } from '../extract/phrases.ts';
import { takeTime } from '../extract/times.ts';
import { intentsOf } from '../intent/intents.ts';
import { AGAIN, AND_FOR, ANOTHER_TASK, ENDS_SAME, KIN, SAME_AGAIN, THE_OTHER, TOO } from '../lexicon/again.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { lastRequest } from './correct.ts';
import type { Talk } from './talk.ts';

/**
 * The last request once more, with what is different put in: "and one for Wei too" after "book in a gutter clean for
 * graham, 260" asks for a gutter clean for Wei. Null when a message asks for no such thing.
 */
export function askedAgain(said: string, around: Talk): { request: string; record: KnownRecord | null } | null {
  const task = touched(around)[0]?.kind === 'task' ? ANOTHER_TASK.exec(said)?.groups : undefined;
  if (task) return { request: `remind me ${task.day ?? ''} to ${task.what}`, record: null };
  const asked = takeAgain(said, around);
  if (!asked) return null;
  const own = ownWork(asked.rest, asked.words, around);
  if (own) return { request: own, record: null };
  const before = repeatable(said, around);
  if (!before) return null;
  const orders = intentsOf(before, around)[0]?.tool === 'create_procurement_item';
  const again = withCount(before, asked.count ?? (orders && /\bone\b/i.test(asked.words) ? '1' : undefined));
  if (asked.count !== undefined && again === before) return null;
  const [last] = touched(around);
  // after a change of a job, another client's name means that client's job
  const ofJob = orders || (last?.kind === 'job' && last.lately === 'changed');
  const rest = ofJob ? jobOf(asked.rest, around) : asked.rest;
  return { request: withDifference(again, rest, around), record: last ?? null };
}

/** The last request; a question was answered, and to do it would be to ask it once more. */
function repeatable(said: string, around: Talk): string | null {
  const before = lastRequest(around);
  return before && !(DOES_IT.test(said) && asks(before)) ? before : null;
}
const DOES_IT = /^(?:(?:yeah|yep|ok|okay|righto|then|just|go on|please)[\s,]+)*do (?:it|that)\b/i;

interface AskedAgain {
  /** The words that ask for the same once more. */
  words: string;
  /** "and 5 for the deck". */
  count: string | undefined;
  /** What is different. */
  rest: string;
}

function takeAgain(said: string, around: Talk): AskedAgain | null {
  const plainly = AGAIN.exec(said);
  const match = plainly ?? AND_FOR.exec(said);
  if (!match) return null;
  const [words] = match;
  // where no word in front asks for it, the end does: "bruce the same"
  const asked = words === '' ? said.replace(ENDS_SAME, '') : said.slice(words.length);
  const after = asked.replace(TOO, '').trim();
  const count = plainly ? null : COUNTED.exec(after);
  const rest = withoutKin(count ? after.slice(count[0].length) : after);
  // "put another coat on for wei, 300" is a request of its own
  const isDifference = plainly !== null && (rest === '' || BEGINS_DIFFERENCE.test(rest));
  return isDifference || names(rest, around) ? { words, count: count?.[1], rest } : null;
}

const BEGINS_DIFFERENCE = /^(?:for|to|on|at|about|from|by|due|,|\$?\d|next|this|tomorrow|\w+day\b|but|with|in)/i;

const withCount = (request: string, count: string | undefined): string =>
  count ? request.replace(/(?<![\d.,$])\b\d+\b(?![.,]?\d)/, count) : request;

/** "also one for colin, new clothesline, 240": another job with work of its own, not the one before once more. */
function ownWork(rest: string, asked: string, around: Talk): string | null {
  if (touched(around)[0]?.kind !== 'job' && !/\bjob\b/i.test(asked)) return null;
  const client = takeRecord('client', rest, around.records);
  if (!client?.record || takeRecord('job', rest, around.records, { byClient: false })) return null;
  const sum = takeExpectedAmount(client.rest);
  const work = tidy(
    (takeDate(sum?.rest ?? client.rest, around.facts)?.rest ?? sum?.rest ?? client.rest).replaceAll(GAP, ', '),
  );
  if (!sum || !/\p{L}{3}/u.test(work.replace(SAYS_SAME, ' '))) return null;
  return `new job ${rest.replace(/^(?:in|down|on)\s+/i, '')}`;
}
const SAYS_SAME =
  /\b(?:same|the|an?|day|date|price|thing|job|work|time|place|address|deal|for|on|at|in|also|but|too|again|please|it|with|and)\b/gi;

/** "for his mum rosa, same thing monday" is for Rosa, on Monday. */
const withoutKin = (rest: string): string =>
  rest.replace(KIN, '$1 ').replace(SAME_AGAIN, ', ').replace(THE_OTHER, ' ').trim();

/** An order is for a job: "one for Wei too" with the number of Wei's only job in place of the name. */
function jobOf(rest: string, { records }: Talk): string {
  const client = takeRecord('job', rest, records) ? null : takeRecord('client', rest, records);
  const jobs = records.filter((one) => one.kind === 'job' && one.client === client?.record?.name);
  return client?.record && jobs.length === 1 ? client.rest.replace(GAP, ` for ${jobs[0]?.number} `).trim() : rest;
}

/** "and 5 for the deck" after "order 10 bags of cement for the pergola". */
const COUNTED = /^(?:another\s+)?(\d+)\s+(?:more\s+)?(?=(?:for|to|at|on)\s)/i;

/** Nothing but a name, with a "for" perhaps. */
export function names(rest: string, around: Talk): boolean {
  const text = rest.replace(/[?.!]+$/, '').replace(/^(?:for|to|at|on)\s+/i, '');
  const day = takeDate(text, around.facts);
  if (day && tidy(day.rest.replaceAll(GAP, ' ')) === '') return true;
  const found = takeRecord('client', text, around.records) ?? takeRecord('job', text, around.records);
  return found !== null && tidy(found.rest.replaceAll(GAP, ' ').replace(/\b(?:the|job|one|on|my)\b/gi, ' ')) === '';
}

/** The old request with the new amount, hour, day, subject and person in place of its own. */
export function withDifference(before: string, rest: string, around: Talk): string {
  const [day, old] = [takeDate(rest, around.facts), takeDate(before, around.facts)];
  if (day && old && tidy(day.rest.replaceAll(GAP, ' ')) === '') return before.replace(old.value.text, day.value.text);
  const more = rest.replace(/^[\s,]+/, '');
  const kept = withoutWhatChanges(before, more, around);
  const whom = whoInstead(more, around);
  const request = whom ? withWhom(kept, before, whom, around) : kept;
  const plain = request.replaceAll(GAP, ' ').replace(/\s+/g, ' ').replace(/\s+,/g, ',').trim();
  return [plain, tidy(whom ? whom.rest : more)].filter(Boolean).join(', ');
}

/** The old request without its amount, hour, day and subject, where the new words have another. */
function withoutWhatChanges(before: string, more: string, { facts }: Talk): string {
  const takers: ((text: string) => { rest: string } | null)[] = [
    takeMoney(before) ? takeExpectedAmount : takeMoney,
    (text) => takeTime(text),
    (text) => takeDate(text, facts),
  ];
  const request = takers.reduce((kept, take) => (take(more) ? (take(kept)?.rest ?? kept) : kept), before);
  return ABOUT.test(more) ? request.replace(ABOUT, ' ') : request;
}
const ABOUT = /\babout\s+.+$/i;

interface WhoInstead {
  kind: 'job' | 'client';
  /** How the request is to name them. */
  target: string;
  /** The new words without the name. */
  rest: string;
}

/** The other job or client that is named: on file, or new behind "for". */
function whoInstead(more: string, { records }: Talk): WhoInstead | null {
  const job = takeRecord('job', more, records);
  const client = takeRecord('client', more, records);
  const found = client && (!job || client.record) ? client : job;
  const name = found?.record ? found.record.name : properName(FOR_SOMEBODY.exec(more)?.[1] ?? '');
  if (!name) return null;
  const kind = found?.record?.kind === 'job' ? 'job' : 'client';
  const number = kind === 'job' ? found?.record?.number : undefined;
  return {
    kind,
    target: number ? `job ${number}` : name,
    rest: found ? found.rest.replaceAll(GAP, ' ') : more.replace(FOR_SOMEBODY, ' '),
  };
}
const FOR_SOMEBODY = /^(?:for|to)\s+(?:the\s+)?([^,]+?)(?=,|\s+(?:on|at|about|by|due|but|\$|\d)|$)/i;

/** The request with the new person or job in place of the old one; at its end where it named none. */
function withWhom(request: string, before: string, { kind, target }: WhoInstead, { records }: Talk): string {
  const old = takeRecord(kind, request, records) ?? takeRecord(kind === 'job' ? 'client' : 'job', request, records);
  return old ? old.rest.replace(GAP, connected(before, old.rest, target)) : `${request} for ${target}`;
}

/** The new name behind the word that led to the old one: "for", "to", "at" - or none, in "invoice wei 800". */
function connected(before: string, rest: string, target: string): string {
  const at = rest.indexOf(GAP);
  const lead = /^\s*(for|to|of|at|on|from|with|in)\b/i.exec(before.slice(Math.max(0, at - 1)));
  return ` ${lead ? `${lead[1]} ` : ''}${target} `;
}
