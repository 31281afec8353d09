import { clock } from '../../../tools/format.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP, sentenceCase, tidy } from '../extract/gap.ts';
import { type Item, itemsOf } from '../extract/items.ts';
import { type DayTime, takeTime } from '../extract/times.ts';
import { ORDER_HEAD, ORDER_WORDS, VAGUE } from '../lexicon/item-words.ts';
import { wantedOn } from '../people/wanted-on.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { type Draft, draftOf } from './draft.ts';
import { type ForJob, takeForJob } from './for-job.ts';
import { halves, namedInClauses, ofWhatRanOut, plainOrder, sharedOut } from './order-text.ts';

/** "at $31.75 a coil get 33 coils": the price goes behind what it is the price of. */
const priceLast = (request: string): string =>
  request.replace(/^at\s+(\$\d[\d.,]*\s+(?:each|(?:an?|per)\s+\p{L}+))[\s,]+(\S.*)$/iu, '$2 at $1');

/** A line for each item; job and delivery are the same for all of them. Without an item it is asked what and how many. */
export function newItems(request: string, reading: Reading): Reply {
  const somebody = wantedOn(request);
  if (!somebody) return itemsWanted(request, reading);
  return say(`I can't roster people. I can note on the job that ${sentenceCase(somebody)} is on it. Which job is it?`);
}

function itemsWanted(request: string, reading: Reading): Reply {
  const shares = sharedOut(request, reading);
  const plain = plainOrder(withShops(priceLast(shares?.rest ?? request), reading).replace(TO_BE_ORDERED, '$1'));
  const draft = draftOf(plain.text);
  const delivery = takeDelivery(draft, reading);
  const said = draft.take(takeForJob(draft.rest, reading));
  const named = namedInClauses(draft.rest, reading, { job: !said && !shares });
  draft.rest = named.rest;
  const job = said ?? named.job ?? sameJob(request, reading);
  const told = draft.rest;
  draft.rest = bare(told);
  const purpose = job || shares ? undefined : purposeIn(draft, reading);
  const items = ofWhatRanOut(itemsOf(draft.rest), plain.ranOut)
    .filter(({ item_name }) => !VAGUE.test(item_name.replace(/\s*\([^)]*\)$|\s+job$/gi, '')))
    .map((item) => ({ ...item, supplier: item.supplier ?? named.supplier }));
  const [only, another] = items;
  if (!only) return say(asked(draft.rest, job?.name, reading));
  const saysMore = job || shares || purpose || delivery.date || another || draft.rest !== told;
  if (!saysMore && isNothingButAName(only, request) && !goesOnOrdering(request, reading))
    return say(`Should I order "${only.item_name}"? Tell me how many, and for which job.`);
  const shared = { delivery_date: delivery.date, notes: deliveryNotes(purpose, delivery.time) };
  const lines = shares
    ? items.flatMap((item) => sharedBetween(item, shares.jobs))
    : items.map((item) => ({ item, job: job?.reference }));
  const calls = lines.flatMap(({ item, job: its }) => lineCall(item, { job: its, ...shared }, reading));
  return { text: '', calls };
}

/** The day it is to come, and with a day the hour. */
function takeDelivery(draft: Draft, { facts }: Reading): { date: string | undefined; time: DayTime | undefined } {
  const date = draft.take(takeDate(draft.rest, facts))?.date;
  return { date, time: date ? draft.take(takeTime(draft.rest)) : undefined };
}

/** A few words alone are no order: nobody said to get them, how many, from where or what for. */
const isNothingButAName = ({ quantity = 1, unit_price, supplier }: Item, request: string): boolean =>
  !/\d/.test(request) && quantity === 1 && !unit_price && !supplier;

/** "and gaffer tape", after a line that was just made. */
const goesOnOrdering = (request: string, reading: Reading): boolean =>
  /^(?:oh\s+)?(?:and|also|plus)\b/i.test(request) && touched(reading, ['item']).length > 0;

/** What a line has no column for: what it is for, and when in the day it is to come. */
function deliveryNotes(purpose: string | undefined, time: DayTime | undefined): string | undefined {
  const notes = [
    purpose,
    time?.time && `Delivery at ${clock(time.time)}`,
    time?.part && `Delivery in the ${time.part}`,
  ];
  return notes.flatMap((note) => note || []).join('. ') || undefined;
}

/** "half each for the deck and the pergola": a part of the item for each of them. */
function sharedBetween(item: Item, jobs: readonly ForJob[]): { item: Item; job: string }[] {
  const parts = halves(item.quantity);
  return jobs.map(({ reference }, i) => ({ item: { ...item, quantity: parts[i] }, job: reference }));
}

