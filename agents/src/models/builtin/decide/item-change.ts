import type { KnownRecord } from '../../../known.ts';
import { takeDate } from '../extract/dates.ts';
import { cut, type Taken } from '../extract/gap.ts';
import { takeMoney } from '../extract/money.ts';
import { UNDER_HUNDRED } from '../extract/number-words.ts';
import { smallNumber } from '../extract/numbers.ts';
import { nameOnly } from '../extract/references.ts';
import { takeShift } from '../extract/shifts.ts';
import { SIZE, withOtherSize } from '../extract/sizes.ts';
import { ITEM_NEWS, newsIn } from '../lexicon/item-news.ts';
import { ITEM_STATUS, NOT_YET } from '../lexicon/item-words.ts';
import { statusIn } from '../lexicon/statuses.ts';
import { SPANS } from '../lexicon/units.ts';
import { pasteIn } from '../paste/paste.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { type Draft, draftOf } from './draft.ts';
import { takeForJob } from './for-job.ts';

const KINDS = /\b(?:order items?|procurement items?|items?|materials?|orders?|deliver(?:y|ies))\b/gi;

/** One line of the order list, the one that is named or the one just spoken of, and only what is said about it. */
export function itemChange(request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  // before the name: "a tin" is a word of "Decking oil (tins)" too
  const each = draft.take(priceEach(draft.rest));
  const which = itemIn(draft, request, reading);
  const shop = takeNewShop(draft, reading);
  const unit_price = each ?? draft.take(takePrice(draft.rest));
  const { shift_days, date } = takeMove(draft, reading);
  // a number in a pasted message may count something else
  const saysHowMany = unit_price === undefined && !pasteIn(request);
  const quantity = saysHowMany ? quantityIn(draft.rest, which.record) : undefined;
  // "got delivered this morning" says that it came, "delivered on the 4th" when it is to come
  const isPast = date !== undefined && date <= reading.facts.today;
  const status = statusOf(draft.rest) ?? (isPast ? statusOf(request) : undefined);
  const new_job = date ? undefined : takeNewJob(draft, reading);
  const delivery_date = status === 'delivered' ? undefined : date;
  const new_name = resized(request, which.record);
  const add_note = newsOf(request, which.record);
  const fields = {
    status,
    quantity,
    unit_price,
    delivery_date,
    shift_days,
    new_supplier: shop.changedTo,
    new_name,
    add_note,
  };
  if (which.ask) return say(which.ask);
  const item = which.item ?? namedBefore(request, reading) ?? nameLeft(draft.rest);
  // "reece just rang" and what they said is another request
  if (!item && shop.isNamed && NEWS_BEFORE.test(request)) return say('');
  if (!item) return say('Which item is it?');
  if (Object.values(fields).some((value) => value !== undefined))
    return call('update_procurement_item', { item, ...fields });
  if (new_job) return call('update_procurement_item', { item, new_job });
  return say(`What should I change about ${which.record?.name ?? item}?`);
}

/** So many days later, or a day. */
function takeMove(draft: Draft, { facts }: Reading): { shift_days: number | undefined; date: string | undefined } {
  const shift_days = draft.take(takeShift(draft.rest))?.days;
  return { shift_days, date: shift_days === undefined ? draft.take(takeDate(draft.rest, facts))?.date : undefined };
}

/** A shop that is named, and its reference where the item is to come from it. */
function takeNewShop(draft: Draft, { records }: Reading): { isNamed: boolean; changedTo: string | undefined } {
  const shop = takeRecord('supplier', draft.rest, records);
  if (!shop) return { isNamed: false, changedTo: undefined };
  const isNew = SHOP_CHANGED.test(draft.rest) && changedTo(draft.rest, shop.rest);
  draft.rest = shop.rest;
  return { isNamed: true, changedTo: isNew ? shop.reference : undefined };
}

/** "put it on the pergola": the job it is for from now on. "on hold" is none. */
function takeNewJob(draft: Draft, reading: Reading): string | undefined {
  if (!/\b(?:on|against|for)\s+(?!hold)/i.test(draft.rest)) return undefined;
  return draft.take(takeForJob(draft.rest, reading))?.reference;
}

/** "dulux says the aquanamel is on backorder": kept in the notes, as it was said. */
function newsOf(request: string, record: KnownRecord | null): string | undefined {
  return record && ITEM_NEWS.test(request) && !pasteIn(request) ? newsIn(request) : undefined;
}

