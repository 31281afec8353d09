import { sentenceCase, tidy } from '../../extract/gap.ts';
import { spelt, UNDER_HUNDRED } from '../../extract/number-words.ts';
import { ITEM_DETAIL } from '../../lexicon/item-details.ts';
import { COUNTS } from '../../lexicon/number-words.ts';
import { SIZED_BY } from '../../lexicon/sizes.ts';
import { PRICE_MARK } from './order-prices.ts';
import { DIMENSION, NO_THING, NUMBER, SHAPES, UNIT, VAGUE_THING } from './order-words.ts';

/** One thing of an order, as it was said. */
export interface OrderLine {
  /** Empty where only how many was said. */
  name: string;
  quantity?: number | undefined;
  unit?: string | undefined;
  /** Dollars for one, or for all of them together. */
  price?: number | undefined;
  total?: number | undefined;
  /** Comes from the shop that was named. */
  shop?: boolean;
  /** More of what was ordered before: "same hinge", "one more length of that timber". */
  again?: boolean;
}

/** Stands where a shop was named. */
export const SHOP_MARK = '§';
const NEXT = `(?=(?:the\\s+|some\\s+|another\\s+|an?\\s+)?(?:${NUMBER})\\b|an?\\s|some\\s|another\\s)`;
const JOINT = new RegExp(
  `\\s*[\\n;]+\\s*|[.!](?=\\s|$)\\s*(?:(?:and|also|plus)\\s+)?|\\s*,(?!\\d{3}(?!\\d))\\s*(?:(?:and|plus|also|then)\\s+)*|\\s\\+\\s|\\s&\\s|\\s+(?:and|plus|also|then)\\s+(?:(?:also|then|another set of)\\s+)?${NEXT}`,
  'iu',
);
/** Between materials without counts: "a box of screws and glue". */
const AND = /\s+(?:and|plus|&)\s+/iu;

const TAKES_BACK = new RegExp(
  `^(?:(?:no|nah|sorry|wait|actually|oops|make (?:it|that)|i mean|i meant|hang on|better make it)[\\s,]+)+(?<n>${NUMBER})(?:\\s?(?<metres>m|lm)\\b)?(?:\\s+(?:of\\s+)?(?<what>(?!to be\\b|just\\b|for\\b).+?))??(?:\\s+(?:to be (?:safe|sure)|just in case|for (?:luck|waste|good measure)))?$`,
  'iu',
);
const INSIDE_BACK = new RegExp(
  `^(?<first>.*?)[\\s,]+(?:(?:no|nah|sorry|wait|actually|oops|make (?:it|that)|i mean|i meant|hang on)[\\s,]+)+(?<n>${NUMBER})(?<rest>(?:\\s.*)?)$`,
  'iu',
);
const ONLY_COUNT = new RegExp(
  `^(?:the\\s+|about\\s+|x\\s*|qty\\s*)?(?:(?:extra|other|another)\\s+)?(?<n>${NUMBER})\\s*(?:x|of)?\\s*(?:(?:extra|more|other)\\b)?\\s*(?<unit>${UNIT})?\\s*(?:of\\s+(?:it|them|em|those|that|these))?$`,
  'iu',
);
const AGAIN =
  /\b(?:(?:that |the |of the |of that |of )?same(?: again)?|more of (?:the|that|those|them)|of (?:that|those)(?: same)?)\b/iu;
const MORE = new RegExp(`^(?:another\\b|(?:${NUMBER}|an?|some)\\s+(?:more|extra)\\b|more\\b|extra\\b)`, 'iu');
const SIZE_AFTER = new RegExp(`^\\s*(?:${SIZED_BY.join('|')})\\b`, 'iu');
const FRONT = new RegExp(
  `^(?:about\\s+|around\\s+|maybe\\s+|another\\s+|the\\s+(?:extra\\s+|other\\s+)?)?(?<n>\\d{1,3}\\.\\d{1,2}(?=\\s?(?:${UNIT})\\b)|${NUMBER}|an?(?=\\s))\\s*(?:(?:x|×|off|of(?=\\s+\\d))\\s+)?(?:(?:more|extra|other|new)\\s+)*(?:(?<unit>${UNIT})\\b\\s*)?(?:of\\s+)?(?:(?:the|that|those|our)\\s+)?(?<name>.+)$`,
  'iu',
);
const BACK = new RegExp(
  `^(?<name>(?:\\d{2,5}\\s?(?:x|×|by)\\s?\\d{2,5}\\s+|\\d+(?=(?:mm|m|cm|l|kg|w|v|a)\\s))?\\p{L}.*?)[\\s,:-]+(?:also\\s+|need\\s+|x\\s*|qty\\s*)?(?<n>${NUMBER})\\s*(?<unit>${UNIT})?$`,
  'iu',
);
const TIMES_BEHIND = /^(?:an?\s|the\s|\d+(?:mm|m|cm|l|kg|w|v|a)\s).*\p{L}\d*\s+[x×]\s?\d+$/iu;
const AFTER_SIZE_WORD = /\b(?:size|sz|grade|number|no|type|class|series|model|schedule|gauge)$/iu;
const BARE_SIZES = new Set([40, 45, 50, 65, 75, 80, 90, 100, 150]);

