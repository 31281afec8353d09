import { isOffered, type Quote } from '@smoko/contract';
import { z } from 'zod';
import type { BusinessGst, SaidGst } from './business-gst.ts';
import { given } from './changes.ts';
import { dollars, text } from './fields.ts';
import { addMoney } from './format.ts';
import { lineOf, linesInTextOf, linesNow, whichLine } from './line-said.ts';
import { lineTax } from './line-tax.ts';
import { ToolProblem } from './problem.ts';
import { linesOf, type Priced, priced, type StoredLine, tell } from './quote-lines.ts';
import { choiceName, offerLines, offers, takenOf, withoutLoneChoices } from './quote-offers.ts';

const anyLine = whichLine.describe('Words of it, or place');

/** What may be done to lines that a quote has; none of it adds one. */
export const lineEdits = {
  change_line: z
    .strictObject({
      line: whichLine,
      description: text('New words', 1_000).optional(),
      quantity: z.number().positive().optional(),
      unit: text('m, h, sqm', 20).optional(),
      unit_price: dollars('New price of one').optional(),
      ...lineTax,
      price_change: z.number().optional().describe('Dollars more on the line; negative = less'),
      optional: z.boolean().optional(),
    })
    .optional(),
  remove_lines: z.array(anyLine).min(1).max(20).optional(),
  accepted_lines: z
    .array(anyLine)
    .min(1)
    .max(50)
    .optional()
    .describe('The client took these only: the others go out, unless all are options. Becomes accepted'),
  ...offers,
};
const edits = z.strictObject(lineEdits);
export type LineEdits = z.output<typeof edits>;

export const editsLines = (a: LineEdits): boolean =>
  [a.change_line, a.remove_lines, a.accepted_lines, a.add_choice].some((edit) => edit !== undefined);

/** The quote with its lines changed, offered, decided on or taken out; what is left keeps its prices. */
export function editedLines(quote: Quote, a: LineEdits, business: BusinessGst): Priced {
  const { add_choice: more } = a;
  const edits = [more, a.change_line ?? a.remove_lines ?? a.accepted_lines].filter(Boolean);
  if (edits.length > 1) throw new ToolProblem('Nothing was changed: one change of the lines in a call.');
  if (more) return offerLines(quote, { ...more, choice: choiceName(more.name) }, business);
  const { lines, included } = linesNow(quote);
  if (!lines.length) throw new ToolProblem('That quote has no lines yet. What is in it, and how much is it?');
  const changed = a.change_line && changeOf(quote, lines, a.change_line);
  const now = changed ? lines.map((line) => (line === changed.was ? changed.is : line)) : lines;
  const accepted = a.accepted_lines && new Set(a.accepted_lines.map((said) => lineOf(now, said)));
  const out = new Set([
    ...(a.remove_lines ?? []).map((said) => lineOf(now, said)),
    ...(accepted ? notTaken(now, accepted) : []),
  ]);
  const left = withoutLoneChoices(now.filter((line) => !out.has(line)));
  if (!left.length) throw new ToolProblem('That would leave nothing in the quote. Delete it or decline it instead.');
  const gone = [...out].map(({ description }) => description).join(', ');
  return priced(accepted ? takenOf(left, accepted) : left, included, business, gone && `Taken out: ${gone}`);
}

/**
 * What goes out where the client took these only: the ordinary lines that were not named, unless nothing but options
 * was. An option that was not taken stays, and is in no total.
 */
function notTaken(lines: readonly StoredLine[], taken: ReadonlySet<StoredLine>): StoredLine[] {
  if ([...taken].every(isOffered)) return [];
  return lines.filter((line) => !taken.has(line) && !isOffered(line));
}

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
  { status }: Quote,
  lines: readonly StoredLine[],
  { line, optional, price_change, ...change }: NonNullable<LineEdits['change_line']>,
) {
  const fields = given(change);
  if (!Object.keys(fields).length && optional === undefined && price_change === undefined)
    throw new ToolProblem('Say what to change about that line.');
  const was = lineOf(lines, line);
  const { choice: _, ...alone } = was;
  // of an accepted quote it was agreed to
  const offered = optional === undefined ? {} : { optional, taken: !optional || status === 'accepted' };
  const is = { ...(optional === undefined ? was : alone), ...offered, ...fields };
  return { was, is: price_change === undefined ? is : { ...is, unit_price: priceWith(is, price_change) } };
}

/** So much more or less on a line: on the price of one, which has to come out to the cent. */
function priceWith(
  { quantity: many, unit_price, description, discount_percent: less }: StoredLine,
  by: number,
): number {
  const quantity = many * (1 - (less ?? 0) / 100);
  const price = addMoney(unit_price, by / quantity);
  if (price < 0) throw new ToolProblem(`That would take ${description} below nothing.`);
  if (Math.abs(price * quantity - (unit_price * quantity + by)) > 0.001)
    throw new ToolProblem(`What is one ${description} then? ${by} on ${many} of them does not come out to the cent.`);
  return price;
}

/** The text without how lines and total stood before: what is said of them now takes its place. */
export function withoutLines(details: string, quote: Quote): string {
  const told = new Set(quote.lines.map(tell));
  return details
    .split('\n')
    .filter((line) => !told.has(line.trim()) && !TOTAL.test(line))
    .join('\n')
    .trim();
}
const TOTAL =
  /^(?:.*\. )?(?:\$[\d,.]+\d plus GST (?:\$[\d,.]+\d|nil[^.]*)\. )?(?:New total|Total) \$[\d,.]+\d(?: inc GST)?\s*$/;