const OTHER_SIZE = new RegExp(
  String.raw`\b(?:wanted|want|should(?:'?ve| have| of)? (?:be|been|say|said)|meant(?: to be)?|supposed to be|actually|really|make (?:it|them|that)|swap (?:it|them) (?:to|for)|not)\s+(?:the\s+)?${SIZE}`,
  'i',
);
/** "where it says 9mm ply I wanted 12mm": the name with the other size, where it has one of that kind. */
function resized(request: string, record: KnownRecord | null): string | undefined {
  const [, figure, unit] = OTHER_SIZE.exec(request.replace(/\bnot\s+\S+/gi, ' ')) ?? [];
  return record && figure && unit ? withOtherSize(record.name, figure, unit) : undefined;
}

/** Ends with who brought the news, or begins like a mail that was passed on. */
const NEWS_BEFORE =
  /\b(?:rang|called|phoned|texted|e-?mailed|messaged|got back to (?:me|us)|said|reckons?|says?)\W*$|^(?:fwd|forward(?:ed)?|this(?: is)?)\b[:\s]+(?:\w+\s+)?from\b/i;

/** "the planks came, tick them off": the item that the request before this one named. */
function namedBefore(request: string, { earlier, records }: Reading): string | undefined {
  const before = earlier.at(-1);
  if (!before || !/\b(?:it|them|that|those|em)\b/i.test(request)) return undefined;
  return takeRecord('item', before, records)?.reference;
}

interface ItemMeant {
  item?: string;
  record: KnownRecord | null;
  ask?: string;
}

/** The item that words of the request name; with "it" or no name, the one that was made or changed last. */
function itemIn(draft: Draft, request: string, reading: Reading): ItemMeant {
  const items = fromShop(request, reading);
  const found = takeRecord('item', draft.rest, items) ?? takeRecord('item', draft.rest, reading.records);
  if (found) {
    draft.rest = found.rest;
    const record = found.record ?? byLastWord(found.reference, found.candidates);
    return { item: record?.id ?? found.reference, record };
  }
  const lately = touched(reading, ['item']);
  const last = reading.history.at(-1)?.text.toLowerCase() ?? '';
  const told = lately.filter(({ name }) => last.includes(name.toLowerCase()));
  const ofUnit = (told.length ? told : lately.slice(0, 1)).filter(({ name }) => sameUnit(request, name));
  const meant = ofUnit.length ? ofUnit : told.length ? told : lately.slice(0, 1);
  const [one] = meant;
  if (!one || !refersBack(request, lately.length > 0)) return { record: null };
  if (meant.length > 1)
    return { record: null, ask: `Which one do you mean: ${meant.map(({ name }) => name).join(' or ')}?` };
  return { item: one.id, record: one };
}

