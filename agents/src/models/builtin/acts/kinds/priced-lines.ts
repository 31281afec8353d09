import { sentenceCase, tidy } from '../../extract/gap.ts';
import { IS_TOTAL } from '../../lexicon/quote-words.ts';
import { MEASURED, RATE_UNITS } from '../../lexicon/rate-units.ts';
import { numberOf } from './order-lines.ts';
import { NUMBER } from './order-words.ts';
import {
  amountOf,
  COUNTED_IN,
  countedTimes,
  EACH,
  gstIn,
  inFigures,
  oneByOne,
  onlySizes,
  PRICE,
  SIZE_WORD,
  STARTS_SIZED,
} from './quote-prices.ts';

export interface PricedLine {
  description: string;
  quantity?: number;
  unit?: string;
  /** Dollars for one. */
  unit_price: number;
}
export interface Quoted {
  /** What it is all for, where that is said before the lines. */
  heading: string;
  lines: readonly PricedLine[];
  /** Told behind the prices. */
  more: string;
  /** What stands without a price of its own and went with the line beside it: "supply and" fit, or a line whose price is missing. */
  unpriced: readonly string[];
  gst: 'inc' | 'plus' | undefined;
}

const JOINT = /(\s*(?:[;\n:]|[.](?=\s|$)|,(?!\d{3}(?!\d))|\s\+\s|\s&\s|\b(?:plus|and|then)\b)\s*)/iu;
/** Parts of one are counted of what is measured: "2.5 hours". */
const COUNT = `\\d{1,4}\\.\\d{1,3}(?=\\s*(?:${COUNTED_IN})\\b)|${NUMBER}`;
const MANY = `(?<n>${COUNT})(?:\\s*(?:x\\s+)?(?<unit>${COUNTED_IN})\\b\\s*|\\s+(?:x\\s+)?(?!(?:${SIZE_WORD}|x|by)\\b))`;
/** "12 rolls of turf at 11 each", "replace two downpipes at 180 each". */
const COUNT_FIRST = new RegExp(
  `^(?<verb>(?:\\p{L}+\\s+){0,2}?)${MANY}(?:of\\s+)?(?<what>.*?)[\\s,]*(?:(?:at|@)\\s*${PRICE}(?:\\s*${EACH})?)$`,
  'iu',
);
const EACH_LAST = new RegExp(
  `^(?<verb>(?:\\p{L}+\\s+){0,2}?)${MANY}(?:of\\s+)?(?<what>.*?)[\\s,]+${PRICE}\\s*${EACH}$`,
  'iu',
);
/** "labour 6 hours at 95". */
const COUNT_BEHIND = new RegExp(
  `^(?<what>\\p{L}.*?)[\\s,:-]+(?<n>${COUNT})\\s*(?<unit>${COUNTED_IN})?\\s*(?:at|@|x)\\s*${PRICE}(?:\\s*${EACH})?$`,
  'iu',
);
/** "install 2 day 700 each day". */
const COUNT_BEHIND_EACH = new RegExp(
  `^(?<what>\\p{L}.*?)[\\s,:-]+(?<n>${COUNT})\\s*(?<unit>${COUNTED_IN})[\\s,]+${PRICE}\\s*${EACH}$`,
  'iu',
);
const PRICE_LAST = new RegExp(
  `^(?<what>.*\\p{L}.*?)[\\s,:-]*(?:\\b(?:is|are|at|for|of|about|say|costs?|comes? to|will be|would be)\\s+)?(?<![\\d.,x])${PRICE}$`,
  'iu',
);
const PRICE_FIRST = new RegExp(
  `^(?<sign>\\$?)\\s?(?=\\d)${PRICE}\\s+(?<for>(?:for|on)\\s+)?(?:(?:the|his|her|their|an?|some)\\s+)?(?<what>\\p{L}.*)$`,
  'iu',
);
const BARE = new RegExp(
  `^(?:is|at|for|about|say|it's|its|that's|thats|all up|total|comes to)?\\s*${PRICE}(?:\\s+(?:all up|total|altogether|all in|the lot|for the lot))?$`,
  'iu',
);
/** A number behind one of these is its own. */
const NUMBERED =
  /\b(?:job|no|number|unit|lot|stage|type|phase|grade|level|size|series|model|class|line|till?|until|in|within|next)$/iu;
/** "hot water unit 1950": a thing, and not where somebody lives. */
const A_UNIT = /\p{L}{3,}\s+unit$/iu;
const LEAST_OF_UNIT = 200;
/** One word for much of it: a number before it may be its price. */
const MASS = /^(?:materials|fittings|parts|supplies|fixings|extras|consumables|screws and bits|tiles and glue)\b/iu;
const [LEAST_BARE, LEAST_LAST] = [50, 10];

