// The lines of an invoice or a variation that lies as a draft, put right in talk. What is not plain changes nothing.
import type { DraftCard } from '@smoko/contract';
import { bestMatches } from '../../../tools/matching.ts';
import { type LineChanged, lineChangeIn } from '../acts/kinds/line-changes.ts';
import type { PricedLine } from '../acts/kinds/priced-lines.ts';
import { ANOTHER_LINE, LEAD, TRAIL } from '../acts/kinds/quote-change-words.ts';
import { countedTimes, gstIn, inFigures } from '../acts/kinds/quote-prices.ts';

/** A line as the API takes it. */
interface Line {
  description: string;
  quantity: number;
  unit?: string | null | undefined;
  unit_price: number;
}
type Gst = 'inc' | 'plus' | undefined;

/** A quote tells its lines in its text, too. */
const WITH_LINES: ReadonlySet<string> = new Set(['finance_records', 'variations']);
const isLine = (one: unknown): one is Line =>
  one !== null && typeof one === 'object' && 'description' in one && 'unit_price' in one && 'quantity' in one;

/** The lines of a draft that has some; null for any other. */
export function linesOf({ entity, fields }: DraftCard): Line[] | null {
  const { lines } = fields;
  return WITH_LINES.has(entity) && Array.isArray(lines) && lines.length && lines.every(isLine) ? lines : null;
}

/** "make the labour 5 hours", "take the callout off", "add a line for rubbish removal 60", "thats inc gst": the fields as they are then. */
export function linesAmended(
  text: string,
  { fields }: DraftCard,
  lines: readonly Line[],
): Record<string, unknown> | null {
  const taxed = gstIn(inFigures(countedTimes(text)));
  if (!taxed) return null;
  const said = taxed.rest
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;-]+|[\s,.:;!-]+$/g, '')
    .replace(ON_IT, '')
    .replace(LEAD, '')
    .replace(ANOTHER_LINE, 'add ')
    .replace(TRAIL, '')
    .trim();
  if (taxed.gst && ONLY_GST.test(said)) return { prices_include_gst: taxed.gst === 'inc' };
  const change = lineChangeIn(said, { taxed: taxed.gst !== undefined, named: false });
  const own: Gst = fields.prices_include_gst === true ? 'inc' : 'plus';
  // a price with GST among prices without: only a person knows which is meant
  if (!change || (taxed.gst && taxed.gst !== own)) return null;
  const changed = changedLines(lines, change);
  return changed?.length ? { lines: changed } : null;
}
const ON_IT = /\s+(?:on|to|from|off)\s+(?:it|that|the (?:invoice|bill|draft))$/iu;
const ONLY_GST =
  /^(?:(?:no|make|it|that|those|these|they|it's|its|that's|thats|all|the|prices?|are|were|is|was|should be|be|them|of|lot)\s*)*$/iu;

function changedLines(lines: readonly Line[], { change, add, remove }: LineChanged): Line[] | null {
  if (add) return [...lines, ...add.map(asLine)];
  const meant = (remove ?? [change?.line ?? '']).map((said) => lineMeant(lines, said));
  const out = meant.flatMap((line) => line ?? []);
  if (out.length !== meant.length) return null;
  if (remove) return lines.filter((line) => !out.includes(line));
  const [was] = out;
  const is = was && change ? changed(was, change) : null;
  return is && lines.map((line) => (line === was ? is : line));
}

/** As it should be; null where it may be the price of one or of all, or does not come out to the cent. */
function changed(
  was: Line,
  { quantity, unit, unit_price, each, price_change }: NonNullable<LineChanged['change']>,
): Line | null {
  if (quantity !== undefined && unit !== undefined && unit !== was.unit) return null;
  // a sum for all of it is no price of one
  if (quantity !== undefined && was.quantity === 1 && !was.unit && unit_price === undefined && quantity !== 1)
    return null;
  const many = quantity ?? was.quantity;
  if (unit_price !== undefined && !each && many !== 1) return null;
  const cents = Math.round((unit_price ?? was.unit_price) * 100);
  const by = Math.round((price_change ?? 0) * 100);
  if (by && !Number.isInteger(by / many)) return null;
  const price = cents + by / many;
  return price < 0 ? null : { ...was, quantity: many, unit_price: price / 100 };
}

/** The only line that words fit, or that is counted in what they name. */
function lineMeant(lines: readonly Line[], said: string): Line | null {
  const found = bestMatches(said, lines, [({ description }) => description]);
  const [only, another] = found.length ? found : lines.filter(({ unit }) => unit?.toLowerCase() === said.toLowerCase());
  return another ? null : (only ?? null);
}

const asLine = ({ description, quantity = 1, unit, unit_price }: PricedLine): Line => ({
  description,
  quantity,
  ...(unit ? { unit } : {}),
  unit_price,
});
