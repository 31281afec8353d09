import { SAYS_AGAIN, SHARED } from '../lexicon/sizes.ts';
import { countIn, withoutPart } from './counts.ts';
import { GAP, sentenceCase, type Taken, tidy } from './gap.ts';
import { type Money, takeMoney } from './money.ts';
import { spelt, UNDER_HUNDRED } from './number-words.ts';
import { takeSupplier } from './references.ts';

export interface Item {
  item_name: string;
  quantity?: number;
  unit_price?: number;
  supplier?: string;
}

const COUNTED = `(?:an?\\s|some\\s|another\\s|\\d|(?:${UNDER_HUNDRED}|dozen|doz|half|couple|pair)\\b)`;
const BULLET = String.raw`(?:[-*•–]|\d{1,2}[.)])\s+`;
/** Between two items: always a new line or ";", a comma or "and" where the next one has a count. */
const JOINT = new RegExp(
  `\\s*(?:\\n+|;|[.](?=\\s+(?:plus|also|and|${COUNTED})))\\s*(?:${BULLET}|(?:and|plus|also)\\s+)?|\\s*(?:,(?!\\d{3}(?!\\d))|\\s\\+\\s|\\b(?:and|plus|also)\\b|&)(?:\\s*(?:and|plus|also|then)\\b)*\\s*(?=${COUNTED}|(?:${SAYS_AGAIN})\\s+\\d)`,
  'i',
);
const AGAIN = new RegExp(`^(?:${SAYS_AGAIN})\\s+(?=\\d|${UNDER_HUNDRED}\\b)`, 'i');
const SHOP_FOR = new RegExp(
  `[\\s,]*\\b(${Object.keys(SHARED).join('|')})\\s+(?:of\\s+(?:them|it)\\s+)?(?:(?:is|are|come|comes)\\s+)?(?:from|off|at|through|via)?\\s*(?!(?:of|up|in|together)\\b)([\\p{L}\\d&'][\\p{L}\\d&' ]*?)\\s*$`,
  'iu',
);
const SHOP_FIRST =
  /^\s*(?:from|off|at)\s+(?:the\s+)?([\p{L}\d&'][\p{L}\d&' ]*?)\s*(?::|,|\s+(?:get|grab|order|we need|i need|need)\b)\s*/iu;

/** The materials of an order, each with its count, price and shop. */
export function itemsOf(said: string): Item[] {
  const text = corrected(hundreds(said));
  const first = SHOP_FIRST.exec(text);
  const list: List = { items: [], shops: 0, last: -1 };
  for (const part of partsOf(first ? text.slice(first[0].length) : text)) addPart(list, part);
  const only = first?.[1] ?? shopOfAll(list);
  if (only) for (const item of list.items) item.supplier ??= tidy(only);
  return list.items.filter(({ item_name }) => item_name !== '' && !SENTENCE.test(item_name));
}

interface List {
  items: Item[];
  /** How many shops were said, and behind which item the last one. */
  shops: number;
  last: number;
}

/** Another item, or what a part says of the one before: its size, its price, how many it is. */
function addPart(list: List, part: string): void {
  const { items } = list;
  const before = items.at(-1);
  if (before && SIZE_ALONE.test(tidy(part))) {
    before.item_name = `${before.item_name} ${tidy(part)}`;
    return;
  }
  const shared = SHOP_FOR.exec(part);
  const again = AGAIN.test(part);
  const item = itemOf((shared ? part.slice(0, shared.index) : part).replace(AGAIN, ''), again);
  const price = before && before.unit_price === undefined ? priceAlone(part, before.quantity) : null;
  if (before && price) Object.assign(before, price);
  else if (item && again && before) sameAgain(before, item);
  else if (item) items.push(item);
  if (item?.supplier) {
    list.shops += 1;
    list.last = items.length - 1;
  }
  if (shared) share(list, shared);
}

