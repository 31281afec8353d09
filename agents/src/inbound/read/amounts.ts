import { takeMoney } from '../../models/builtin/extract/money.ts';

const MOST = 12;
const OFFERED =
  /\b(?:for|take|to|at|pay|offer|give|do|about|was|is|only|consider|accept)\s+(?:you\s+|around\s+|about\s+|like\s+)?(\d{1,3}(?:,\d{3})+|\d{3,6}|\d{1,2}(?:\.\d)?k\b)(?![\d.:/-]|\s?(?:mm|m|cm|x|am|pm|sqm|metres?)\b)/i;

/** What is offered instead of a price; a bare number will do. */
export const offerIn = (said: string): number | null => {
  const text = said.replace(MILLIONS, ' ');
  return amountsIn(text)[0] ?? thousands(OFFERED.exec(text)?.[1] ?? '');
};
/** "8k", "7,500": null for nothing. */
const thousands = (figure: string): number | null =>
  (/k$/i.test(figure) ? Number(figure.slice(0, -1)) * 1000 : Number(figure.replaceAll(',', ''))) || null;
/** What an insurance covers. */
const MILLIONS = /\$\s?\d+(?:\.\d+)?\s?(?:m|mil|million)\b/gi;

/** Every amount of a text, in the order said; dollars. */
export function amountsIn(text: string): number[] {
  const found: number[] = [];
  for (let rest = text; found.length < MOST; ) {
    const taken = takeMoney(rest);
    if (!taken) break;
    found.push(taken.value.dollars);
    rest = taken.rest;
  }
  return found;
}

const FIGURE = /\$\s?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)/g;
/** "TOTAL DUE AUD  1,628.00", "Total inc GST: $1,628.00": the line a bill ends with. */
const WHOLE =
  /(?:^|\n|(?<!\bsub)\s)(?:(?:grand |invoice )?total(?: amount)?(?: due| payable| owing)?|amount (?:due|payable)|balance due)(?:\s*\([^)\n]{0,60}\))?(?:\s*(?:\(?inc(?:l|luding)?\.?\s*gst\)?|aud|nzd|\(aud\)|\(nzd\)))*\s*[:=]?\s*(?:aud|nzd)?\s*\$?\s?(?<sum>\d{1,3}(?:,\d{3})*\.\d{2})(?!\s*(?:ex|plus|\+))/i;
const TOTAL = /(?:\b(?:total|amount due|balance|payable|owing)\b)[^$]{0,40}$/i;

/** Of a bill: the amount that is called its total, else the largest. */
export function billTotal(text: string): number | null {
  const whole = WHOLE.exec(text)?.groups?.sum;
  if (whole) return Number(whole.replaceAll(',', ''));
  const sums = [...text.matchAll(FIGURE)].map((match) => ({
    dollars: Number((match[1] ?? '').replaceAll(',', '')),
    total: TOTAL.test(text.slice(Math.max(0, match.index - 60), match.index)),
  }));
  const total = sums.findLast((sum) => sum.total) ?? sums.sort((a, b) => b.dollars - a.dollars)[0];
  return total?.dollars ?? amountsIn(text).sort((a, b) => b - a)[0] ?? null;
}