export function numberOf(said: string): number | undefined {
  const words = said.toLowerCase().trim().replace(/\s+/g, ' ');
  if (/^\d/.test(words)) return Number(words.replaceAll(',', ''));
  return COUNTS[words] ?? spelt(words.replace(/^an?\b/, 'one'));
}

/** The things of an order, or null where one of its parts is no thing. */
export function linesOf(text: string): OrderLine[] | null {
  const lines: OrderLine[] = [];
  const parts = inFigures(text)
    .split(JOINT)
    .map((part) => (part ?? '').trim());
  for (const part of parts.flatMap(parted)) {
    const price = PRICE_MARK.exec(part)?.groups;
    const said = part
      .replace(PRICE_MARK, ' ')
      .replace(SHOP_MARK, ' ')
      .replace(/^[\s:]+/u, '')
      .trim();
    if (tidy(said) && !take(said, lines)) return null;
    const last = lines.at(-1);
    if (price && last) last[price.all && (last.quantity ?? 1) !== 1 ? 'total' : 'price'] = Number(price.price);
    // a shop that is named between two things is where the first come from
    if (part.includes(SHOP_MARK)) for (const line of lines) line.shop = true;
  }
  if (lines.some(({ name, again }) => !again && !isThing(name))) return null;
  if (!lines.some(({ shop }) => shop)) for (const line of lines) line.shop = true;
  return lines.length ? lines : null;
}

/** "four hundred and twenty": its "and" joins no two things. */
const HUNDREDS = new RegExp(`\\b(?:an?|${UNDER_HUNDRED})\\s+hundred(?:(?:\\s+and)?\\s+${UNDER_HUNDRED})?\\b`, 'giu');
const HALF_MORE = new RegExp(`\\b(?<n>${NUMBER}|an?)\\s+and\\s+a\\s+half(?=\\s+(?:${UNIT})\\b)`, 'giu');
const DOZENS = new RegExp(`\\b(?<n>\\d{1,2}|${UNDER_HUNDRED})\\s+(?:dozen|doz)\\b(?:\\s+of\\b)?`, 'giu');
const HALF = new RegExp(`\\bhalf\\s+an?(?=\\s+(?:${UNIT})\\b)`, 'giu');
const ANOTHER = new RegExp(`\\banother\\s+(?=(?:${UNIT})\\b)`, 'giu');
const inFigures = (text: string): string =>
  text
    .replace(/\b(\d+(?:\.\d+)?)\s*m\s+of\s+/giu, '$1 metres of ')
    .replace(HALF_MORE, (words, n: string) => String((numberOf(n) ?? Number.NaN) + 0.5).replace('NaN', words))
    .replace(HALF, '0.5')
    .replace(ANOTHER, '1 more ')
    .replace(DOZENS, (words, n: string) => String((numberOf(n) ?? Number.NaN) * 12).replace('NaN', words))
    .replace(HUNDREDS, (words) => String(numberOf(words) ?? words));

