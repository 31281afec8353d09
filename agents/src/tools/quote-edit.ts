import type { Quote } from '@smoko/contract';
import { z } from 'zod';
import type { BusinessGst, SaidGst } from './business-gst.ts';
import { given } from './changes.ts';
import { dollars, text } from './fields.ts';
import { addMoney } from './format.ts';
import { linesInText } from './lines-in-text.ts';
import { bestMatches } from './matching.ts';
import { ToolProblem } from './problem.ts';
import { linesOf, type Priced, priced, type StoredLine, tell } from './quote-lines.ts';
import { statedTotal } from './quote-view.ts';
import { one } from './resolve.ts';

const whichLine = text('Which line: words of it, or its place from 1', 300);

/** What may be done to lines that a quote has; none of it adds one. */
export const lineEdits = {
  change_line: z
    .strictObject({
      line: whichLine,
      description: text('New words', 1_000).optional(),
      quantity: z.number().positive().optional(),
      unit: text('m, h, sqm', 20).optional(),
      unit_price: dollars('New price of one').optional(),
      price_change: z.number().optional().describe('Dollars more on the line as a whole; negative = less'),
    })
    .optional(),
  remove_lines: z.array(whichLine).min(1).max(20).optional(),
  accepted_lines: z
    .array(whichLine)
    .min(1)
    .max(50)
    .optional()
    .describe('The client took these only: the others go out, and the quote becomes accepted'),
};
const edits = z.strictObject(lineEdits);
export type LineEdits = z.output<typeof edits>;

export const editsLines = (a: LineEdits): boolean =>
  [a.change_line, a.remove_lines, a.accepted_lines].some((edit) => edit !== undefined);

/** The quote with its lines changed and taken out; what is left keeps its prices, and the total is what it comes to. */
export function editedLines(quote: Quote, a: LineEdits, business: BusinessGst): Priced {
  const { lines: stored, included } = linesOf(quote);
  const lines = linesInTextOf(quote)?.lines ?? stored;
  if (!lines.length) throw new ToolProblem('That quote has no lines yet. What is in it, and how much is it?');
  const changed = a.change_line && changeOf(lines, a.change_line);
  const now = changed ? lines.map((line) => (line === changed.was ? changed.is : line)) : lines;
  const out = new Set([
    ...(a.remove_lines ?? []).map((said) => lineOf(now, said)),
    ...(a.accepted_lines ? othersThan(now, a.accepted_lines) : []),
  ]);
  const left = now.filter((line) => !out.has(line));
  if (!left.length) throw new ToolProblem('That would leave nothing in the quote. Delete it or decline it instead.');
  const gone = [...out].map(({ description }) => description).join(', ');
  return priced(left, included, business, gone && `Taken out: ${gone}`);
}

/** What a quote without lines says of them in its text. */
const linesInTextOf = (quote: Quote) => {
  const stated = quote.lines.length ? null : statedTotal(quote);
  return stated && linesInText(quote.content.details, stated.dollars);
};

/** The text of a quote whose lines are changed, without the lines: they are written anew. */
export const textBeforeLines = (quote: Quote): string =>
  linesInTextOf(quote)?.rest ?? withoutLines(quote.content.details, quote);

/** The same prices, which from now on hold their GST or have it on top. */
export function withGst(quote: Quote, gst: NonNullable<SaidGst>, business: BusinessGst): Priced {
  const { lines } = linesOf(quote);
  if (!lines.length) throw new ToolProblem('That quote has no price yet. How much is it?');
  return priced(lines, gst === 'inc', business, '');
}

function changeOf(
  lines: readonly StoredLine[],
  { line, price_change, ...change }: NonNullable<LineEdits['change_line']>,
) {
  const fields = given(change);
  if (!Object.keys(fields).length && price_change === undefined)
    throw new ToolProblem('Say what to change about that line.');
  const was = lineOf(lines, line);
  const is = { ...was, ...fields };
  return { was, is: price_change === undefined ? is : { ...is, unit_price: priceWith(is, price_change) } };
}

/** So much more or less on a line: on the price of one, which has to come out to the cent. */
function priceWith({ quantity, unit_price, description }: StoredLine, by: number): number {
  const price = addMoney(unit_price, by / quantity);
  if (price < 0) throw new ToolProblem(`That would take ${description} below nothing.`);
  if (Math.abs(price * quantity - (unit_price * quantity + by)) > 0.001)
    throw new ToolProblem(
      `What is one ${description} then? ${by} on ${quantity} of them does not come out to the cent.`,
    );
  return price;
}

function othersThan(lines: readonly StoredLine[], kept: readonly string[]): StoredLine[] {
  const taken = new Set(kept.map((said) => lineOf(lines, said)));
  return lines.filter((line) => !taken.has(line));
}

/** By its place, or by words that fit one line only. */
function lineOf(lines: readonly StoredLine[], said: string): StoredLine {
  const place = /^(?:line |no\.? ?|#)?(\d{1,2})$/i.exec(said.trim())?.[1];
  const there = place === undefined ? undefined : lines[Number(place) - 1];
  return there ?? one(bestMatches(said, lines, [({ description }) => description]), said, 'line', tell);
}

/** The text without how lines and total stood before: what is said of them now takes its place. */
export function withoutLines(details: string, quote: Quote): string {
  const told = new Set(quote.lines.map(({ total: _, ...line }) => tell(line)));
  return details
    .split('\n')
    .filter((line) => !told.has(line.trim()) && !TOTAL.test(line))
    .join('\n')
    .trim();
}
const TOTAL =
  /^(?:.*\. )?(?:\$[\d,.]+\d plus GST (?:\$[\d,.]+\d|nil[^.]*)\. )?(?:New total|Total) \$[\d,.]+\d(?: inc GST)?\s*$/;
