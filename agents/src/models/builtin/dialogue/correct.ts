import type { KnownKind, KnownRecord } from '../../../known.ts';
import { fold, tokens } from '../../../tools/matching.ts';
import { type Draft, draftOf } from '../decide/draft.ts';
import { correctionOf } from '../decide/finance-correction.ts';
import { pricesOf } from '../decide/quote-prices.ts';
import { takeOff } from '../decide/quote-terms.ts';
import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP, sentenceCase, tidy } from '../extract/gap.ts';
import { takeExpectedAmount, takeMoney } from '../extract/money.ts';
import { SMALL, smallNumber } from '../extract/numbers.ts';
import { properName } from '../extract/phrases.ts';
import { takeSupplier } from '../extract/references.ts';
import { takeShift } from '../extract/shifts.ts';
import { SIZE, withOtherSize } from '../extract/sizes.ts';
import { takeTime } from '../extract/times.ts';
import { intentsOf, PLAIN } from '../intent/intents.ts';
import { AGAIN, AND_FOR } from '../lexicon/again.ts';
import { CARRIES_NOTHING, NOT_THIS, unmarked } from '../lexicon/corrections.ts';
import { DETAIL_END, DETAIL_LEAD, ITEM_DETAIL } from '../lexicon/item-details.ts';
import { LAST_DEEDS } from '../lexicon/last-deeds.ts';
import { MORE_OF_IT, moreOfIt } from '../lexicon/more-of-it.ts';
import { opens } from '../lexicon/openers.ts';
import { SAYS_WHY } from '../lexicon/told.ts';
import { COUNT_UNITS, MEASURES } from '../lexicon/units.ts';
import { normalise } from '../normalise.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { call, type PlannedCall } from '../reply.ts';
import { split } from '../split.ts';
import { financeFields, takeJob } from './correct-finance.ts';
import { touched } from './meant.ts';
import { moreMoney } from './more-money.ts';
import { exchanges, type Talk } from './talk.ts';
import { tickedOff } from './ticked.ts';
import { pointedAt } from './told.ts';

/** What a correction changes, and of which record. */
export interface Correction {
  record: KnownRecord;
  call: PlannedCall;
}

type Fields = Record<string, unknown>;

/**
 * A message that only says what is different about a record this conversation just made or changed: "nah make that 4",
 * "theyre 63 bucks a roll", "actually thursday". Null when it says anything else: then it is a request of its own.
 */
export function correctionIn(said: string, around: Talk): Correction | null {
  if (said.includes('?')) return null;
  const ticked = tickedOff(said, around);
  if (ticked) return ticked;
  const more = moreMoney(said, touched(around));
  if (more) return { record: more.record, call: update(more.record, more.fields) };
  const text = unmarked(said).replace(NOT_THIS, ' ');
  const pointed = pointedAt(text.replace(SAYS_WHY, ''), around);
  if (pointed) {
    const fields = changes(pointed.record, pointed.rest, pointed.rest, around);
    if (fields) return { record: pointed.record, call: update(pointed.record, fields) };
  }
  const lately = touched(around);
  if (!lately.length || makesAnew(said, around)) return null;
  for (const record of likely(lately, text)) {
    const fields = changes(record, text, said, around);
    if (fields) return { record, call: update(record, fields) };
  }
  return null;
}

/** "invoice dave for the hot water" says no more than names and is a request for all that. */
function makesAnew(said: string, around: Talk): boolean {
  if (unmarked(said) !== said || !opens(said)) return false;
  const [first] = intentsOf(said, around);
  return first !== undefined && first.sure >= PLAIN && /^(?:create|send|mark)_/.test(first.tool);
}

/** Those whose name is said, else what the last turn made or changed: never a record the talk has left behind. */
function likely(lately: KnownRecord[], text: string): KnownRecord[] {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  const named = (record: KnownRecord) => tokens(record.name).filter((word) => words.includes(word)).length;
  const said = lately.filter((record) => named(record) > 0).toSorted((a, b) => named(b) - named(a));
  return said.length ? said : lately.filter(({ earlier }) => !earlier);
}

const TOOL: Record<KnownKind, [tool: string, ref: string]> = {
  client: ['update_client', 'client'],
  supplier: ['update_supplier', 'supplier'],
  job: ['update_job', 'job'],
  task: ['update_task', 'task'],
  item: ['update_procurement_item', 'item'],
  quote: ['update_quote', 'quote'],
  finance: ['update_finance_record', 'record'],
};

function update({ kind, id }: KnownRecord, fields: Fields): PlannedCall {
  const [tool, ref] = TOOL[kind];
  return call(tool, { [ref]: id, ...fields }).calls[0] as PlannedCall;
}