/** "both from bunnings": the shop of the items before it. */
function share(list: List, [, many, shop]: RegExpExecArray): void {
  if (!many || !shop) return;
  list.shops += 1;
  const count = SHARED[many.toLowerCase() as keyof typeof SHARED];
  for (const one of list.items.slice(-Math.min(count, list.items.length))) one.supplier ??= tidy(shop);
}

/** A shop said once, at the very end, is where all of it comes from. */
const shopOfAll = ({ items, shops, last }: List): string | undefined =>
  shops === 1 && last === items.length - 1 ? items.at(-1)?.supplier : undefined;
const NUMBER = `(?:\\d+|(?:an?|${UNDER_HUNDRED})\\s+hundred(?:\\s+and\\s+${UNDER_HUNDRED})?|${UNDER_HUNDRED}|half a dozen|a dozen|a couple(?: of)?)`;
/** "eight no make that ten bags", "150 paling no sorry 180 palings": the count that was taken back is left out. */
const CORRECTED = new RegExp(
  `\\b${NUMBER}(?:\\s+[\\p{L}-]+){0,4}?[\\s,-]+(?:(?:no|nah|sorry|wait|hang on|hold on|oops|actually|scratch that|make (?:that|it)|i mean)\\b[\\s,-]*)+(?=${NUMBER}\\b)`,
  'giu',
);
const corrected = (text: string): string => text.replace(CORRECTED, '');
/** "one hundred and fifty palings": its "and" joins no two items. */
const HUNDREDS = new RegExp(`\\b(?:an?|${UNDER_HUNDRED})\\s+hundred\\s+and\\s+${UNDER_HUNDRED}\\b`, 'gi');
const hundreds = (text: string): string =>
  text.replace(HUNDREDS, (words) => String(spelt(words.toLowerCase().replace(/^an?\b/, 'one')) ?? words));

/** "27 buckets of primer, 10L". */
const SIZE_ALONE =
  /^\s*\d+(?:\.\d+)?\s?(?:mm|cm|m|l|ltr|litres?|kg|ml|inch|w|kw|amp|grit|mil)\s*$|^\s*\d+\s?x\s?\d+(?:\s?x\s?\d+)?(?:\s?mm)?\s*$/i;

/** "2 bottles of gas, 415 each": a price is no item. */
function priceAlone(part: string, quantity?: number): { unit_price: number; supplier?: string } | null {
  const money = takeMoney(part);
  const shop = money && takeSupplier(money.rest);
  const left = (shop?.rest ?? money?.rest ?? part).replaceAll(GAP, ' ');
  const unit_price = money ? perUnit(money.value, quantity, ALL_UP.test(part)) : undefined;
  if (!money || unit_price === undefined || (!money.value.each && !ALL_UP.test(part))) return null;
  if (/\p{L}{2}/u.test(left.replace(ALL_UP, ' '))) return null;
  return { unit_price, ...(shop ? { supplier: shop.value } : {}) };
}

/** "gas - 2 bottles r32", "arborist gear - one climbing rope": what the list is of, then the list. */
const HEADED = new RegExp(`^([\\p{L}][\\p{L} ]{1,30}?)(?:\\s*${GAP}+)?\\s*(?:\\s-|:)\\s+(?=${COUNTED})`, 'iu');

