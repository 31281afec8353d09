import { clock } from '../../../tools/format.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP, sentenceCase, tidy } from '../extract/gap.ts';
import { type Item, itemsOf } from '../extract/items.ts';
import { takeTime } from '../extract/times.ts';
import { ORDER_HEAD, ORDER_WORDS, VAGUE } from '../lexicon/item-words.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { draftOf } from './draft.ts';
import { type ForJob, takeForJob } from './for-job.ts';
import { halves, namedInClauses, ofWhatRanOut, plainOrder, sharedOut } from './order-text.ts';

/** "at $31.75 a coil get 33 coils": the price goes behind what it is the price of. */
const priceLast = (request: string): string =>
  request.replace(/^at\s+(\$\d[\d.,]*\s+(?:each|(?:an?|per)\s+\p{L}+))[\s,]+(\S.*)$/iu, '$2 at $1');

/** A line each; job, day and place of delivery hold for all of them. Without a list it is asked what and how many. */
export function newItems(request: string, reading: Reading): Reply {
  const shares = sharedOut(request, reading);
  const plain = plainOrder(withShops(priceLast(shares?.rest ?? request), reading).replace(TO_BE_ORDERED, '$1'));
  const draft = draftOf(plain.text);
  const delivery = draft.take(takeDate(draft.rest, reading.facts))?.date;
  const time = delivery ? draft.take(takeTime(draft.rest)) : undefined;
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
  if (!items.length) return say(asked(draft.rest, job?.name, reading));
  const [only] = items;
  // a few words alone are no order: nobody said to get them, how many, from where or what for
  const alone =
    !job &&
    !shares &&
    !purpose &&
    !delivery &&
    items.length === 1 &&
    draft.rest === told &&
    !/\d/.test(request) &&
    !(/^(?:oh\s+)?(?:and|also|plus)\b/i.test(request) && touched(reading, ['item']).length);
  if (alone && only && (only.quantity ?? 1) === 1 && !only.unit_price && !only.supplier)
    return say(`Should I order "${only.item_name}"? Tell me how many, and for which job.`);
  const notes = [
    purpose,
    time?.time && `Delivery at ${clock(time.time)}`,
    time?.part && `Delivery in the ${time.part}`,
  ];
  const noted = notes.flatMap((note) => note || []).join('. ') || undefined;
  const lines = items.flatMap((item) => {
    if (!shares) return [{ item, job: job?.reference }];
    const parts = halves(item.quantity);
    return shares.jobs.map(({ reference }, i) => ({ item: { ...item, quantity: parts[i] }, job: reference }));
  });
  return {
    text: '',
    calls: lines.flatMap(({ item, job: its }) =>
      lineCall(item, { job: its, delivery_date: delivery, notes: noted }, reading),
    ),
  };
}

/** "need 240 bricks ordered": the last word is the deed. */
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

/** Verbs of ordering off, over and over: "can you get me", "put in an order for". */
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

/** Where a shop on file is named in another way, "from" is said: "reece: 2 taps", "2 taps on the reece order". */
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
