import { cut, type Taken } from './gap.ts';
import { SPELT, spelt } from './number-words.ts';

export interface Money {
  dollars: number;
  /** As said: nothing is added or taken off. */
  gst: 'inc' | 'plus' | null;
  /** Price of one: "@ 8.95", "$54 a pack". */
  each: boolean;
}

const FIGURE = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`;
const THOUSANDS = String.raw`\s?k\b|\s?grand\b|\s?thousand\b`;
const UNIT = String.raw`\s?(?:dollars|bucks|bux|dollarydoos)\b`;
const GST = String.raw`\s*,?\s*(?:\(?(?:(inc(?:l|luding|lusive of)?\.?(?:\s*gst)?|all up)|((?:\+|plus|ex|excl|excluding)\.?\s*(?:the\s+)?gst))\)?)(?!\w)`;
const LABEL = String.raw`(?:(?:the\s+)?(?:budget|price|quoted?|cost|total|worth|charge|amount)(?:\s+(?:is|of|at|to|will be))?[:\s]+|for\s+(?=\$))?(?:(?:about|around|roughly|approx\.?|say|circa|only)\s+)?`;
const EACH = String.raw`\s*(?:each\b|ea\b|per\s+\w+|\/\s?\w+|an?\s+(?:pack|box|bag|roll|sheet|tin|tube|length|metre|meter|m|lm|sqm|piece|unit|bucket|drum|carton|pallet|night|nite|day|hour|hr|pop|item)\b)`;

const NOT_MONEY_AFTER = String.raw`(?!\s*(?:mm|cm|m\b|lm\b|sqm|m2|kg|l\b|litres?|ltr|amp|watt|kw|volt|x\b|×|%|\/\d|-\d|:\d|am\b|pm\b|days?\b|weeks?\b|months?\b|hours?\b|hrs?\b))(?![\d.]*\d|[a-z]*\d)`;

/** From the surest form to the least sure. A bare number counts only where it has to be money. */
const FORMS: RegExp[] = [
  new RegExp(
    `(?<each>@\\s*|\\bat\\s+(?=\\$?[\\d.,]+\\s*(?:each|ea|per|an?\\s)\\b))\\$?\\s?(?<n>${FIGURE})(?<k>${THOUSANDS})?(?<per>${EACH})?(?:${GST})?`,
    'i',
  ),
  new RegExp(`${LABEL}(?:at\\s+)?\\$\\s?(?<n>${FIGURE})(?<k>${THOUSANDS})?(?<per>${EACH})?(?:${GST})?`, 'i'),
  new RegExp(`${LABEL}\\b(?<n>${FIGURE})(?<k>${THOUSANDS}|k\\b)(?:${UNIT})?(?<per>${EACH})?(?:${GST})?`, 'i'),
  new RegExp(`${LABEL}\\b(?<n>${FIGURE})${UNIT}(?<per>${EACH})?(?:${GST})?`, 'i'),
  new RegExp(`${LABEL}\\b(?<w>${SPELT})(?:${UNIT})?(?:${GST})?`, 'i'),
  new RegExp(`${LABEL}(?<![\\d/.:-])\\b(?<n>${FIGURE})(?<per>${EACH})?${GST}`, 'i'),
  new RegExp(
    `\\b(?:budget|price|cost|amount)(?:\\s+(?:is|of|at|to|will be))?[:\\s]+(?:(?:about|around|roughly|approx\\.?|say)\\s+)?(?<n>${FIGURE})\\b${NOT_MONEY_AFTER}`,
    'i',
  ),
];

/** Takes the first amount out of a text. */
export function takeMoney(text: string): Taken<Money> | null {
  for (const form of FORMS) {
    const match = form.exec(text);
    const dollars = match && amountOf(match);
    if (!match || dollars === null || dollars === undefined) continue;
    const each = Boolean(match.groups?.each ?? match.groups?.per);
    return { value: { dollars, gst: gstOf(match), each }, rest: cut(text, match) };
  }
  return null;
}

/** A number that stands alone between commas, 20 or more: "pool fence, 3,300, 14 December". */
export function takeBareAmount(text: string): Taken<Money> | null {
  const match = new RegExp(
    `(?:^|[,;:¦.]|\\s-)\\s*(?:about |around |roughly )?(?<n>${FIGURE})\\s*(?=$|[,;¦.](?!\\d)|\\s-)`,
  ).exec(text);
  const dollars = match && amountOf(match);
  if (!match || !dollars || dollars < 20) return null;
  return { value: { dollars, gst: null, each: false }, rest: cut(text, match) };
}

function amountOf(match: RegExpExecArray): number | null {
  const { n, k, w } = match.groups ?? {};
  const value = w ? spelt(w) : Number((n ?? '').replaceAll(',', '')) * (k ? 1_000 : 1);
  if (value === undefined || !Number.isFinite(value)) return null;
  return Math.round(value * 100) / 100;
}

function gstOf(match: RegExpExecArray): Money['gst'] {
  const said = match[0].toLowerCase();
  if (/(\+|plus|ex|excl|excluding)\.?\s*(the\s+)?gst/.test(said)) return 'plus';
  return /\binc|\ball up/.test(said) ? 'inc' : null;
}

/** How the GST of an amount is kept in words. */
export const gstNote = (money: Money | null | undefined): string | undefined =>
  money?.gst === 'plus' ? 'plus GST' : money?.gst === 'inc' ? 'inc GST' : undefined;
