import { cut, type Taken } from '../extract/gap.ts';
import { type Money, takeBareAmount, takeExpectedAmount, takeMoney } from '../extract/money.ts';
import { SPELT, spelt } from '../extract/number-words.ts';
import { SMALL, smallNumber } from '../extract/numbers.ts';
import { MEASURED, RATE_UNITS, SPENT_ON } from '../lexicon/rate-units.ts';

/** An amount as it was said, or a rate and how many are charged; the sum itself is for the tool. */
export interface Sum {
  dollars: number;
  gst: Money['gst'];
  /** How many of `unit` at so many dollars each. */
  count?: number;
  unit?: string;
  /** The price of one of something nobody counted: "65 a metre". */
  each?: string;
}

const longFirst = (all: Iterable<string>) => [...all].sort((a, b) => b.length - a.length).join('|');
const UNIT_WORDS = longFirst(RATE_UNITS.keys());
const PER = new RegExp(String.raw`(?:\/\s?|\bper\s+|\b(?:an?|one)\s+|\d\s*)(?<unit>${UNIT_WORDS})\b`, 'i');
const TIMES = /(?<![\d.])\b(?<count>\d{1,4})\s*[x×]\s*\$?(?<each>\d+(?:\.\d{1,2})?)(?![\d\p{L}])/iu;
const SPENT = new RegExp(`(?<![\\w$.,/-])(\\d{1,6}(?:\\.\\d{2})?)(?=\\s+(?:\\p{L}+\\s+)?(?:${SPENT_ON})\\b)`, 'iu');

const SPELT_COUNT = new RegExp(`\\b${SPELT}(?=\\s+(?:square|sq|lineal|linear|cubic|${UNIT_WORDS})\\b)`, 'giu');
/** "one hundred and ten square metres" with its count in figures. */
export const countsInFigures = (text: string): string =>
  text.replace(SPELT_COUNT, (said) => String(spelt(said) ?? said));

/** The amount of a clause: a rate by its count, or one figure. `loose`: where there has to be one, "log 45 fuel". */
export function takeSum(text: string, loose = false): Taken<Sum> | null {
  const times = loose ? TIMES.exec(text) : null;
  if (times) {
    const { count, each } = times.groups ?? {};
    return { value: { dollars: Number(each), gst: null, count: Number(count), unit: '' }, rest: cut(text, times) };
  }
  const plain = shortUnits(text);
  const money = takeMoney(plain) ?? takeBareAmount(plain) ?? (loose ? anyAmount(plain) : null);
  if (!money) return null;
  const { dollars, gst, each } = money.value;
  const isRate = each || (AT.test(money.rest) && money.rest.search(OF_UNIT) >= 0);
  return isRate ? rateByCount(plain, money) : { value: { dollars, gst }, rest: money.rest };
}

/** "85 an hour for 6 hours": the price of one, and how many of them stand around it. */
function rateByCount(plain: string, money: Taken<Money>): Taken<Sum> {
  const { dollars, gst } = money.value;
  const price = money.text ?? '';
  const said = PER.exec(price)?.groups?.unit?.toLowerCase();
  const unit = said === undefined ? undefined : RATE_UNITS.get(said);
  // "came in at 198, due in 30 days": without a unit it is a rate only of what was counted before it
  const end = said === undefined ? Math.max(0, plain.indexOf(price)) : money.rest.length;
  const count = takeCount(money.rest.slice(0, end), unit);
  if (count) return { value: { dollars, gst, ...count.value }, rest: count.rest + money.rest.slice(end) };
  // "at 450" is how a price is said too; it is a rate only of something that is counted
  return { value: said === undefined ? { dollars, gst } : { dollars, gst, each: said }, rest: money.rest };
}

