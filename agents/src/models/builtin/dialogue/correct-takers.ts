import type { KnownKind, KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import type { Draft } from '../decide/draft.ts';
import { takeOff } from '../decide/quote-terms.ts';
import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP, sentenceCase, tidy } from '../extract/gap.ts';
import { takeExpectedAmount, takeMoney } from '../extract/money.ts';
import { SMALL, smallNumber } from '../extract/numbers.ts';
import { properName } from '../extract/phrases.ts';
import { takeSupplier } from '../extract/references.ts';
import { sameScale } from '../extract/same-scale.ts';
import { takeShift } from '../extract/shifts.ts';
import { takeTime } from '../extract/times.ts';
import { COUNT_UNITS, MEASURES, SPANS } from '../lexicon/units.ts';
import { takeRecord } from '../records/take.ts';
import { takeJob } from './correct-finance.ts';
import type { Talk } from './talk.ts';

type Fields = Record<string, unknown>;

const UNIT_WORDS = [...COUNT_UNITS, ...MEASURES].join('|');
export const UNIT = new RegExp(`^(?:${UNIT_WORDS})$`, 'i');
const COUNT = new RegExp(
  `(?<![\\d.,$])\\b(?:only\\s+|just\\s+)?(${SMALL}|\\d+|a dozen|half a dozen)\\b(?:\\s*x\\b)?(?:\\s+(?:more\\s+)?(?:${UNIT_WORDS}))?(?![\\d.,%]|\\s*(?:am|pm|${SPANS})\\b)`,
  'i',
);

function takeCount(text: string): { value: number; rest: string } | null {
  const match = COUNT.exec(text);
  if (!match?.[1]) return null;
  const word = match[1].toLowerCase();
  const value = word === 'a dozen' ? 12 : word === 'half a dozen' ? 6 : smallNumber(word);
  return value > 0 && Number.isInteger(value) ? { value, rest: text.replace(match[0], ' ¦ ') } : null;
}

type Taker = (draft: Draft, record: KnownRecord, around: Talk) => Fields;
const contacts: Taker = (draft, record, { facts }) => {
  const email = draft.take(takeEmail(draft.rest));
  const phone = draft.take(takePhone(draft.rest, facts));
  const address = draft.take(takeAddress(draft.rest));
  const name = email || phone || address ? undefined : draft.take(spelt(draft.rest, record));
  return { email, phone, address, name };
};

/** For each kind of record, how the changes that people say become arguments of the tool that makes them. */
export const TAKERS: Partial<Record<KnownKind, Taker>> = {
  item: (draft, record, { facts, records }) => {
    const money = draft.take(ownPrice(draft.rest, record) ?? takeMoney(draft.rest));
    const shift_days = draft.take(takeShift(draft.rest))?.days;
    const delivery_date = shift_days === undefined ? draft.take(takeDate(draft.rest, facts))?.date : undefined;
    const new_supplier = draft.take(recordIn('supplier', draft.rest, records));
    // somebody who is not on file goes into the notes
    const unknown = new_supplier ? undefined : draft.take(takeSupplier(draft.rest));
    const { new_job } = takeJob(draft, record, records) ?? {};
    return {
      add_note: unknown && `From ${properName(unknown)}`,
      quantity: draft.take(ofItsUnit(draft.rest, record) ?? takeCount(draft.rest)),
      unit_price: money?.dollars,
      delivery_date,
      shift_days,
      new_supplier,
      new_job,
    };
  },
  job: (draft, record, { facts, records }) => {
    const address = draft.take(takeAddress(draft.rest));
    const money = draft.take(takeMoney(draft.rest));
    const time = draft.take(takeTime(draft.rest))?.time;
    const shift_days = draft.take(takeShift(draft.rest))?.days;
    const date = shift_days === undefined ? draft.take(dayIn(draft.rest, record, facts)) : undefined;
    // another client for what was changed, not made, means another job
    const client = record.lately === 'changed' ? undefined : draft.take(recordIn('client', draft.rest, records));
    const budget = money ?? (date || time || client ? undefined : sumTaken(draft));
    const job_name = draft.take(newName(draft.rest));
    const dollars = budget && sameScale(budget.dollars, record.amount);
    const budget_includes_gst = money?.gst ? money.gst === 'inc' : undefined;
    return {
      address,
      time: time ?? undefined,
      shift_days,
      date,
      client,
      budget: dollars,
      budget_includes_gst,
      job_name,
    };
  },
  task: (draft, record, { facts }) => {
    const due_time = draft.take(takeTime(draft.rest))?.time;
    const shift_days = draft.take(takeShift(draft.rest))?.days;
    const due_date = shift_days === undefined ? draft.take(dayIn(draft.rest, record, facts)) : undefined;
    const who = draft.take(assignee(draft.rest));
    return {
      due_time: due_time ?? undefined,
      shift_days,
      due_date,
      assigned_to: who,
      task_name: draft.take(newName(draft.rest)),
    };
  },
  client: contacts,
  supplier: contacts,
  quote: (draft, record, { facts }) => {
    const valid_until = /\b(?:valid|good|until|till|expires?)\b/i.test(draft.rest)
      ? draft.take(takeDate(draft.rest, facts))?.date
      : undefined;
    const off = takeOff(draft);
    const money = draft.take(takeMoney(draft.rest)) ?? draft.take(takeExpectedAmount(draft.rest));
    const new_total = money && sameScale(money.dollars, record.amount);
    return { ...off, valid_until, new_total, gst: money?.gst ?? undefined };
  },
};

