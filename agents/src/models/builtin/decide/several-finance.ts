import { datesIn } from '../extract/dates.ts';
import { cut } from '../extract/gap.ts';
import { takeMoney } from '../extract/money.ts';
import { smallNumber } from '../extract/numbers.ts';
import { EQUAL_PARTS, NOT_ANOTHER, SAYS_SPENT } from '../lexicon/finance-several.ts';
import { FRACTIONS } from '../lexicon/shares.ts';
import type { Day } from '../reading.ts';
import { takeSum } from './price.ts';

const JOINT = /(\s*(?:[;\n]|,(?!\d{3}\b)|\+(?!\s*gst)|\b(?:and|plus|then)\b(?!\s*(?:the\s+)?gst\b))\s*)/i;

export interface Piece {
  text: string;
  /** Said to be money spent, whatever the rest of the request is. */
  spent: boolean;
}

/**
 * A request with a sum in each of several clauses, one piece for each sum: "fuel 92.10 and a feed for the boys 61.40".
 * A clause without a sum goes with the one before it. Null when there is one sum, or they are one record's.
 */
export function severalSums(request: string): Piece[] | null {
  if (NOT_ANOTHER.test(request)) return null;
  const texts = request.split(JOINT);
  const pieces: string[] = [];
  let open = '';
  for (let i = 0; i < texts.length; i += 2) {
    const text = texts[i] ?? '';
    if (sumIn(text)) {
      pieces.push(open + text);
      open = '';
      // a line of a list begins the next one
    } else if (pieces.length && !open && !/\n/.test(texts[i - 1] ?? ''))
      pieces[pieces.length - 1] += (texts[i - 1] ?? '') + text;
    else open += text + (texts[i + 1] ?? '');
  }
  if (pieces.length && open) pieces[pieces.length - 1] += `, ${open}`;
  if (pieces.length < 2) return null;
  const said = pieces.map((text) => ({ text, spent: SAYS_SPENT.test(text) }));
  const told = pieces.slice(1).every((text) => /^(?:an)?other\b/i.test(text)) || said.some(({ spent }) => spent);
  const named = pieces.every((text) =>
    /\p{L}{3}/u.test(
      (takeMoney(text)?.rest ?? text).replace(/\b(?:both|all|an?|the|another|need|log|put|as|for|expenses?)\b/gi, ''),
    ),
  );
  return told || named ? said : null;
}

const sumIn = (text: string): boolean => {
  const sum =
    takeSum(text)?.value ??
    (/^(?:an)?other\s+\d|\d\s+of\s+(?:it|that)\b/i.test(text) ? takeSum(text, true)?.value : null);
  return Boolean(sum && sum.each === undefined && sum.count === undefined && sum.dollars >= 2);
};

const SUM = String.raw`\$?(\d[\d,]*(?:\.\d\d)?)`;
const ON_ONE = new RegExp(
  String.raw`(?:\bthe\s+)?${SUM}((?:\s+\p{L}+){0,5}?)\s+(?:and|plus)\s+(?:the\s+)?${SUM}((?:\s+\p{L}+){0,4}?)\s+(?:all\s+|both\s+|together\s+)*on\s+(?:the\s+)?(?:one|same|single|a single|1)\s+(?:invoice|bill)\b`,
  'iu',
);
/** "bill him the 144 and 600 labour on one invoice": the sums are one, and what each is for stays told. */
export function onOneInvoice(request: string): string {
  return request.replace(ON_ONE, (_all, a: string, of: string, b: string, other: string) => {
    const cents = [a, b].map((sum) => Math.round(Number(sum.replaceAll(',', '')) * 100));
    const total = cents.reduce((sum, one) => sum + one, 0) / 100;
    return `$${total.toFixed(2)} invoice,${of || other ? ` ${[`$${a}${of}`, `$${b}${other}`].join(' and ')}` : ''}`;
  });
}

export interface Parts {
  count: number;
  /** Due days, where there are as many as parts. */
  due: string[];
  rest: string;
}

/** "into three equal invoices due 1 dec, 1 jan and 1 feb". */
export function equalParts(request: string, day: Day): Parts | null {
  const match = EQUAL_PARTS.exec(request);
  const count = match ? smallNumber(match.groups?.n ?? '') : 0;
  if (!match || count < 2 || count > 12) return null;
  const dates = datesIn(request, day);
  const due = dates.length === count ? dates.map(({ date }) => date) : [];
  const rest = due.length ? dates.reduce((text, { text: said }) => text.replace(said, ' ¦ '), request) : request;
  const again = EQUAL_PARTS.exec(rest);
  return { count, due, rest: again ? cut(rest, again) : rest };
}

const AMOUNT = String.raw`(?:the\s+|that\s+|his\s+|her\s+|their\s+)?(?=\$?\d[\d,]*(?:\.\d\d)?k?\b)`;
const OF_AMOUNT = new RegExp(
  String.raw`\b(?:(?<n>\d{1,2}(?:\.\d)?)\s?(?:%|percent|per cent)|(?<w>${FRACTIONS.map(([says]) => says).join('|')}))\s+(?:of\s+)${AMOUNT}`,
  'i',
);
/** "half of the 3,400": the share that is said of an amount, in percent, and the request with the amount alone. */
export function shareOfAmount(request: string): { percent: number; rest: string } | null {
  const match = OF_AMOUNT.exec(request);
  if (!match) return null;
  const { n, w = '' } = match.groups ?? {};
  const percent = n ? Number(n) : FRACTIONS.find(([says]) => new RegExp(`^(?:${says})$`, 'i').test(w))?.[1];
  return percent
    ? { percent, rest: request.slice(0, match.index) + request.slice(match.index + match[0].length) }
    : null;
}
