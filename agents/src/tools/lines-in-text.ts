import type { StoredLine } from './quote-lines.ts';

interface LinesInText {
  lines: StoredLine[];
  /** The text without them and without their total. */
  rest: string;
}

const PRICE = String.raw`\$\s?(?<n>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)`;
const AFTER_WHAT = new RegExp(`^${PRICE}(?: (?:inc|plus|ex) gst)?$`, 'iu');
const TOTAL = /^(?:new\s+)?total\b/iu;
const OF_WHICH = new RegExp(
  `\\bof which\\s+(?:the\\s+)?(?<what>[\\p{L}][\\p{L}\\s'’-]{1,40}?)\\s+(?:is|are|comes? to|was)\\s+${PRICE}`,
  'iu',
);
const AMOUNT = 100;

/**
 * The lines of a quote whose prices stand in its text alone ("skip bin $380; tiling $2,400. Total $2,780."), which is how
 * quotes were written before they had any. Null where they do not come to its total. Dollars.
 */
export function linesInText(details: string, total: number): LinesInText | null {
  const parts = details
    .split(/[;\n]|[.,] (?=\D)|\.$/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const priced = parts.map((part) => (TOTAL.test(part) ? null : pricedIn(part)));
  const lines = priced.flatMap((found) => (found ? [lineOf(found)] : []));
  if (lines.length > 1 && comesTo(lines, total)) {
    const rest = parts.filter((part, i) => !priced[i] && !TOTAL.test(part));
    return { lines, rest: rest.join('. ') };
  }
  const part = OF_WHICH.exec(details)?.groups;
  const work = bare(details.split(/\btotal\b/iu)[0] ?? '');
  if (!part || !work) return null;
  const line = lineOf(part);
  const left = Math.round((total - line.unit_price) * AMOUNT) / AMOUNT;
  const others = { ...line, description: without(work, part.what ?? ''), unit_price: left };
  return left > 0 ? { lines: [others, line], rest: '' } : null;
}

/** "skip bin $380", "posts: $90.50": what it is, and what it comes to. */
function pricedIn(part: string): Record<string, string | undefined> | null {
  const at = part.indexOf('$');
  const what = at < 0 ? '' : bare(part.slice(0, at));
  const n = AFTER_WHAT.exec(part.slice(at))?.groups?.n;
  return n && /\p{L}/u.test(what) ? { what, n } : null;
}

/** Without what leads up to a price or ends a sentence. */
function bare(text: string): string {
  let end = text.length;
  while (end > 0 && ' .:,-–\n'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end).trim();
}

function lineOf({ what = '', n = '' }: Record<string, string | undefined>): StoredLine {
  const description = what.trim().replace(/^(?:and|plus)\s+/iu, '');
  return {
    description: description.charAt(0).toUpperCase() + description.slice(1),
    quantity: 1,
    unit: null,
    unit_price: Number(n.replaceAll(',', '')),
  };
}

const comesTo = (lines: readonly StoredLine[], total: number): boolean =>
  Math.round(lines.reduce((all, { unit_price }) => all + unit_price, 0) * AMOUNT) === Math.round(total * AMOUNT);

/** "Colorbond fence 18 m and a pedestrian gate" without the gate: what has the rest of the price. */
function without(work: string, what: string): string {
  const [last, ...others] = work.split(/ and | plus /u).toReversed();
  return last && others.length && last.toLowerCase().endsWith(what.trim().toLowerCase())
    ? others.toReversed().join(' and ')
    : work;
}
