import { choicesIn, gstOn, gstWithin, isOffered, type Quote, takingProblem, withTaken } from '@smoko/contract';
import { z } from 'zod';
import type { BusinessGst, SaidGst } from './business-gst.ts';
import { text } from './fields.ts';
import { linesNow } from './line-said.ts';
import { ToolProblem } from './problem.ts';
import { type Priced, priced, type StoredLine, stored, tell } from './quote-lines.ts';

const ANY_CHOICE = 'Options';

/** What the client of a quote is left to decide. */
export const offers = {
  add_choice: z
    .strictObject({
      name: text('Tap, Package', 40).optional(),
      lines: z
        .array(z.strictObject({ description: z.string().trim().min(1).max(1_000), amount: z.number() }))
        .min(1)
        .max(20),
      instead: z.literal(true).optional().describe('In place of the price so far'),
    })
    .optional()
    .describe('Options: the client takes one'),
};

interface More {
  lines: readonly { description: string; amount: number }[];
  choice?: string | undefined;
  gst?: SaidGst;
  instead?: boolean | undefined;
}

/** Lines that the client decides on: optional, or of the choice named. Optional ones leave the total as it is. */
export function offerLines(quote: Quote, { lines: said, choice, gst, instead }: More, business: BusinessGst): Priced {
  const { lines, included } = linesNow(quote);
  const pricesInclude = lines.length ? included : gst !== 'plus';
  const more = said.map(({ description, amount }) => {
    const unit_price = likeTheOthers(amount, gst, pricesInclude, business);
    return stored({ description, unit_price, ...(choice ? { choice } : { optional: true }) });
  });
  const out = instead ? lines.filter((line) => !isOffered(line)) : [];
  const now = [...lines.filter((line) => !out.includes(line)), ...more];
  if (choice && (choicesIn(now).get(choice)?.length ?? 0) < 2)
    throw new ToolProblem('A choice needs at least two options. What is the other one, and how much is it?');
  const gone = out.map(({ description }) => description).join(', ');
  const words = [gone && `Taken out: ${gone}`, ...more.map(tell)].filter(Boolean).join('. ');
  return priced(now, pricesInclude, business, words);
}

export const choiceName = (said: string | undefined): string => said?.trim() || ANY_CHOICE;

/** The price said, with its GST as the quote's other prices have theirs. */
function likeTheOthers(amount: number, gst: SaidGst, included: boolean, { registered, country }: BusinessGst): number {
  if (!registered || !gst || (gst === 'inc') === included) return amount;
  const cents = Math.round(amount * 100);
  return (included ? cents + gstOn(cents, country) : cents - gstWithin(cents, country)) / 100;
}

/** The lines with these of the offered ones taken. */
export function takenOf(lines: StoredLine[], taken: ReadonlySet<StoredLine>): StoredLine[] {
  const places = [...lines.entries()].flatMap(([place, line]) => (taken.has(line) && isOffered(line) ? [place] : []));
  const problem = takingProblem(lines, places);
  if (problem) throw new ToolProblem(problem);
  return withTaken(lines, places);
}

/** A choice of which one line is left is none any more: that line is in the quote. */
export function withoutLoneChoices(lines: readonly StoredLine[]): StoredLine[] {
  const choices = choicesIn(lines);
  return lines.map((line) => {
    if (!line.choice || (choices.get(line.choice)?.length ?? 0) > 1) return line;
    const { choice: _, taken: __, ...ordinary } = line;
    return ordinary;
  });
}
