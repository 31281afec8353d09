import { AppError } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { WriteCall } from '../../db/write-call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { ISSUED } from '../finance-records/stages.ts';
import { sameId } from '../same-id.ts';
import { liveOf } from '../stats/sum-by.ts';
import { quoteTitle } from './quote-names.ts';
import type { QuoteRow } from './schema.ts';

/**
 * Of these quotes, those that were accepted and asked for since, with an issued invoice of each: the quote's own, or one of
 * its job that names no quote. What was voided or credited as a whole asks for nothing.
 */
export async function invoicedOf(
  call: WriteCall,
  { model }: Repository<FinanceRow>,
  quotes: readonly QuoteRow[],
): Promise<ReadonlyMap<string, FinanceRow>> {
  const accepted = quotes.filter(({ status }) => status === 'accepted');
  if (!accepted.length) return new Map();
  const jobs = accepted.flatMap(({ project_id }) => project_id ?? []);
  const issued = await model
    .find({
      ...liveOf(call),
      ...ISSUED,
      $or: [{ quote_id: { $in: accepted.map(({ _id }) => _id) } }, { project_id: { $in: jobs }, quote_id: null }],
    })
    .lean();
  const asking = issued.filter(({ amount, amount_credited }) => (amount_credited ?? 0) < amount);
  return new Map(
    accepted.flatMap((quote) => {
      const invoice = asking.find((one) => asksFor(one, quote));
      return invoice ? [[quote._id.toHexString(), invoice] as const] : [];
    }),
  );
}

/** One from other books names no quote; what went out before the quote was written is for something else. */
const asksFor = (invoice: FinanceRow, { _id, project_id, created_at }: QuoteRow): boolean =>
  sameId(invoice.quote_id, _id) ||
  Boolean(project_id && !invoice.quote_id && sameId(invoice.project_id, project_id) && invoice.created_at > created_at);

/** Throws `issued`: what the client agreed to is on no other paper, and the price of the job follows from it. */
export async function assertNotInvoiced(
  call: WriteCall,
  financeRecords: Repository<FinanceRow>,
  quote: QuoteRow,
): Promise<void> {
  const [invoice] = (await invoicedOf(call, financeRecords, [quote])).values();
  if (!invoice) return;
  const number = invoice.invoice_number ? ` (${invoice.invoice_number})` : '';
  throw new AppError(
    'issued',
    `${quoteTitle(quote)} is accepted and invoiced${number}, so it stays as it is. Add a variation for what has changed, or make a new quote.`,
  );
}
