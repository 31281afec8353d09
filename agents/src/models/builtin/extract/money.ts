import { spend } from '../../../understanding/budget.ts';
import {
  ABOUT,
  AFTER_AMOUNT,
  BILLING_VERBS,
  DOLLARS,
  MONEY_VERBS,
  NOT_AMOUNT_BEFORE,
  PRICE_LABELS,
  PRICED_BY,
  PRICED_HEADS,
  SIZE_UNITS,
} from '../lexicon/prices.ts';
import { GAP, type Taken } from './gap.ts';
import { masked } from './not-money.ts';
import { PAIR, pairOf, SPELT, spelt, UNDER_HUNDRED } from './number-words.ts';

export interface Money {
  dollars: number;
  /** As said: nothing is added or taken off. */
  gst: 'inc' | 'plus' | null;
  /** Price of one: "@ 8.95", "$54 a pack". */
  each: boolean;
}

const FIGURE = String.raw`(?<n>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?![\d]|,\d{3}|\.\d)`;
const SCALE = String.raw`(?:\s?(?<k>k|grand|thousand|hundred)\b(?!\s*(?:ohms?|litres?|l|km|metres?)\b))`;
const PLUS = String.raw`(?:(?:all\s+(?:up|in|told)|(?:for\s+)?the\s+lot)\s*,?\s*(?:but\s+)?)?(?:\+|plus|ex|excl\.?|excluding|exclusive of|before|without)\s*(?:the\s+)?gst|(?:plus|\+)\s*tax|gst\s+(?:exclusive|excl?\.?|on top|extra)|ex(?=\s*(?:$|[,;.¦]))|\+\s?\+`;
const INC = String.raw`inc(?:l|luding|lusive of|luded|lusive)?\.?(?:\s*(?:the\s+)?gst)?|with\s+gst|gst\s+inc(?:l|luded|lusive)?\.?|(?:all\s+up|all\s+in(?:c(?:l|lusive|luded)?)?|drive[\s-]?away)(?!\s+(?:in|all|one|on|an?|together|\p{L}+s)\b|[^.;]*(?:\+|\b(?:plus|ex|excl\w*|before|without|no|not)\b|\b(?:gst|tax)\b))`;
const GST = String.raw`(?:\s*,?\s*\(?(?:(?<plus>${PLUS})|(?<inc>${INC}))\)?(?![\p{L}]))`;
const NEAR = `(?:\\b(?:${ABOUT})\\s+)?`;
const LABEL = `(?:\\b(?:the\\s+)?(?:${PRICE_LABELS})(?:\\s+(?:is|of|at|to|will be|was|around))?[:\\s]+|\\bfor\\s+(?=\\$))?${NEAR}`;
const PER = String.raw`(?:\s*(?<per>each\b|ea\b|apiece\b|per\s+(?!cent)\p{L}+|\/\s?\p{L}+|(?:an?|one)\s+(?:${PRICED_BY})\b))`;
const TAIL = `${PER}?${GST}?`;
const NOT_BEFORE = String.raw`(?<![\d$/.:·#-]|\d,|\d\s?x\s?)`;
/** A number followed by one of these, or by something in the plural, is a size or a count. */
const NO_UNIT = `(?!\\s?(?:%|°|"|(?:${SIZE_UNITS})\\b)|[a-z]*\\d|[\\d/:-]|\\s+(?!(?:${AFTER_AMOUNT})\\b)(?:\\p{L}+\\s+)?\\p{L}{2,}(?<!s)s\\b)`;
const THEN = `(?=\\s*(?:$|[,;.¦)?!\\n]|\\s-\\s)|\\s+(?:${AFTER_AMOUNT})\\b)`;
const bare = (says: string): string => says.replace(/\(\?<\w+>/g, '(?:');
/** What makes a spelt number money: what it is called, what it is said of, or nothing that it could count. */
const PRICED = `(?=\\s?(?:${DOLLARS})\\b|${bare(PER)}|${bare(GST)}|${NO_UNIT})`;
const form = (says: string): RegExp => new RegExp(says, 'giu');

const SAID = `(?:\\s?(?:${DOLLARS})\\b)?${TAIL}`;
/** Plainly money. */
const SURE: readonly RegExp[] = [
  form(`(?<each>@\\s*)\\$?\\s?${FIGURE}${SCALE}?${SAID}`),
  form(`${LABEL}(?<each>\\bat\\s+)?\\$\\s?${FIGURE}${SCALE}?${SAID}`),
  form(
    `(?<each>\\bat\\s+)${NOT_BEFORE}${FIGURE}(?=(?:\\s?(?:${DOLLARS}))?${bare(PER)}|(?<=\\.\\d\\d)(?!\\s?(?:[ap]m|${SIZE_UNITS})\\b))${SAID}`,
  ),
  form(
    `${LABEL}${NOT_BEFORE}\\b${FIGURE}${SCALE}(?<=k|grand|thousand|hundred(?=\\s?(?:${DOLLARS})\\b|${bare(GST)}|${NO_UNIT}))${SAID}`,
  ),
  form(`${LABEL}${NOT_BEFORE}\\b${FIGURE}\\s?(?:${DOLLARS})\\b${TAIL}`),
  // "one hundred and ten square metres": the hundred alone is no amount
  form(
    `${LABEL}\\b(?<w>${SPELT})(?:(?<=grand|\\bk)|(?!\\s+and\\s+${UNDER_HUNDRED}\\b|\\s+${UNDER_HUNDRED}\\s+\\p{L}+s\\b)${PRICED})${SAID}`,
  ),
  form(
    `${LABEL}\\b(?<w>${SPELT}|${UNDER_HUNDRED})\\s+(?:${DOLLARS})\\b(?:\\s+(?:and\\s+)?(?<c>${UNDER_HUNDRED})(?:\\s+cents\\b|${THEN}))?${TAIL}`,
  ),
  form(`${LABEL}${NOT_BEFORE}\\b${FIGURE}${PER}?${GST}`),
  form(`${LABEL}${NOT_BEFORE}\\b(?=\\d+\\.\\d\\d|\\d\\d)${FIGURE}${PER}${GST}?`),
];

/** A bare number counts only where it has to be money; from the surest form to the least sure. */
const LIKELY: readonly RegExp[] = [
  form(
    `\\b(?:${PRICE_LABELS})(?:\\s+(?:is|of|at|to|will be|was|for (?:this|it|that)(?: one| job)?(?: is| to)?))?(?:\\s+now)?[:\\s]+${NEAR}${FIGURE}\\b${NO_UNIT}`,
  ),
  form(
    `(?<=\\b(?:${MONEY_VERBS})\\s+(?:(?:me|us|him|her|them|back|out|in|a)\\s+)?)${NEAR}${NOT_BEFORE}\\b${FIGURE}\\b${NO_UNIT}${THEN}`,
  ),
  form(
    `(?<=\\b(?:${BILLING_VERBS})\\s+(?!(?:for|is|was|number|no)\\b)(?:[\\p{L}'’]+\\s+){1,3})${NOT_BEFORE}\\b${FIGURE}\\b${NO_UNIT}${THEN}`,
  ),
  form(`${NOT_BEFORE}\\b(?=\\d\\d)${FIGURE}\\s+(?=(?:${PRICED_HEADS})\\b)`),
  form(`${NOT_BEFORE}\\b(?=\\d{1,3},\\d{3}|\\d+\\.\\d\\d)${FIGURE}${NO_UNIT}${THEN}`),
  form(
    `(?<!\\b(?:at|by|before|from|till?|until|around|unit|number|no|job|lot)\\s+)\\b(?!twenty\\s+twenty)(?<p>${PAIR})\\b(?!\\s+(?:${UNDER_HUNDRED}|hundred|thousand|oh|double|triple|zero)\\b)${PRICED}${TAIL}`,
  ),
];

/** Takes the first amount out of a text; one that is only likely where none is plain. */
export function takeMoney(text: string): Taken<Money> | null {
  return earliest(SURE, text) ?? firstOf(LIKELY, text);
}

const ALONE = form(
  `(?:^|(?<!\\d)[,.]|[,.](?!\\d{3}(?!\\d))|[;:¦\\n]|\\s-)\\s*${NEAR}${FIGURE}\\s*(?:cash\\s*)?(?=$|[,;¦.\\n](?!\\d)|\\s-)`,
);
const LAST = form(
  `(?<!\\b(?:${NOT_AMOUNT_BEFORE})\\s+)(?<=[\\p{L})]{2}\\s+)${NEAR}${NOT_BEFORE}\\b${FIGURE}(?=\\s*(?:$|[,;¦.\\n](?!\\d)))`,
);

/** A number that stands alone between commas or ends a clause, 20 or more: "pool fence, 3,300, 14 December". */
export function takeBareAmount(text: string): Taken<Money> | null {
  return firstOf([ALONE, LAST], text, 20);
}

const ANY = form(`(?<!\\b(?:${NOT_AMOUNT_BEFORE})\\s+)${NOT_BEFORE}\\b${FIGURE}${NO_UNIT}`);
/** "tick that one off", "make it two of them": one of several, and no sum. */
const WORDS = form(
  `(?!(?<=\\b(?:that|this|the|which|last|first|next|other|each|any|every|another|new)\\s+)one\\b)\\b(?!(?:one|two)\\s+(?:off|of|more|thing)\\b)(?<w>${UNDER_HUNDRED})\\b${NO_UNIT}`,
);

/** Where an amount was asked for any number will do: "sorry it was 355", "nine fifty", "make it 80". */
export function takeExpectedAmount(text: string): Taken<Money> | null {
  return takeMoney(text) ?? takeBareAmount(text) ?? firstOf([ANY, WORDS], text, 1);
}

interface Found {
  value: Money;
  start: number;
  end: number;
}

function earliest(forms: readonly RegExp[], text: string): Taken<Money> | null {
  const clear = masked(text);
  const found = forms.flatMap((says) => matches(says, clear, 0).slice(0, 1));
  const [first] = found.sort((a, b) => a.start - b.start || b.end - a.end);
  return first ? taken(text, first) : null;
}

function firstOf(forms: readonly RegExp[], text: string, least = 0): Taken<Money> | null {
  const clear = masked(text);
  for (const says of forms) {
    const [first] = matches(says, clear, least);
    if (first) return taken(text, first);
  }
  return null;
}

function matches(says: RegExp, clear: string, least: number): Found[] {
  spend(clear.length);
  return [...clear.matchAll(says)].flatMap((match) => {
    const value = moneyOf(match.groups ?? {});
    if (!value || value.dollars < least) return [];
    const lead = /^[\s,;:¦.-]+/.exec(match[0])?.[0].length ?? 0;
    return [{ value, start: match.index + lead, end: match.index + match[0].length }];
  });
}

const taken = (text: string, { value, start, end }: Found): Taken<Money> => ({
  value,
  rest: `${text.slice(0, start)} ${GAP} ${text.slice(end)}`,
  text: text.slice(start, end),
});

const BY_TIME = /\b(?:night|nite|day|hour|hr|week|month|year|job|room|load|call ?out|trip|visit)\b/i;

function moneyOf({ n, k, w, c, p, per, each, plus, inc }: Record<string, string | undefined>): Money | null {
  const gst = plus ? 'plus' : inc ? 'inc' : null;
  let value: number | undefined;
  const pair = p ? pairOf(p) : undefined;
  // "twelve fifty a box" is 12.50, "six fifty a day" 650
  if (pair) value = per && !BY_TIME.test(per) ? pair.cents : pair.whole;
  else if (w) value = (spelt(w) ?? Number.NaN) + (c ? (spelt(c) ?? 0) / 100 : 0);
  else if (n) value = Number(n.replaceAll(',', '')) * scaleOf(k);
  if (value === undefined || !Number.isFinite(value)) return null;
  return { dollars: Math.round(value * 100) / 100, gst, each: Boolean(each ?? per) };
}

const scaleOf = (word?: string): number => (word === undefined ? 1 : /^h/i.test(word) ? 100 : 1_000);

/** How the GST of an amount is kept in words. */
export const gstNote = (money: Money | null | undefined): string | undefined =>
  money?.gst === 'plus' ? 'plus GST' : money?.gst === 'inc' ? 'inc GST' : undefined;
