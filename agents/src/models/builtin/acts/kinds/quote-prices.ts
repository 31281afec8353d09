// A number as the price of something, in the ways people say it when they quote.
import { PAIR, SPELT, spelt, UNDER_HUNDRED } from '../../extract/number-words.ts';
import { alternatives } from '../../lexicon/alternatives.ts';
import { saysAllIn } from '../../lexicon/gst-words.ts';
import { UNIT } from './order-words.ts';

/** What work is counted in, beside materials. */
export const COUNTED_IN = `${UNIT}|m|lm|hours?|hrs?|h|days?|points?|kms?|kilometres?|trips?|visits?|nights?`;
export const PRICE = String.raw`\$?\s?(?<p>\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?)(?:\s*(?:bucks|dollars))?`;
export const EACH = String.raw`(?:each(?:\s+(?:${COUNTED_IN}|room|window|door))?|ea|apiece|a pop|per\s+\p{L}+|an?\s+(?:${COUNTED_IN}|piece|room|window|door)|/\s?\p{L}+)\b`;

const MEASURE = `mm|mil|cm|m|ml|l|litres?|kg|kw|watts?|w|amps?|a|v|volts?|inch|ft|degrees?|deg|m2|sqm|square|metres?`;
/** Of these a thing has a few: "2 coats", but "480 door" is a price and what comes after it. */
const FEW_OF = `phase|coats?|bed(?:room)?s?|store?y|door|hp|star`;
export const SIZE_WORD = `${MEASURE}|${FEW_OF}`;
const SIZED = new RegExp(
  String.raw`\b\d+(?:\.\d+)?\s?(?:x|by|×)\s?\d+(?:\.\d+)?(?:\s?(?:x|by|×)\s?\d+)?(?:\s?(?:mm|m))?|\b\d+(?:\.\d+)?\s?(?:${MEASURE})\b|(?<!\d)\d{1,2}\s?(?:${FEW_OF})\b`,
  'giu',
);
/** Whether every number in the words for a thing is a size of it. */
export const onlySizes = (words: string): boolean => !/\d/.test(words.replace(SIZED, ' '));
export const STARTS_SIZED = new RegExp(`^(?:${SIZED.source})`, 'iu');

const THOUSANDS = /(?<![\d.,])(\d+(?:\.\d+)?)\s?(?:k|grand)\b/giu;
const SAID = new RegExp(`\\b(?:${SPELT})(?!\\s*(?:mm|mil)\\b)`, 'giu');
const PAIRED = new RegExp(`\\b(?:${PAIR})(?!\\s*(?:mm|mil|by|x)\\b)`, 'giu');
const TENS_SAID = new RegExp(`\\b(?=(?:ten|eleven|twelve|\\p{L}+teen|\\p{L}+ty)\\b)${UNDER_HUNDRED}\\b`, 'giu');

/** "three hundred and twenty", "eighteen fifty" and "2.4k" in figures; a count of a few stays in words. */
export function inFigures(text: string): string {
  const hundreds = (words: string): string => {
    const parts = words.split(/[\s-]+/);
    for (let n = 1; n < parts.length; n++) {
      const [first, last] = [spelt(parts.slice(0, n).join(' ')), spelt(parts.slice(n).join(' '))];
      if (first && last && last >= 10 && first < 100) return String(first * 100 + last);
    }
    return words;
  };
  return text
    .replace(THOUSANDS, (_, n: string) => String(Math.round(Number(n) * 1000)))
    .replace(SAID, (words) => String(spelt(words) ?? words))
    .replace(PAIRED, hundreds)
    .replace(TENS_SAID, (words) => String(spelt(words) ?? words));
}

const TIMED = '(?:hours?|hrs?|days?)';
const AND_A_HALF = new RegExp(`\\b(?<n>\\d{1,3}|${UNDER_HUNDRED}|an?)\\s+and\\s+a\\s+half(?=\\s+${TIMED}\\b)`, 'giu');
const UNIT_AND_A_HALF = /\b(?:an?|one)\s+(?<unit>hour|day)\s+and\s+a\s+half\b/giu;
const HALF_A = /\bhalf\s+an?\s+(?=(?:hour|day)\b)/giu;
const ONE_OF = /\ban?\s+(?=(?:hour|day)\s+(?:of|at|@|labour|\$?\d))/giu;
/** "two and a half hours", "half a day", "an hour at 95" in figures, as they are counted. */
export const countedTimes = (text: string): string =>
  text
    .replace(UNIT_AND_A_HALF, '1.5 $<unit>s')
    .replace(AND_A_HALF, (said, n: string) => {
      const whole = /^\d/.test(n) ? Number(n) : spelt(n.toLowerCase());
      return whole === undefined ? said : String(whole + 0.5);
    })
    .replace(HALF_A, '0.5 ')
    .replace(ONE_OF, '1 ');

const NEXT_PRICED = new RegExp(
  `(?<=(?<!\\b(?:for|of|at|and|plus|with|the|x))\\s)(?<=\\p{L}\\s)(?<price>\\$?\\d{2,}(?:,\\d{3})*)(?!(?<=(?<!\\d)\\d{2})\\s+(?:${FEW_OF})\\b)\\s+(?!(?:${COUNTED_IN}|${MEASURE}|each|ea|a|an|per|x|by|plus|and|bucks|dollars|for|gst|all)\\b)(?=\\p{L})`,
  'giu',
);
/** "supply 1850 fit 420": what follows a price is the next line of it. */
export const oneByOne = (text: string): string => text.replace(NEXT_PRICED, '$<price>, ');

const PLUS = alternatives(
  String.raw`\+\s*gst | plus\s+(?:the\s+)?gst | ex\.?\s+gst | excl?(?:uding|\.)?\s+gst | gst\s+on\s+top | before\s+gst | without\s+gst | and\s+gst\s+on\s+top | gst\s+extra | all\s+ex(?=\W*$)`,
);
const INC = alternatives(
  String.raw`inc(?:l|luding|ludes|luded|\.)?\s+(?:the\s+)?gst | with\s+(?:the\s+)?gst(?:\s+(?:in|inside|included|in\s+it))? | gst\s+(?:included|inclusive|inside|in\s+it|inc) | all\s+in\s+with\s+gst | all\s+inc(?:lusive)?(?=\W*$)`,
);
const GST = new RegExp(
  `[\\s,(]*\\b(?:(?:all|everything|both|that'?s|thats|all of it|the lot)\\s+)?(?:(?<plus>${PLUS})|(?<inc>${INC}))\\b\\)?(?:\\s+on\\s+(?:top|all(?: of (?:it|that))?|everything|the lot|that))?`,
  'giu',
);
const PLUS_SIGN = /[\s,(]*\+\s*gst\b\)?/giu;

/** What is said of GST, and the text without it. Null where both are said. */
export function gstIn(text: string): { gst: 'inc' | 'plus' | undefined; rest: string } | null {
  let [plus, inc] = [false, false];
  const rest = text
    .replace(PLUS_SIGN, () => {
      plus = true;
      return ' ';
    })
    .replace(GST, (...match) => {
      const groups = match.at(-1) as { plus?: string; inc?: string };
      plus ||= groups.plus !== undefined;
      inc ||= groups.inc !== undefined;
      return ' ';
    });
  if ((plus && inc) || /\bgst\b/i.test(rest)) return null;
  // "450 all up": there is nothing on top
  inc ||= !plus && saysAllIn(text);
  return { gst: plus ? 'plus' : inc ? 'inc' : undefined, rest };
}

export const amountOf = (said: string): number => Number(said.replaceAll(',', ''));
