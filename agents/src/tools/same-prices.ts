import type { Quote } from '@smoko/contract';
import type { BusinessGst } from './business-gst.ts';
import { ToolProblem } from './problem.ts';
import { linesOf, type Priced, priceLines } from './quote-lines.ts';
import { quoteTitle, resolveQuote } from './quote-view.ts';
import type { ToolEnv } from './tool.ts';

/**
 * The lines of an earlier quote at its prices, to the cent, with their GST as it stands there: what its words say it
 * comes to is one line for `work`. Throws ToolProblem where it has no price.
 */
export async function samePrices(env: ToolEnv, quote: string, work: string, business: BusinessGst): Promise<Priced> {
  const before = await resolveQuote(env, { quote });
  const { lines, included } = linesOf(before);
  if (!lines.length) throw new ToolProblem(`Quote ${quoteTitle(before)} has no price. What does it come to?`);
  const again = lines.map(({ unit, choice, discount_percent, ...line }) => ({
    ...line,
    unit: unit ?? undefined,
    choice: choice ?? undefined,
    discount_percent: discount_percent ?? undefined,
    ...(wasStated(before) && work ? { description: work.slice(0, 1_000) } : {}),
  }));
  return priceLines(again, { ...business, gst: included ? 'inc' : 'plus' });
}
const wasStated = ({ lines }: Quote): boolean => !lines.length;
