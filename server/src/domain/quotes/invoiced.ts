import { AppError } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { WriteCall } from '../../db/write-call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { ISSUED, invoiceTitle } from '../finance-records/stages.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { QuoteRow } from './schema.ts';

/** Of these quotes, those that were accepted and have an issued invoice, or whose job has one; with an invoice of each. */
export async function invoicedOf(
  call: WriteCall,
  { model }: Repository<FinanceRow>,
  quotes: readonly QuoteRow[],
): Promise<ReadonlyMap<string, FinanceRow>> {
  const accepted = quotes.filter(({ status }) => status === 'accepted');
  if (!accepted.length) return new Map();
  const jobs = accepted.flatMap(({ project_id }) => project_id ?? []);
  const invoices = await model
    .find({
      ...liveOf(call),
      ...ISSUED,
      $or: [{ quote_id: { $in: accepted.map(({ _id }) => _id) } }, { project_id: { $in: jobs } }],
    })
    .lean();
  return new Map(
    accepted.flatMap(({ _id, project_id }) => {
      const invoice = invoices.find(
        (one) => one.quote_id?.equals(_id) || (project_id && one.project_id?.equals(project_id)),
      );
      return invoice ? [[_id.toHexString(), invoice] as const] : [];
    }),
  );
}

/** What the client agreed to is on no other paper, and the price of the job follows from it. */
export async function assertNotInvoiced(
  call: WriteCall,
  financeRecords: Repository<FinanceRow>,
  quote: QuoteRow,
): Promise<void> {
  const [invoice] = (await invoicedOf(call, financeRecords, [quote])).values();
  if (!invoice) return;
  const title = invoiceTitle(invoice);
  throw new AppError(
    'conflict',
    `Quote ${quote.quote_number} was accepted and ${title} is issued, so it stays on file. If the price changed, credit the invoice or add a variation to the job.`,
  );
}
