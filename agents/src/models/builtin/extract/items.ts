import { SAYS_AGAIN, SHARED } from '../lexicon/sizes.ts';
import { countIn, withoutPart } from './counts.ts';
import { GAP, sentenceCase, type Taken, tidy } from './gap.ts';
import { type Money, takeMoney } from './money.ts';
import { UNDER_HUNDRED } from './number-words.ts';
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
  `[\\s,]*\\b(${Object.keys(SHARED).join('|')})\\s+(?:of\\s+(?:them|it)\\s+)?(?:(?:is|are|come|comes)\\s+)?(?:from|off|at|through|via)?\\s*(?!of\\b)([\\p{L}\\d&'][\\p{L}\\d&' ]*?)\\s*$`,
  'iu',
);
const SHOP_FIRST =
  /^\s*(?:from|off|at)\s+(?:the\s+)?([\p{L}\d&'][\p{L}\d&' ]*?)\s*(?::|,|\s+(?:get|grab|order|we need|i need|need)\b)\s*/iu;

/** The materials of an order, each with its count, price and shop. */
export function itemsOf(text: string): Item[] {
  const first = SHOP_FIRST.exec(text);
  const items: Item[] = [];
  const parts = partsOf(first ? text.slice(first[0].length) : text);
  let shops = 0;
  let last = -1;
  for (const part of parts) {
    const shared = SHOP_FOR.exec(part);
    const again = AGAIN.exec(part);
    const item = itemOf((shared ? part.slice(0, shared.index) : part).replace(AGAIN, ''), again !== null);
    const before = items.at(-1);
    if (item && again && before) sameAgain(before, item);
    else if (item) items.push(item);
    if (item?.supplier) [shops, last] = [shops + 1, items.length - 1];
    if (shared?.[1] && shared[2]) {
      shops += 1;
      const many = SHARED[shared[1].toLowerCase() as keyof typeof SHARED];
      for (const one of items.slice(-Math.min(many, items.length))) one.supplier ??= tidy(shared[2]);
    }
  }
  // a shop said once, at the very end or the very start, is where all of it comes from
  const only = first?.[1] ?? (shops === 1 && last === items.length - 1 ? items.at(-1)?.supplier : undefined);
  if (only) for (const item of items) item.supplier ??= tidy(only);
  return items.filter((item) => item.item_name !== '');
}

function partsOf(text: string): string[] {
  const clean = text.replace(new RegExp(`^\\s*${BULLET}`), '').trim();
  const parts = PLAIN_LIST.test(clean)
    ? clean.split(/\s*,\s*(?:and\s+|plus\s+)?|\s+(?:and|plus|&)\s+/i)
    : clean.split(JOINT);
  return parts.map((part) => part?.trim() ?? '').filter((part) => tidy(part) !== '');
}
/** "screws, nails and glue": short names without any count between commas, the last after "and". */
const PLAIN_LIST =
  /^(?:[\p{L}-]+(?: [\p{L}-]+){0,2}\s*,\s*)+(?:[\p{L}-]+(?: [\p{L}-]+){0,2}\s*,?\s+)?(?:and|plus|&)\s+[\p{L}-]+(?: [\p{L}-]+){0,2}$/iu;

function itemOf(said: string, unitAlone: boolean): Item | null {
  // "6 off 90mm elbows" is a count, "6 off bunnings" a shop
  const text = said.replace(/^(\d+)\s+off\s+(?=\S*\d)/i, '$1 x ');
  const money = priceIn(text);
  const shop = takeSupplier(money?.rest ?? text);
  const rest = tidy((shop?.rest ?? money?.rest ?? text).replaceAll(GAP, ' ')).replace(
    /^(?:some|more|the|me|us|also|and|plus)\s+/i,
    '',
  );
  const counted = countIn(unitAlone ? `${rest} ${GAP}` : rest);
  const name = tidy(counted.name);
  if (!name && !unitAlone) return null;
  const unit_price = money ? perUnit(money.value, counted.quantity) : undefined;
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

/** A price without "each" is the price of one only where one is bought; otherwise nobody said what one costs. */
const perUnit = ({ dollars, each }: Money, quantity = 1): number | undefined =>
  each || quantity === 1 ? dollars : undefined;