const PLAIN = /^(?:an?|some|the)?\s*\p{L}[\p{L}\s'-]{2,40}$/iu;
/** "9 bags of adhesive and grout": a second thing without a count. */
function parted(part: string): string[] {
  const counts = oneAfterTheOther(part);
  if (counts) return counts;
  const said = part.split(AND);
  return said.length > 1 &&
    said.slice(1).every((one) => PLAIN.test(one) && one.split(/\s+/).length <= 3) &&
    /\d|\b(?:an?|some)\s/i.test(said[0] ?? '')
    ? said
    : [part];
}

/** "4 traps 2 wastes": two things with nothing between them. */
function oneAfterTheOther(part: string): string[] | null {
  const parts = part.split(NEXT_COUNT);
  const all = parts.map((one) => (/^\d/.test(one) ? FRONT.exec(one)?.groups?.name : undefined));
  return parts.length > 1 && all.every((name) => name && isThing(name) && !/^\d+\s/.test(name)) ? parts : null;
}
const NEXT_COUNT = new RegExp(
  `(?<=\\p{L}{3})\\s+(?=\\d{1,3}\\s+(?!(?:${SIZED_BY.join('|')}|mm|mil|x|by|of|degrees?|deg|inch|ply|grit|gauge|amp|volt|watt|series|phase|star)\\b)\\p{L}{3})`,
  'iu',
);

export const isThing = (name: string): boolean =>
  (/\p{L}{2}/u.test(name) || DIMENSION.test(name)) &&
  name.split(/\s+/).length <= 9 &&
  !NO_THING.test(name) &&
  !VAGUE_THING.test(name);

/** Adds what a part says to the lines before it; false where it says something else. */
function take(part: string, lines: OrderLine[]): boolean {
  const last = lines.at(-1);
  const back = TAKES_BACK.exec(part)?.groups;
  if (back?.n && last) {
    if (back.metres && !last.unit) last.unit = 'metres';
    return takeBack(back.n, back.what ?? '', last);
  }
  const only = DIMENSION.test(part) ? null : ONLY_COUNT.exec(part)?.groups;
  if (only?.n) {
    const quantity = numberOf(only.n);
    if (last && last.quantity === undefined) Object.assign(last, { quantity, unit: only.unit });
    else lines.push({ name: '', quantity, unit: only.unit });
    return quantity !== undefined;
  }
  if (last && last.name === '' && !last.again) {
    last.name = sentenceCase(tidy(part));
    return isThing(last.name);
  }
  if (last && isDetail(part)) {
    last.name = `${last.name} ${tidy(part)}`;
    return true;
  }
  const line = lineOf(part);
  if (line) lines.push(line);
  return line !== null;
}

/** "no make it 12": another count of the thing before; false where another thing is named. */
function takeBack(count: string, said: string, last: OrderLine): boolean {
  const what = tidy(said)
    .replace(new RegExp(`^(?:${UNIT})\\b\\s*(?:of\\s+)?`, 'iu'), '')
    .toLowerCase();
  const name = last.name.toLowerCase();
  if (what && !name.includes(what) && !what.includes(name)) return false;
  last.quantity = numberOf(count);
  return last.quantity !== undefined;
}

/** Of the thing before it, and no thing of its own. */
const isDetail = (part: string): boolean => (ITEM_DETAIL.test(part) || DIMENSION.test(part)) && !/^an?\s/i.test(part);

/** One thing with its count, which stands before it or behind it; a size stays in its name. */
function lineOf(said: string): OrderLine | null {
  const again = AGAIN.test(said) || MORE.test(said);
  const part = said.replace(AGAIN, ' ').replace(/\s+/g, ' ').trim();
  const inside = INSIDE_BACK.exec(part)?.groups;
  if (inside?.n) return countedAnew(inside.first ?? '', inside.n, inside.rest ?? '');
  // "an RCBO x 6": how many stands behind it
  const front = TIMES_BEHIND.test(part) ? undefined : FRONT.exec(part)?.groups;
  // "2 for the deck" names no thing
  if (front?.n && /^for\s/i.test(front.name ?? '')) return null;
  const line = (front && countInFront(part, front, again)) ?? countBehind(part, again);
  if (line) return line;
  const name = named(part);
  return name || again ? { name, again } : null;
}

/** "4 hinges no 6": the count that was said last. */
function countedAnew(before: string, n: string, rest: string): OrderLine | null {
  if (numberOf(before)) return lineOf(`${n}${rest}`);
  const first = lineOf(before);
  const more = tidy(rest);
  // "150 paling no 180 palings": as it was said last
  if (more.toLowerCase().startsWith(first?.name.toLowerCase() ?? ' ')) return lineOf(`${n} ${more}`);
  const quantity = numberOf(n);
  return first && quantity ? { ...first, quantity, name: more && !first.name ? more : first.name } : null;
}

type Groups = NonNullable<RegExpExecArray['groups']>;
function countInFront(part: string, { n, name: said = '', unit }: Groups, again: boolean): OrderLine | null {
  if (!n || isSize(part, n)) return null;
  const quantity = numberOf(n);
  const name = named(said);
  return quantity && (name || again) ? { name, quantity, unit: unit?.toLowerCase(), again } : null;
}

function countBehind(part: string, again: boolean): OrderLine | null {
  const { name, n, unit } = BACK.exec(part)?.groups ?? {};
  if (!n || !name || AFTER_SIZE_WORD.test(name)) return null;
  const quantity = numberOf(n);
  if (!quantity || (!unit && BARE_SIZES.has(quantity))) return null;
  return { name: named(name.replace(/^an?\s+/i, '')), quantity, unit: unit?.toLowerCase(), again };
}

/** "90 round", "2400x1200 ply", "250 litre tank": the number at the front is no count. */
const isSize = (part: string, n: string): boolean => {
  const at = part.toLowerCase().indexOf(n.toLowerCase());
  const rest = part.slice(at);
  const behind = rest.slice(n.length);
  return SHAPES.test(rest) || DIMENSION.test(rest) || SIZE_AFTER.test(behind) || /^(?!x\s)[a-z]/i.test(behind);
};

function named(text: string): string {
  const bare = tidy(text)
    .replace(/^(?:(?:some|more|the|me|us|also|and|plus|of|new|extra|another)\s+)+/i, '')
    .replace(/\s+(?:too|as well|also|instead)$/i, '');
  return sentenceCase(tidy(bare));
}