/** "kerbing, 79 metres, $101 per metre": its commas part one line. */
const COUNT_BETWEEN = new RegExp(
  `\\s*,\\s*((?:${COUNT})\\s*(?:${COUNTED_IN}))\\s*,\\s*(?=(?:at\\s+|@\\s*)?\\$?\\d[\\d,.]*\\s*(?:${EACH}))`,
  'iu',
);

const DONE = 'installed|fitted|delivered|hung|laid|painted|sealed|stained|supplied';
const ONLY_DONE = new RegExp(`^(?:fully\\s+)?(?:${DONE})$`, 'iu');
/** "2 of the 5kw at 2450 each installed": what is done with it stands behind its price. */
const DONE_BEHIND = new RegExp(
  `\\s+(?:at|@)\\s*(?<price>\\$?\\d[\\d,.]*\\s*${EACH})\\s+(?<done>(?:fully\\s+)?(?:${DONE}))(?=\\s*(?:$|[,;.+]|(?:and|plus|then)\\b(?!\\s+(?:${DONE})\\b)))`,
  'giu',
);

interface Part {
  joint: string;
  text: string;
  line: PricedLine | null;
  form: 'last' | 'first' | 'bare' | null;
}

/** What is quoted and for how much; null where a number in it is neither price, count nor size. */
export function quotedIn(said: string): Quoted | null {
  const taxed = gstIn(inFigures(countedTimes(said)));
  if (!taxed) return null;
  const rest = taxed.rest.replace(COUNT_BETWEEN, ' $1 ').replace(DONE_BEHIND, ' $<done> at $<price>');
  const found = pricedIn(rest) ?? pricedIn(oneByOne(rest));
  return found && { ...found, gst: taxed.gst };
}

function pricedIn(text: string): Omit<Quoted, 'gst'> | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const priced = parts.filter(({ line }) => line !== null);
  const sums = priced.filter((one) => IS_TOTAL.test(one.text));
  const own = sums.length && priced.length > sums.length ? parts.filter((one) => !sums.includes(one)) : parts;
  const found = gathered(own);
  if (!found || own === parts) return found;
  // a total has to be that of the lines
  const sum = found.lines.reduce((all, { quantity = 1, unit_price }) => all + quantity * unit_price, 0);
  return Math.abs((sums.at(-1)?.line?.unit_price ?? 0) - sum) < 0.01 ? found : null;
}

/** "300 for the tap and another, callout fee 90": only that there is one more. */
const ONE_MORE = /^(?:(?:and|also|plus)\s+)*(?:another|one more)(?:\s+(?:one|line|item|thing))?$/iu;

function partsOf(text: string): Part[] | null {
  const pieces = text.split(JOINT);
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const joint = i ? (pieces[i - 1] ?? '') : '';
    const own = tidy((pieces[i] ?? '').replaceAll('¦', ' ')).trim();
    if (ONE_MORE.test(own)) continue;
    if (!own) {
      const last = parts.at(-1);
      // a name that was cut out leaves its comma
      if (!last && i) parts.push({ joint, text: '', line: null, form: null });
      continue;
    }
    const read = lineOf(own);
    if (!read && !onlySizes(own)) return null;
    parts.push({ joint, text: own, line: read?.line ?? null, form: read?.form ?? null });
  }
  return parts.filter((part) => part.text !== '');
}

type Read = { line: PricedLine; form: Exclude<Part['form'], null> };
/** How many of what, or a price with what it is for, as one part of a quote says it. */
function lineOf(part: string): Read | null {
  const counted = COUNTED.map((form) => form.exec(part)?.groups).find(Boolean);
  if (counted) return countedLine(counted);
  const bare = BARE.exec(part)?.groups?.p;
  if (bare) return { line: { description: '', unit_price: amountOf(bare) }, form: 'bare' };
  const first = STARTS_SIZED.test(part) ? undefined : PRICE_FIRST.exec(part)?.groups;
  return first?.p && isPriceFirst(first) ? priceFirst(first) : priceLast(PRICE_LAST.exec(part)?.groups);
}
const COUNTED = [COUNT_FIRST, EACH_LAST, COUNT_BEHIND, COUNT_BEHIND_EACH];

/** "450 for the vanity". */
function priceFirst({ p = '', what = '' }: Record<string, string | undefined>): Read | null {
  const description = wordsOf(what);
  if (!description || !onlySizes(description)) return null;
  return { line: { description, unit_price: amountOf(p) }, form: 'first' };
}

/** "vanity 450". */
function priceLast({ p, what }: Record<string, string | undefined> = {}): Read | null {
  if (!p || !what || !onlySizes(what.replace(JUST_ONE, ''))) return null;
  const price = amountOf(p);
  if (NUMBERED.test(what) && !(price >= LEAST_OF_UNIT && A_UNIT.test(what))) return null;
  const description = wordsOf(what.replace(JUST_ONE, ''));
  // "two downpipes 360" may be for one or for both, "some hours at 90" is no price of anything
  if (price < LEAST_LAST || !description || SEVERAL.test(description) || TIMES.test(description)) return null;
  return { line: { description, unit_price: price }, form: 'last' };
}
const JUST_ONE = /^(?:1|one|1\s*x)\s+(?=\p{L})/iu;
const TIMES = /\b(?:hours?|hrs?|days?)$/iu;
const SEVERAL = /^(?:two|three|four|five|six|seven|eight|nine|ten|dozen|both|couple)\b/iu;