function changes(record: KnownRecord, text: string, said: string, around: Talk): Fields | null {
  const deed = LAST_DEEDS[record.kind]?.find(([says]) => says.test(said));
  if (deed) return record.status === deed[1] ? null : { status: deed[1] };
  if (record.kind === 'finance') {
    const found = financeFields(text, record, around);
    if (found && Object.keys(found.fields).length && !leftOver(found.rest, record)) return found.fields;
    const what = FOR_WHAT.exec(said)?.[1];
    if (what && !takeMoney(what) && !takeDate(what, around.facts) && !takeRecord('job', what, around.records))
      return { description: sentenceCase(tidy(what)) };
    const fields = onlyValues(text, record, around) ? correctionOf(`it's ${unmarked(said)}`, around as Reading) : null;
    if (!fields) return null;
    const { record: _, ...rest } = fields;
    return rest;
  }
  if (MORE_OF_IT.test(said)) return sameOnceMore(record, moreOfIt(said), around);
  const draft = draftOf(text);
  const shifted = record.kind === 'client' || record.kind === 'supplier' ? null : reshifted(text, around);
  if (shifted) return { shift_days: shifted };
  const fields = Object.fromEntries(
    Object.entries(TAKERS[record.kind]?.(draft, record, around) ?? {}).filter(([, value]) => value !== undefined),
  );
  const detail = record.kind === 'item' ? detailed(draft.rest, record) : null;
  if (detail) return { ...fields, ...detail };
  if (!Object.keys(fields).length || isSoAlready(fields, record, around)) return null;
  if (!leftOver(draft.rest, record)) return fields;
  return record.kind === 'item' ? fuller(fields, draft.rest, record, said) : null;
}

/** "throw in a fourth at the same price": one more of what was quoted or ordered, for what one of it costs. */
function sameOnceMore(record: KnownRecord, count: number, around: Talk): Fields | null {
  if (record.kind === 'item') return { quantity: (record.quantity ?? 1) + count };
  const before = record.kind === 'quote' ? lastRequest(around) : null;
  const lines = before ? (priceLines(before, around) ?? []) : [];
  const [line] = lines;
  if (!line || lines.length > 1) return null;
  const amount = Math.round(line.unit_price * count * 100) / 100;
  return { add_line: { description: `${line.description}, ${count} more`, amount } };
}

/** What is quoted, without whom it is for. */
const priceLines = (request: string, { records }: Talk) =>
  pricesOf(
    tidy(
      (takeRecord('client', request, records)?.rest ?? request)
        .replaceAll(GAP, ' ')
        .replace(/^\W*(?:quote|price(?: up)?)\b/i, ' '),
    ),
  ).lines;

/** "for the deck" of what is for the deck already: says nothing new. */
function isSoAlready(fields: Fields, record: KnownRecord, { records }: Talk): boolean {
  const named = (id: unknown) => records.find((one) => one.id === id);
  return Object.entries(fields).every(([field, value]) => {
    const one = named(value);
    if (!one) return false;
    if (field === 'client') return one.name === record.client;
    if (field === 'new_job') return one.number === record.job;
    return field === 'new_supplier' && one.name === record.supplier;
  });
}

/** "100mm round" after "2 downpipes": what was just ordered, more closely. */
function detailed(rest: string, record: KnownRecord): Fields | null {
  const text = rest.replaceAll(GAP, ' ').trim();
  const [, figure, unit] = SIZE_ALONE.exec(text) ?? [];
  const other = figure && unit ? withOtherSize(record.name, figure, unit) : undefined;
  if (other) return { new_name: other };
  if (record.lately !== 'created' || record.earlier || !ITEM_DETAIL.test(text)) return null;
  const what = tidy(text.replace(DETAIL_LEAD, '').replace(DETAIL_END, ''));
  return what ? { new_name: `${record.name}, ${what}` } : null;
}

const SIZE_ALONE = new RegExp(`^(?:an?\\s+|the\\s+)?${SIZE}(?:\\s+(?:one|ones))?$`, 'i');

/** "3 panes 1800x1200, 395 each" after "order glass": what it is, more closely. */
function fuller(fields: Fields, rest: string, record: KnownRecord, said: string): Fields | null {
  const bare = record.lately === 'created' && !record.amount && (record.quantity ?? 1) === 1 && !record.earlier;
  if (!bare || !fields.quantity || !fields.unit_price || opens(said) || /^(?:and|also|plus|then)\b/i.test(said))
    return null;
  return { ...fields, new_name: `${record.name}, ${tidy(rest)}` };
}

