import { invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import { assertWithinAgreed } from '../billing/agreed.ts';
import type { BillingSources } from '../billing/billing.ts';
import type { Call } from '../call.ts';
import { acceptedQuoteOf } from '../quotes/accepted-quote.ts';
import { assertOneSum, ofLines } from './invoice-sums.ts';
import type { FinanceRow } from './schema.ts';

interface Given {
  amount?: number | undefined;
  lines?: Parameters<typeof ofLines>[1] | undefined;
  prices_include_gst?: boolean | undefined;
  confirm_over?: boolean | undefined;
}
/** What is given of a record without what `draftLines` decides. */
export function withoutLineFields<T extends Given>(given: T): Omit<T, 'lines' | 'prices_include_gst' | 'confirm_over'> {
  const { lines: _1, prices_include_gst: _2, confirm_over: _3, ...others } = given;
  return others;
}

type Sum = Pick<FinanceRow, 'amount' | 'gst' | 'lines' | 'prices_include_gst'>;

/**
 * Other lines of an invoice, or other GST of those it has, with what they come to. Nothing for what says neither. Throws 422
 * for what has no lines, and over_price for more than was agreed on, unless that was confirmed. Whether an invoice may be
 * changed at all is asked where it is stored (check-stage.ts).
 */
export async function draftLines(
  call: Call,
  sources: BillingSources,
  given: Given,
  before: FinanceRow | null,
): Promise<Partial<Sum>> {
  const { amount, lines: said, prices_include_gst: saidGst, confirm_over } = given;
  if (said === undefined && saidGst === undefined) return {};
  if (before?.type !== 'invoice') throw invalid('lines', 'Only an invoice has lines.');
  assertOneSum({ amount, lines: said ?? saidGst });
  const { lines: had = [], prices_include_gst: hadGst = false } = before;
  const lines = said ?? had;
  if (!lines.length) throw invalid('lines', 'That invoice has no lines. Give them with their prices.');
  const { total, ...sum } = ofLines(call, lines, saidGst ?? hadGst ?? false);
  if (total <= 0) throw invalid('lines', 'An invoice comes to more than nothing.');
  const more = total - before.amount;
  if (more > 0 && !confirm_over) await assertAgreed(call, sources, before, more);
  return { lines: sum.lines, prices_include_gst: sum.prices_include_gst, gst: sum.gst, amount: total };
}

async function assertAgreed(call: Call, sources: BillingSources, invoice: FinanceRow, more: number): Promise<void> {
  const { project_id, quote_id } = invoice;
  const job = project_id ? await sources.projects.findOne(call, { _id: new Types.ObjectId(project_id) }) : null;
  const quote = quote_id
    ? await sources.quotes.findOne(call, { _id: new Types.ObjectId(quote_id) })
    : job && (await acceptedQuoteOf(call, sources.quotes, job._id));
  await assertWithinAgreed(call, sources, { quote, job }, more);
}
