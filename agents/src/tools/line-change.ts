import { z } from 'zod';
import { given } from './changes.ts';
import { dollars, text } from './fields.ts';
import { addMoney } from './format.ts';
import { lineOf, whichLine } from './line-said.ts';
import { lineTax } from './line-tax.ts';
import { ToolProblem } from './problem.ts';
import { type StoredLine, tell } from './quote-lines.ts';

/** What may be different of one line, of a quote or of an invoice. */
export const lineChangeArgs = {
  line: whichLine,
  description: text('New words', 1_000).optional(),
  quantity: z.number().positive().optional(),
  unit: text('m, h, sqm', 20).optional(),
  unit_price: dollars('New price of one').optional(),
  ...lineTax,
  price_change: z.number().optional().describe('Dollars more; negative = less'),
};
const change = z.strictObject(lineChangeArgs);
type LineChange = z.output<typeof change>;

/** The line that is meant, as it is and as it should be. */
export function changedLine(
  lines: readonly StoredLine[],
  { line, price_change, ...said }: LineChange,
): { was: StoredLine; is: StoredLine } {
  const was = lineOf(lines, line);
  const { quantity, unit, unit_price } = said;
  // five hours of what is one sum, or counted in days, come to nothing that was said
  if (quantity !== undefined && unit !== undefined && unit_price === undefined && unit !== was.unit)
    throw new ToolProblem(`${tell(was)}. At how much each should it be ${quantity} ${unit}?`);
  const is = { ...was, ...given(said) };
  return { was, is: price_change === undefined ? is : { ...is, unit_price: priceWith(is, price_change) } };
}

export const saysChange = ({ line: _, ...said }: LineChange): boolean => Object.keys(given(said)).length > 0;

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