const AT = /(?:\bat|@)\s*¦/i;
const shortUnits = (text: string) =>
  text
    .replace(/\b(?:square|sq\.?) (?:metres?|meters?|mtrs?|m)\b/gi, 'sqm')
    .replace(/\b(?:lineal|linear|running) (?:metres?|meters?|mtrs?|m)\b/gi, 'lm')
    // "Square" is a kind of street too
    .replace(/\b(an?|per)\s+squares?\b/gi, '$1 sqm')
    .replace(/(?<=[\d/\s])m(?:2|²)(?![\p{L}\d])/giu, 'sqm')
    .replace(/(?<=[\d/\s])m(?:3|³)(?![\p{L}\d])/giu, 'cubes')
    .replace(/\bcubic (?:metres?|meters?|mtrs?|m)\b/gi, 'm3');

/** Any number that can be an amount; after "invoice" or "bill" too, where it is no number of an invoice. */
const anyAmount = (text: string): Taken<Money> | null =>
  takeExpectedAmount(text.replace(/^(\s*)(?:invoice|bill)\b/i, (verb) => ' '.repeat(verb.length))) ?? spent(text);

/** "85 tip fees": an amount, though a plural behind a number usually is what is counted. */
function spent(text: string): Taken<Money> | null {
  const match = SPENT.exec(text);
  return match ? { value: { dollars: Number(match[1]), gst: null, each: false }, rest: cut(text, match) } : null;
}

const MANY = `(?<n>\\d{1,5}(?:,\\d{3})*(?:\\.\\d+)?|${SMALL.replace(/^\(\?:\\d\{1,3\}\|/, '(?:')})`;
const OF_UNIT = new RegExp(
  `(?<![\\d.$])\\b${MANY}\\s*(?:x\\s*)?-?(?<unit>${UNIT_WORDS})\\b(?:\\s+of\\b(?!\\s*¦))?`,
  'giu',
);
const PIECES = [
  `\\b${MANY}\\s*[x×]\\s+`,
  `\\bx\\s*${MANY}\\b`,
  // "2,400 for the mural and 180 each" is no count of them
  `(?:^|[\\s,;:¦])${MANY}\\s+(?!(?:for|and|plus|per|each|all|inc|with|total|extra|off)\\b)(?=\\p{L}{3,})`,
  `(?:^|[\\s,;:¦])${MANY}\\s*(?=¦)`,
].map((says) => new RegExp(says, 'giu'));

/** Words before days that are not counted for a price: "due in 30 days". */
const TERMS = /\b(?:due|in|within|net|valid|payable|next|on|after)\s+(?:for\s+)?$/i;

/** "3 nights", "85m", "six hours": how many of `unit`; '' counts pieces, undefined any unit. */
function takeCount(text: string, unit: string | undefined): Taken<{ count: number; unit: string }> | null {
  for (const match of text.matchAll(OF_UNIT)) {
    // "at" is no a (one) of the unit t (tonnes)
    if (/^\p{L}+$/u.test(match[0])) continue;
    const its = RATE_UNITS.get(match.groups?.unit?.toLowerCase() ?? '') ?? '';
    if ((unit && its !== unit) || TERMS.test(text.slice(0, match.index))) continue;
    // "6 windows": what is counted stays among the words
    if (!MEASURED.has(its)) break;
    return { value: { count: numberOf(match.groups?.n), unit: its }, rest: cut(text, match) };
  }
  // "85 an hour for 6" and "12 downlights at 45 each"
  for (const match of PIECES.flatMap((says) => [...text.matchAll(says)])) {
    const count = numberOf(match.groups?.n);
    // "wants a price. 4 seals 95 each"
    if (count > 0 && !/^an?$/i.test(match.groups?.n ?? ''))
      return {
        value: { count, unit: unit && MEASURED.has(unit) ? unit : '' },
        rest: cut(text, match),
      };
  }
  return null;
}

const numberOf = (said = ''): number => (/^[\d.,]+$/.test(said) ? Number(said.replaceAll(',', '')) : smallNumber(said));
