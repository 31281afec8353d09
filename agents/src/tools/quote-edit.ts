import { isOffered, type Quote } from '@smoko/contract';
import { z } from 'zod';
import type { BusinessGst, SaidGst } from './business-gst.ts';
import { changedLine, lineChangeArgs, saysChange } from './line-change.ts';
import { lineOf, linesInTextOf, linesNow, whichLine } from './line-said.ts';
import { ToolProblem } from './problem.ts';
import { linesOf, type Priced, priced, type StoredLine, tell } from './quote-lines.ts';
import { choiceName, offerLines, offers, takenOf, withoutLoneChoices } from './quote-offers.ts';

const anyLine = whichLine.describe('Words of it, or place');

/** What may be done to lines that a quote has; none of it adds one. */
export const lineEdits = {
  change_line: z
    .strictObject({ ...lineChangeArgs, optional: z.boolean().optional().describe('The client may tick it') })
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
  { optional, ...change }: NonNullable<LineEdits['change_line']>,
) {
  if (optional === undefined && !saysChange(change)) throw new ToolProblem('Say what to change about that line.');
  const { was, is: changed } = changedLine(lines, change);
  if (optional === undefined) return { was, is: changed };
  const { choice: _, ...alone } = changed;
  // of an accepted quote it was agreed to
  return { was, is: { ...alone, optional, taken: !optional || status === 'accepted' } };
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