function isPriceFirst({ p = '', sign = '', for: why, what = '' }: Record<string, string | undefined>): boolean {
  if (new RegExp(`^(?:${COUNTED_IN})\\b`, 'iu').test(what)) return false;
  if (why || sign) return true;
  const [word = ''] = what.split(/\s+/);
  return amountOf(p) >= LEAST_BARE && (MASS.test(what) || !/[^s]s$/iu.test(word));
}

function countedLine({ n = '', unit, what = '', verb = '', p = '' }: Record<string, string | undefined>): Read | null {
  const quantity = numberOf(n);
  // "4 panels at 90 each delivered": what they are counted in is what they are
  const named = ONLY_DONE.test(what.trim()) && !verb && unit ? `${unit} ${what}` : `${verb} ${what}`;
  const per = named.startsWith(`${unit} `) ? undefined : unit?.toLowerCase();
  const plain = wordsOf(named) || namelessOf(per);
  if (!quantity || !plain || !onlySizes(plain)) return null;
  const unitOf = per && !/^(?:each|pieces?|pcs?|units?)$/.test(per) ? { unit: RATE_UNITS.get(per) ?? per } : {};
  return { line: { description: plain, quantity, ...unitOf, unit_price: amountOf(p) }, form: 'last' };
}

/** What is charged by time is labour; by measure, the work that all of it is about: "64 sqm at 38". */
function namelessOf(unit: string | undefined): string {
  if (!unit) return '';
  if (/^(?:hours?|hrs?|h|days?)$/.test(unit)) return 'Labour';
  return MEASURED.has(RATE_UNITS.get(unit) ?? unit) ? 'Work' : '';
}

/** What stands without a price goes with the one it belongs to, or is what all of it is for. */
function gathered(parts: readonly Part[]): Omit<Quoted, 'gst'> | null {
  const lines: PricedLine[] = [];
  const unpriced: string[] = [];
  let [heading, before] = ['', ''];
  for (const { joint, text, line, form } of parts) {
    if (!line) {
      before = before ? `${before}${spaced(joint)}${text}` : text;
      continue;
    }
    const isHeading = before !== '' && !lines.length && (form === 'first' || (form === 'last' && isAside(joint)));
    if (isHeading) heading = before;
    const own = isHeading ? '' : before;
    if (own && form !== 'bare') unpriced.push(wordsOf(own));
    const last = lines.at(-1);
    if (own && form === 'first' && last) last.description = `${last.description} and ${lower(wordsOf(own))}`;
    lines.push({ ...line, description: describedBy({ joint, line, form }, own, lines.length ? '' : heading) });
    before = '';
  }
  // of several, a price of nothing in particular is a number that was taken for one
  if (lines.length > 1 && lines.some(({ description }) => !description)) return null;
  return { heading: wordsOf(heading), lines, more: wordsOf(before), unpriced };
}

const isAside = (joint: string): boolean => /^[\s]*[,:;.\n]/.test(joint) || joint.includes('\n');

/** What a priced part is for, with what stands before it; a price by itself is for all that was said so far. */
function describedBy(
  { joint, line, form }: Pick<Part, 'joint' | 'form'> & { line: PricedLine },
  before: string,
  heading: string,
): string {
  if (form === 'bare') return wordsOf(before) || wordsOf(heading);
  if (form === 'first' || !before) return line.description;
  return sentenceCase(`${wordsOf(before)}${spaced(joint)}${lower(line.description)}`);
}

const spaced = (joint: string): string => (/^\s*[,;:.\n]/.test(joint) ? ', ' : ` ${joint.trim()} `);
const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const LEAD =
  /^(?:(?:for|please|on|to|at|of|is|are|it'?s|its|that'?s|about|around|and|plus|with|then|also|the|an?|his|her|their|say|so|um|uh|oh|well|maybe|we|i|reckon|think|i'?d|allow|charge|include|including|job)\b[\s,]*)+/iu;
const TRAIL =
  /(?:[\s,]+(?:for|on|to|at|of|is|are|it'?s|its|about|around|and|plus|with|then|also|the|an?|but|say|all|um|uh|maybe|we|i|reckon|think|i'?d|please|thanks|ta|cheers|mate|all up|as well|too))+$/iu;
export const wordsOf = (text: string): string => {
  const bare = tidy(tidy(text.replaceAll('¦', ' ').replace(/\s+/g, ' ')).replace(LEAD, ''));
  return sentenceCase(tidy(` ${bare}`.replace(TRAIL, '')));
};
