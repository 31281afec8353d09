import type { InvoiceBasis } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { acceptedQuoteOf } from '../quotes/accepted-quote.ts';
import { nameOnPaper } from '../quotes/quote-names.ts';
import { sameId } from '../same-id.ts';
import { liveOf } from '../stats/sum-by.ts';
import { isTakenBack } from './asked.ts';
import type { BillingSources } from './billing.ts';
import { invoicedBefore } from './invoiced-before.ts';
import { acceptedVariations } from './price.ts';

/**
 * How a deposit or a claim of a job came about: what was agreed to, and what was invoiced of that before. null where no quote
 * was: a budget is the tradie's own figure. Cents.
 */
export async function basisOf(
  call: Call,
  sources: BillingSources,
  job: ProjectRow,
  invoice: Written<FinanceRow>,
): Promise<InvoiceBasis | null> {
  const [quote, variations, before] = await Promise.all([
    acceptedQuoteOf(call, sources.quotes, job._id),
    acceptedVariations(call, sources.variations, job),
    issuedBefore(call, sources, job._id, invoice),
  ]);
  if (!quote?.total) return null;
  return {
    agreed: [
      { label: `Quote ${nameOnPaper(quote)}`, amount: quote.total },
      ...variations.map(({ variation_number, description, total }) => ({
        label: `Variation ${variation_number}: ${description}`,
        amount: total,
      })),
    ],
    before: before.map((one) => ({ label: invoicedBefore(one), amount: one.amount })),
  };
}

/** What was invoiced of a job before an invoice, without what was credited as a whole. */
export async function issuedBefore(
  call: Call,
  { financeRecords: { model } }: Pick<BillingSources, 'financeRecords'>,
  project_id: Types.ObjectId,
  invoice: Written<FinanceRow>,
): Promise<FinanceRow[]> {
  const issued = await model
    .find({ ...liveOf(call), type: 'invoice', stage: 'issued', project_id })
    .sort({ issued_on: 1, created_at: 1 })
    .lean();
  return issued.filter((one) => !isTakenBack(one) && isBefore(one, invoice));
}

/** One that is issued now comes after all that are. */
function isBefore(one: FinanceRow, { _id, issued_on, invoice_number_value: number }: Written<FinanceRow>): boolean {
  if (sameId(one._id, _id)) return false;
  if (!issued_on || !one.issued_on || one.issued_on !== issued_on)
    return !issued_on || (one.issued_on ?? '') < issued_on;
  return !number || (one.invoice_number_value ?? 0) < number;
}