/** "its for the waterproofing" says what the money is for. */
const FOR_WHAT =
  /^(?:and\s+|sorry[\s,]+|oh\s+)*(?:it'?s|that'?s|that was|it was|this is)\s+for\s+((?:the\s+|his\s+|her\s+|some\s+)?[\p{L}][\p{L}\s'-]{2,60})$/iu;

/** "nah two weeks" after "push it back a week": a week more than it was moved by. */
function reshifted(text: string, around: Talk): number | null {
  const span = SPAN.exec(tidy(text));
  const before = exchanges(around).at(-1);
  const moved = before && takeShift(normalise(before.message))?.value.days;
  if (!span?.[1] || !moved) return null;
  const days = smallNumber(span[1]) * (/^w/i.test(span[2] ?? '') ? 7 : /^f/i.test(span[2] ?? '') ? 14 : 1);
  return Math.sign(moved) * days - moved || null;
}
const SPAN = new RegExp(`^(?:by\\s+|just\\s+|only\\s+)?(${SMALL}|an?)\\s+(days?|weeks?|fortnights?)$`, 'i');

/** Whether anything is left that a correction of this record would not say. */
function leftOver(rest: string, record: KnownRecord): boolean {
  const names = new Set(tokens(`${record.name} ${record.client ?? ''}`).flatMap((word) => [word, `${word}s`]));
  const words =
    fold(tidy(rest))
      .replace(CARRIES_NOTHING, ' ')
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.some((word) => !names.has(word) && !UNIT.test(word));
}

function onlyValues(text: string, record: KnownRecord, around: Talk): boolean {
  const draft = draftOf(text);
  draft.take(takeDate(draft.rest, around.facts));
  draft.take(takeExpectedAmount(draft.rest));
  draft.rest = draft.rest.replace(
    /\b\d+(?:\.\d+)?\s?(?:%|per ?cent)|\b\d+\s+(?:nights?|days?|hours?|hrs?|weeks?)\b|(?:\+|\bplus|\binc)\s*gst\b/gi,
    ' ',
  );
  draft.take(recordIn('job', draft.rest, around.records));
  return !leftOver(draft.rest, record);
}

const UNIT_WORDS = [...COUNT_UNITS, ...MEASURES].join('|');
const UNIT = new RegExp(`^(?:${UNIT_WORDS})$`, 'i');
const COUNT = new RegExp(
  `(?<![\\d.,$])\\b(?:only\\s+|just\\s+)?(${SMALL}|\\d+|a dozen|half a dozen)\\b(?:\\s*x\\b)?(?:\\s+(?:more\\s+)?(?:${UNIT_WORDS}))?(?![\\d.,%]|\\s*(?:am|pm)\\b)`,
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

const TAKERS: Partial<Record<KnownKind, Taker>> = {
  item: (draft, record, { facts, records }) => {
    const money = draft.take(takeMoney(draft.rest));
    const shift_days = draft.take(takeShift(draft.rest))?.days;
    const delivery_date = shift_days === undefined ? draft.take(takeDate(draft.rest, facts))?.date : undefined;
    const new_supplier = draft.take(recordIn('supplier', draft.rest, records));
    // who is not on file is kept in the notes
    const unknown = new_supplier ? undefined : draft.take(takeSupplier(draft.rest));
    const { new_job } = takeJob(draft, record, records) ?? {};
    return {
      add_note: unknown && `From ${properName(unknown)}`,
      quantity: draft.take(takeCount(draft.rest)),
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
    const budget = money ?? (date || time || client ? undefined : draft.take(takeExpectedAmount(draft.rest)));
    const job_name = draft.take(newName(draft.rest));
    return { address, time: time ?? undefined, shift_days, date, client, budget: budget?.dollars, job_name };
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
  quote: (draft, _, { facts }) => {
    const valid_until = /\b(?:valid|good|until|till|expires?)\b/i.test(draft.rest)
      ? draft.take(takeDate(draft.rest, facts))?.date
      : undefined;
    const off = takeOff(draft);
    const money = draft.take(takeMoney(draft.rest)) ?? draft.take(takeExpectedAmount(draft.rest));
    return { ...off, valid_until, new_total: money?.dollars, gst: money?.gst ?? undefined };
  },
};

function recordIn(kind: KnownKind, text: string, records: readonly KnownRecord[]) {
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

/** The last thing asked for that was no correction of what went before, as a request of its own. */
export function lastRequest(around: Talk): string | null {
  for (const { message } of exchanges(around).toReversed()) {
    const said = normalise(message);
    if (AGAIN.test(said) || AND_FOR.test(said)) continue;
    const marked = unmarked(said) !== said;
    if (marked && !opens(unmarked(said))) continue;
    if (correctionIn(said, around) && (!opens(said) || marked)) continue;
    const parts = split(said, around);
    const last = parts.at(-1);
    if (last && (intentsOf(last, around)[0]?.sure ?? 0) >= PLAIN) return last;
  }
  return null;
}