/** "make it 5m" of what is counted in metres. */
function ofItsUnit(text: string, { name }: KnownRecord): { value: number; rest: string } | null {
  const unit = /\((\w+?)s?\)$/.exec(name)?.[1];
  const match = unit ? new RegExp(`(?<![\\d.,$x])(\\d{1,4})\\s?${unit}s?\\b`, 'i').exec(text) : null;
  return match ? { value: Number(match[1]), rest: text.replace(match[0], ` ${GAP} `) } : null;
}

/** "the meter box is 310": for an item that is named and has no price yet, a figure is the price, not the count. */
function ownPrice(text: string, record: KnownRecord): { value: { dollars: number }; rest: string } | null {
  const match = record.amount ? null : IS_SUM.exec(text);
  const dollars = Number(match?.groups?.sum?.replaceAll(',', ''));
  if (!match || !(dollars >= 5)) return null;
  const before = tokens(text.slice(0, match.index));
  const named = tokens(record.name).some((word) => word.length > 2 && before.includes(word));
  return named ? { value: { dollars }, rest: `${text.slice(0, match.index)} ${GAP} ` } : null;
}
const IS_SUM =
  /\b(?:is|are|was|were|costs?|comes? to|came to|c[ao]me in at|came out at|ended up(?: at)?)\s+\$?(?<sum>\d[\d,]*(?:\.\d{1,2})?)(?:\s*(?:each|ea|bucks|dollars|apiece))?[\s.!]*$/i;

export function recordIn(kind: KnownKind, text: string, records: readonly KnownRecord[]) {
  const found = takeRecord(kind, text, records);
  return found && { value: found.reference, rest: found.rest };
}

/** "the 3rd" of a job on 2 December is in December. */
function dayIn(text: string, record: KnownRecord, facts: Talk['facts']) {
  const taken = takeDate(text, facts);
  const bare =
    /(?:^|\s)(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:of\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i.exec(
      text,
    );
  if (!taken && bare?.[1] && record.date) {
    const near = `${record.date.slice(0, 8)}${bare[1].padStart(2, '0')}`;
    return near > facts.today ? { value: near, rest: text.replace(bare[0], ` ${GAP} `) } : null;
  }
  if (!taken || !bare?.[1] || !record.date) return taken && { value: taken.value.date, rest: taken.rest };
  const near = `${record.date.slice(0, 8)}${bare[1].padStart(2, '0')}`;
  return { value: near >= facts.today ? near : taken.value.date, rest: taken.rest };
}

const NAMED = /\b(?:call(?:ed)? it|name it|rename it(?: to)?|should say|called)\s+(.+)$/i;
function newName(text: string): { value: string; rest: string } | null {
  const name = tidy(NAMED.exec(text)?.[1] ?? '');
  return name ? { value: sentenceCase(name), rest: text.replace(NAMED, ' ¦ ') } : null;
}

const SPELT =
  /\b(?:spelt|spelled|name(?:'s| is)?|call(?:ed)? (?:him|her|them|it))\s+(?:as\s+|with\s+)?([\p{L}'’ -]{2,60})$/iu;
function spelt(text: string, record: KnownRecord): { value: string; rest: string } | null {
  const said = tidy(SPELT.exec(text)?.[1] ?? '');
  if (!said || /\b(?:an?|with)\b/i.test(said)) return null;
  const words = record.name.split(' ');
  const name = said.includes(' ') || words.length < 2 ? said : closest(properName(said), words);
  return { value: properName(name), rest: text.replace(SPELT, ' ¦ ') };
}

/** "its spelt Smyth" of John Smith is John Smyth: the word that begins alike. */
function closest(said: string, words: string[]): string {
  const like = words.findLastIndex((word) => word[0]?.toLowerCase() === said[0]?.toLowerCase());
  return words.map((word, i) => (i === (like < 0 ? words.length - 1 : like) ? said : word)).join(' ');
}

const TEAM =
  /\b(?:give (?:it|that) to|assign(?: it)?(?: to)?|(?:that's|thats|it's|its)?\s*for|get|let)\s+(michelle|renea|sarah|jerry|me|myself)\b(?:\s+(?:to\s+)?do\s+(?:it|that))?/i;
function assignee(text: string): { value: string; rest: string } | null {
  const says = [TEAM, CAN_DO_IT].find((one) => one.test(text));
  const who = says?.exec(text)?.[1]?.toLowerCase();
  if (!says || !who) return null;
  return {
    value: who === 'me' || who === 'myself' || who === 'i' ? 'Self' : sentenceCase(who),
    rest: text.replace(says, ' ¦ '),
  };
}
const CAN_DO_IT =
  /^(?:and\s+)?(michelle|renea|sarah|jerry|i)(?:['’]?ll| can| will| should| to|['’]?s job)?\s+(?:do|handle|sort|take|deal with|look after)\s+(?:it|that|this)\b/i;

/** "nah 9" is no price of a job: an hour, or a day of the month. */
function sumTaken(draft: Draft) {
  const sum = takeExpectedAmount(draft.rest);
  return sum && sum.value.dollars >= LEAST ? draft.take(sum) : undefined;
}
const LEAST = 20;
