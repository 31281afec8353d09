import { RATE_UNITS } from '../../lexicon/rate-units.ts';

/** "ninety five a light": the price of one, and nobody said how many. */
const EACH_OF =
  /(?:\d|\b(?:ty|five|six|seven|eight|nine|hundred|fifty|eighty|ninety|forty|thirty|twenty)(?:[- ]\p{L}+)?)\s+(?:an?|per|every)\s+(?<what>(?!week\b|month\b|year\b|visit\b|time\b|go\b|pop\b|hundred\b|half\b|bit\b)\p{L}{3,})(?=\s*(?:[,.]|$|(?:plus|inc|ex|and|\+)\b))/iu;
const isCounted = (text: string, what: string): boolean =>
  new RegExp(
    `(?:\\d|\\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen))\\s+(?:\\p{L}+\\s+)?${what}s`,
    'iu',
  ).test(text);

/** What has to be counted before its price is that of anything; null where nothing is priced so, or somebody counted it. */
export function manyAsked(text: string): string | null {
  const each = EACH_OF.exec(text)?.groups?.what;
  if (!each || RATE_UNITS.has(each.toLowerCase()) || isCounted(text, each)) return null;
  return each.replace(/s?$/iu, 's');
}