/** What is told is no material: "had a yarn with jase, he'll do the blocks". */
const SENTENCE =
  /^(?:\S+\s+){10}|\b(?:i|he|she|we|they)(?:'ll|'s|'d|'re|'ve)?\s+\p{L}+|^(?:it|them|that|this|those|had|need|get)\b/iu;
const REASON = /[\s,]+(?:because|cause|cos|since)\s+(?:we|i|he|she|they|it|its|it's|were|the)\b.*$/i;

function partsOf(all: string): string[] {
  const head = HEADED.exec(all);
  const text = head ? all.slice(head[0].length) : all;
  const clean = text.replace(new RegExp(`^\\s*${BULLET}`), '').trim();
  const said = PLAIN_LIST.test(clean)
    ? clean.split(/\s*,\s*(?:and\s+|plus\s+)?|\s+(?:and|plus|&)\s+/i)
    : clean.split(JOINT);
  const parts = said.map((part) => part?.trim() ?? '').filter((part) => tidy(part) !== '');
  const [first, ...more] = parts;
  // "gas - 2 bottles r32" is r32 gas; over several it only says what kind they are
  const one = first && head?.[1] && !GENERIC.test(head[1]) && more.every((part) => priceAlone(part));
  return one ? [`${first} ${head[1]}`, ...more] : parts;
}
const GENERIC = /\b(?:gear|stuff|materials?|bits|order|list|supplies|things?)\b/i;
/** "screws, nails and glue": short names without any count between commas, the last after "and". */
const PLAIN_LIST =
  /^(?:[\p{L}-]+(?: [\p{L}-]+){0,2}\s*,\s*)+(?:[\p{L}-]+(?: [\p{L}-]+){0,2}\s*,?\s+)?(?:and|plus|&)\s+[\p{L}-]+(?: [\p{L}-]+){0,2}$/iu;

function itemOf(said: string, unitAlone: boolean): Item | null {
  // "6 off 90mm elbows" is a count, "6 off bunnings" a shop
  const text = said.replace(REASON, '').replace(/^(\d+)\s+off\s+(?=\S*\d)/i, '$1 x ');
  const money = priceIn(text);
  const shop = takeSupplier(money?.rest ?? text);
  const rest = tidy((shop?.rest ?? money?.rest ?? text).replaceAll(GAP, ' ')).replace(
    /^(?:some|more|the|me|us|also|and|plus)\s+/i,
    '',
  );
  const counted = countIn(unitAlone ? `${rest} ${GAP}` : rest);
  const name = tidy(counted.name);
  if (!name && !unitAlone) return null;
  const unit_price = money ? perUnit(money.value, counted.quantity, ALL_UP.test(text)) : undefined;
  return {
    item_name: sentenceCase(counted.unit ? `${name} (${counted.unit})`.trim() : name),
    ...(counted.quantity ? { quantity: counted.quantity } : {}),
    ...(unit_price === undefined ? {} : { unit_price }),
    ...(shop ? { supplier: shop.value } : {}),
  };
}

/** "half a pallet of cement, thats 32 bags @ 8.95": the second says how many the first are. */
function sameAgain(before: Item, again: Item): void {
  const { item_name, ...said } = again;
  const unit = /^\(.+\)$/.test(item_name) ? ` ${item_name}` : '';
  Object.assign(before, said);
  before.item_name = sentenceCase(withoutPart(before.item_name).replace(/\s*\([^)]*\)$/, '')) + unit;
}

const AT = /\bat\s+\$?(\d+|\d+\.\d\d)(?=\s*(?:$|[,;¦]|[.](?!\d)|from\b|off\b))/i;

/** In a list of materials a bare "at 54" is a price too; "at 5.4m" is a length. */
function priceIn(text: string): Taken<Money> | null {
  const money = takeMoney(text);
  const match = money ? null : AT.exec(text);
  if (!match) return money;
  const rest = `${text.slice(0, match.index)} ${GAP} ${text.slice(match.index + match[0].length)}`;
  return { value: { dollars: Number(match[1]), gst: null, each: true }, rest };
}

const ALL_UP = /\b(?:all up|altogether|in total|total|the lot|for all)\b/i;

/** A price without "each" is the price of one only where one is bought, or said to be that of all and parted evenly. */
function perUnit({ dollars, each }: Money, quantity = 1, all = false): number | undefined {
  if (each || quantity === 1) return dollars;
  const cents = Math.round(dollars * 100);
  return all && cents % quantity === 0 ? cents / quantity / 100 : undefined;
}