const MEASURED = /^(?:mm|cm|m|m2|m3|lm|sqm|kg|l|ltr?|ml|each|ea|pack|box|roll)$/i;
/** Which of several "turf" means: "Sir Walter turf m2", not "Turf starter". What a thing is stands last in its name. */
function byLastWord(said: string, candidates: readonly KnownRecord[]): KnownRecord | null {
  const plain = (word: string): string => word.toLowerCase().replace(/e?s$/, '');
  const fit = candidates.filter(({ name }) => {
    const words = name.split(/\s+(?:with|for|of|in|box)\b|\s*\(/i)[0]?.match(/[\p{L}\d-]+/gu) ?? [];
    const head = words.findLast((word) => !/\d/.test(word) && !MEASURED.test(word));
    return head !== undefined && plain(head) === plain(said);
  });
  return fit.length === 1 ? (fit[0] ?? null) : null;
}

/** Only the items of the shop that is named: "reece rang, the tap ..." means the tap from Reece. */
function fromShop(request: string, { records }: Reading): KnownRecord[] {
  const shop = takeRecord('supplier', request, records)?.record;
  return shop ? records.filter((one) => one.kind === 'item' && one.supplier === shop.name) : [...records];
}

const refersBack = (request: string, any: boolean): boolean =>
  any && !/^(?:the|mark|tick)\s+(?!(?:last|same|price|quantity|supplier|delivery)\b)\p{L}/iu.test(request);

/** Whether the request speaks of the unit in an item's name: "a roll" of "Batts (rolls)". */
export function sameUnit(request: string, name: string): boolean {
  const unit = /\((\w+)\)$/.exec(name)?.[1]?.replace(/e?s$/, '');
  return unit !== undefined && new RegExp(`\\b(?:an?|per|/)\\s*${unit}`, 'i').test(request);
}

const SHOP_CHANGED = /\b(?:from|off|to|with|meant|supplier|via|through|get|use|try)\b/i;
/** Whether the words before a shop say that the item is to come from there; "Reece reckon ..." only says who told. */
function changedTo(text: string, rest: string): boolean {
  const at = [...text].findIndex((letter, i) => letter !== rest[i]);
  const [before, cutOut] = [text.slice(0, at), text.slice(at).trimStart()];
  return (
    /^(?:from|off|to|with|via|through)\b/i.test(cutOut) || /\b(?:meant|supplier (?:is|to)|use|try)\s*$/i.test(before)
  );
}

const EACH =
  /\b(?:is|are|was|were|at|to|for|theyre|they're|its|it's|now|cost|costs)?\s*\$?(\d+(?:\.\d{1,2})?)\s*(?:each|ea|apiece|per\s+\w+|\/\s?[a-z]+|an?\s+(?!(?:day|week|month|half|bit|few)\b)\w+)\b/i;
const PRICE =
  /\b(?:price|cost|costs|costing|worth|came in at|went up to|gone up to|dropped to)\b[^\d$]{0,25}\$?(\d+(?:\.\d{1,2})?)\b/i;

/** A price of one: an amount, "172 a tin", "price of the posts is 84". */
function takePrice(text: string): Taken<number> | null {
  const money = takeMoney(text);
  if (money) return { value: money.value.dollars, rest: money.rest };
  const match = PRICE.exec(text);
  return match?.[1] ? { value: Number(match[1]), rest: cut(text, match) } : null;
}

/** "172 a tin", "9.50 each". */
function priceEach(text: string): Taken<number> | null {
  const match = EACH.exec(text);
  return match?.[1] ? { value: Number(match[1]), rest: cut(text, match) } : null;
}

const MORE =
  /\b(?:add|another|extra|up)\b[^\d¦]{0,12}(\d+)(?:\s+(?:more|extra))?|\b(\d+)\s+(?:more|extra)\b|\bby\s+(\d+)\b/i;
const COUNT = new RegExp(
  `(?<!\\b(?:not|of|than|was|from)\\s)(?<![\\d./-])\\b(\\d{1,5}|${UNDER_HUNDRED}|dozen)\\b(?!\\s*(?:mm|cm|kg|st\\b|nd\\b|rd\\b|th\\b|am\\b|pm\\b|(?:${SPANS})\\b|short\\b|(?:missing|damaged|broken|too many|over)\\b)|[./-]\\d)`,
  'gi',
);

/** How many it is to be: the number said last but not after "not" or "instead of"; "3 more" is added to what there is. */
function quantityIn(text: string, record: KnownRecord | null): number | undefined {
  const more = /\bto\s+\d/i.test(text) ? null : MORE.exec(text);
  const added = Number(more?.[1] ?? more?.[2] ?? more?.[3] ?? 0);
  if (added && record?.quantity) return record.quantity + added;
  const plain = text
    .replace(/\b(?:quantity|count|number|total) of\b/gi, 'quantity')
    .replace(/\b(?:instead of|rather than|not|from)\s+\d+\b/gi, ' ')
    .replace(/\b(?:that|this|the|no|which) one\b|\bone of\b|\bin one (?:piece|go|hit|drop|load)\b|\bat once\b/gi, ' ');
  const counts = [...plain.matchAll(COUNT)].map(([, said = '']) => smallNumber(said));
  return counts.at(-1) || undefined;
}

function statusOf(text: string): string | undefined {
  const status = statusIn(text, ITEM_STATUS);
  return status && status !== 'pending' && NOT_YET.test(text) ? undefined : status;
}

/** The name of an item that is not among the known records: the words that are left. */
function nameLeft(text: string): string {
  const words = ITEM_STATUS.reduce((left, [says]) => left.replace(says, ' '), text)
    .replace(COUNT, ' ')
    .replace(/^(?:bring|push|move|shift|change|set|bump|make|drop|tell (?:him|her|them|em))\b/i, ' ')
    .replace(
      /\b(?:as|to|is|are|has|have|been|just|forward|back|up|down|price|quantity|date|of|now|that|it|nah|no|actually|instead|not|reckons?|says?|said|rang|called|won'?t|be|till?|until|put)\b/gi,
      ' ',
    );
  return nameOnly(words, KINDS);
}
