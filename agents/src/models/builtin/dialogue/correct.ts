import type { KnownKind, KnownRecord } from '../../../known.ts';
import { fold, tokens } from '../../../tools/matching.ts';
import { draftOf } from '../decide/draft.ts';
import { correctionOf } from '../decide/finance-correction.ts';
import { sameUnit } from '../decide/item-change.ts';
import { pricesOf } from '../decide/quote-prices.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP, sentenceCase, tidy } from '../extract/gap.ts';
import { takeExpectedAmount, takeMoney } from '../extract/money.ts';
import { SMALL, smallNumber } from '../extract/numbers.ts';
import { takeShift } from '../extract/shifts.ts';
import { SIZE, withOtherSize } from '../extract/sizes.ts';
import { intentsOf, PLAIN } from '../intent/intents.ts';
import { AGAIN, AND_FOR } from '../lexicon/again.ts';
import { CARRIES_NOTHING, NOT_THIS, SAYS_MONEY, unmarked } from '../lexicon/corrections.ts';
import { DETAIL_END, DETAIL_LEAD, ITEM_DETAIL } from '../lexicon/item-details.ts';
import { LAST_DEEDS } from '../lexicon/last-deeds.ts';
import { MORE_OF_IT, moreOfIt } from '../lexicon/more-of-it.ts';
import { opens } from '../lexicon/openers.ts';
import { SAYS_WHY } from '../lexicon/shown-records.ts';
import { normalise } from '../normalise.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { call, type PlannedCall } from '../reply.ts';
import { split } from '../split.ts';
import { financeFields } from './correct-finance.ts';
import { recordIn, TAKERS, UNIT } from './correct-takers.ts';
import { moreMoney } from './more-money.ts';
import { namesFirst } from './names-first.ts';
import { otherHour } from './other-hour.ts';
import { noteOfIt } from './said-of-it.ts';
import { pointedAt } from './shown-records.ts';
import { exchanges, type Talk } from './talk.ts';
import { tickedOff } from './ticked.ts';

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
  if (said.includes('?') || namesFirst(said, around)) return null;
  const ticked = tickedOff(said, around);
  if (ticked) return ticked;
  const more = moreMoney(said, touched(around));
  if (more) return { record: more.record, call: update(more.record, more.fields) };
  const text = unmarked(said).replace(NOT_THIS, ' ');
  const barely = IT_TO.test(said) ? `it ${text}` : text;
  const pointed = pointedAt(barely.replace(SAYS_WHY, ''), around);
  if (pointed) {
    const fields = changes(pointed.record, pointed.rest, pointed.rest, around);
    if (fields) return { record: pointed.record, call: update(pointed.record, fields) };
  }
  const lately = touched(around);
  if (!lately.length || makesAnew(said, around)) return null;
  for (const record of ofUnit(likely(lately, text), text)) {
    const fields = changes(record, text, said, around);
    if (fields) return { record, call: update(record, fields) };
  }
  return null;
}

const IT_TO = /\b(?:change|make|put|set|drop|bump)\s+(?:it|that|them)\b/i;

/** "invoice dave for the hot water" is a request, though it has nothing but names in it. */
function makesAnew(said: string, around: Talk): boolean {
  if (unmarked(said) !== said || !opens(said)) return false;
  const [first] = intentsOf(said, around);
  return first !== undefined && first.sure >= PLAIN && /^(?:create|send|mark)_/.test(first.tool);
}

/** The records a correction may be about: those whose name is said, else what the last turn made or changed. */
function likely(lately: KnownRecord[], text: string): KnownRecord[] {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  const named = (record: KnownRecord) =>
    tokens(record.name).filter((word) => words.includes(word) && tells(word)).length;
  const said = lately.filter((record) => named(record) > 0).toSorted((a, b) => named(b) - named(a));
  return said.length ? said : lately.filter(({ earlier }) => !earlier);
}

/** "68 a cube" is said of what is counted in cubes. */
function ofUnit(some: KnownRecord[], text: string): KnownRecord[] {
  const own = some.filter(({ kind, name }) => kind === 'item' && sameUnit(text, name));
  return own.length ? own : some;
}

/** Words that stand in many names, so that they name nothing by themselves: "in", "the". */
const tells = (word: string): boolean => word.length > 2 && word.replace(CARRIES_NOTHING, '') !== '';

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
  const { kind } = record;
  const deed = LAST_DEEDS[kind]?.find(([says]) => says.test(said));
  if (deed) return record.status === deed[1] ? null : { status: deed[1] };
  const note = noteOfIt(said, record, around);
  if (note) return note;
  const hour = kind === 'task' || kind === 'job' ? otherHour(text, around) : null;
  if (hour) return kind === 'task' ? { due_time: hour } : { time: hour };
  if (kind === 'finance') return financeChanges(record, text, said, around);
  if (MORE_OF_IT.test(said)) return sameOnceMore(record, moreOfIt(said), around);
  const shifted = kind === 'client' || kind === 'supplier' ? null : reshifted(text, around);
  return shifted ? { shift_days: shifted } : fieldChanges(record, text, said, around);
}

/** Another sum, day, job or purpose of an invoice, a payment or an expense. */
function financeChanges(record: KnownRecord, text: string, said: string, around: Talk): Fields | null {
  const found = financeFields(text, record, around);
  if (found && Object.keys(found.fields).length && !leftOver(found.rest, record)) return found.fields;
  const other = unmarked(said) === said ? null : otherSum(text, record, around);
  if (other) return other;
  const what = FOR_WHAT.exec(said)?.[1];
  if (what && isPurpose(what, around)) return { description: sentenceCase(tidy(what)) };
  const fields = onlyValues(text, record, around) ? correctionOf(`it's ${unmarked(said)}`, around as Reading) : null;
  if (!fields) return null;
  const { record: _, ...rest } = fields;
  const paid = String(rest.paid_date ?? '');
  return record.type === 'payment' && paid > around.facts.today ? null : rest;
}

/** What the money was for: words without an amount, a day or a job. */
const isPurpose = (what: string, { facts, records }: Talk): boolean =>
  !takeMoney(what) && !takeDate(what, facts) && !takeRecord('job', what, records);

/** The fields that a text names, where nothing is left over that they do not explain. */
function fieldChanges(record: KnownRecord, text: string, said: string, around: Talk): Fields | null {
  const draft = draftOf(text);
  const fields = Object.fromEntries(
    Object.entries(TAKERS[record.kind]?.(draft, record, around) ?? {}).filter(([, value]) => value !== undefined),
  );
  const detail = record.kind === 'item' ? detailed(draft.rest, record) : null;
  if (detail) return { ...fields, ...detail };
  if (!Object.keys(fields).length || isSoAlready(fields, record, around)) return null;
  if (!leftOver(draft.rest, record)) return fields;
  return record.kind === 'item' ? fuller(fields, draft.rest, record, said) : null;
}

/** "nah he paid 150, told me to keep the change": the sum of what was just logged was another. */
function otherSum(text: string, record: KnownRecord, around: Talk): Fields | null {
  const [first = '', ...why] = text.split(/,(?!\d{3})\s*/);
  const found = financeFields(first.replace(SAYS_MONEY, ' '), record, around);
  if (found?.fields.amount === undefined || leftOver(found.rest, record)) return null;
  return takeExpectedAmount(why.join(', ')) ? null : found.fields;
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

/** What is quoted, without the client's name. */
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

/** Whether words are left that do not belong to a correction of this record. */
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