/** "need 240 bricks ordered": the verb stands last, and is no part of what is ordered. */
const TO_BE_ORDERED =
  /^((?:(?:i|we)\s+)?(?:need|want|gotta (?:get|have)|have to (?:get|have)|get|can (?:you|i|we) get)\b.*?)\s+(?:ordered|on order)(?:\s+in)?(?=\s*(?:$|[,.]|for\b|from\b|by\b|please\b))/i;

/** "and 4 rolls of sarking too": for the job of the line that was just made. */
function sameJob(request: string, reading: Reading): ForJob | undefined {
  if (!/^(?:oh\s+)?(?:and|also|plus|another)\b|\b(?:too|as well)\W*$/i.test(request)) return undefined;
  const [last] = touched(reading, ['item']);
  const job = last?.job && reading.records.find(({ kind, number }) => kind === 'job' && number === last.job);
  if (!last?.job || last.lately !== 'created') return undefined;
  return { reference: job ? job.id : last.job, name: job ? job.name : `job ${last.job}` };
}

function lineCall(item: Item, shared: Record<string, unknown>, reading: Reading) {
  const supplier =
    item.supplier && (takeRecord('supplier', item.supplier, reading.records)?.reference ?? item.supplier);
  return call('create_procurement_item', { ...item, supplier, ...shared }).calls;
}

/** Without the words that ask for an order, however many there are: "can you get me", "put in an order for". */
function bare(text: string): string {
  const rest = text.replace(ORDER_WORDS, ` ${GAP} `).replace(/^[\s¦,:.]+/, '');
  const once = rest.replace(ORDER_HEAD, '');
  return once === rest ? rest : bare(once);
}

const SHOP_LABEL = /^(?:(?:from|off|at)\s+)?(?:the\s+)?([^:,¦\d]{2,40}?)(?:\s+order)?\s*[:,]\s*/i;
const SHOP_ORDER = /\b(?:on|to|onto)\s+(?:the\s+|our\s+)?([^,;:¦]{2,30}?)\s+(?:order|account|list)\b/i;
const SHOP_WITH =
  /\b(?:with|at|through|via|by)\s+(?:the\s+)?([^,;:¦]{2,30}?)(?=\s*(?:[,;:¦.]|$)|\s+(?:for|at|@|\$|deliver\w*|by)\b)/i;
const SHOP_ALONE = /,\s*([^,;:¦.\d]{2,30}?)\s*(?=[,;.¦]|$)/;

/** The order with "from" before a shop that was named in another way: "reece: 2 taps", "2 taps on the reece order". */
function withShops(text: string, reading: Reading): string {
  let said = text;
  for (const form of [SHOP_LABEL, SHOP_ORDER, SHOP_WITH, SHOP_ALONE]) {
    const match = form.exec(said);
    const found = match?.[1] && takeRecord('supplier', match[1], reading.records);
    if (!match || !found || tidy(found.rest.replaceAll(GAP, ' '))) continue;
    const tail = form === SHOP_LABEL ? ': ' : ' ';
    said = `${said.slice(0, match.index)} from ${match[1]}${tail}${said.slice(match.index + match[0].length)}`.trim();
  }
  return said;
}

const PURPOSE =
  /\bfor\s+((?:the\s+|my\s+|our\s+|a\s+)?[\p{L}][^,;:¦@$\d]{1,50}?)(?=\s*(?:[,;:¦.]|$)|\s+(?:from|off|at)\b)/iu;

/** "for the kitchen", where that is no job on file: it is kept in the notes. */
function purposeIn(draft: { rest: string }, reading: Reading): string | undefined {
  const match = PURPOSE.exec(draft.rest);
  if (!match?.[1] || /^(?:it|that|this|me|us|him|her|them|each|all)\b/i.test(match[1])) return undefined;
  draft.rest = `${draft.rest.slice(0, match.index)} ${GAP} ${draft.rest.slice(match.index + match[0].length)}`;
  const client = takeRecord('client', match[1], reading.records)?.record;
  return sentenceCase(`for ${client?.name ?? tidy(match[1])}`);
}

function asked(text: string, job: string | undefined, reading: Reading): string {
  const shop = takeRecord('supplier', text, reading.records)?.record?.name;
  const where = `${shop ? ` from ${shop}` : ''}${job ? ` for the ${job}${/\bjob\b/i.test(job) ? '' : ' job'}` : ''}`;
  return `What should I order${where}, and how many of each?`;
}
