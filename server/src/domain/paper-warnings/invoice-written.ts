import { AppError, type PaperWarning } from '@smoko/contract';
import { assertWithinAgreed } from '../billing/agreed.ts';
import type { BillingSources } from '../billing/billing.ts';
import type { Call } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { assertLawful } from '../finance-records/lawful-paper.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { acceptedQuoteOf } from '../quotes/accepted-quote.ts';
import { agreedBeforeGst } from './agreed-before-gst.ts';

interface Written {
  job: ProjectRow | null;
  /** Whom it is for; null where it does not say. */
  buyer: ClientRow | null;
  /** Cents, with its GST. */
  total: number;
}

const SOURCES = {
  AU: {
    name: 'Australian Taxation Office: Tax invoices',
    url: 'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst/tax-invoices',
  },
  NZ: {
    name: 'Inland Revenue: Taxable supply information',
    url: 'https://www.ird.govt.nz/gst/tax-invoices-for-gst/how-tax-invoices-for-gst-work',
  },
} as const;

/**
 * Of an invoice that is being written: what refuses it later, said before. It lacks something that a tax invoice has to
 * say, which is asked when it is issued; or it asks for more than was agreed on, which has to be confirmed.
 */
export async function writtenWarnings(
  call: Call,
  sources: BillingSources,
  { job, buyer, total }: Written,
): Promise<(PaperWarning | null)[]> {
  const { business } = call.actor;
  const quote = job && (await acceptedQuoteOf(call, sources.quotes, job._id));
  const lacks = await refusalOf(async () => assertLawful(business, total, buyer));
  const over = await refusalOf(() => assertWithinAgreed(call, sources, { quote, job }, total));
  return [
    lacks === null ? null : { code: 'paper_lacks', message: lacks, source: SOURCES[business.country] },
    agreedBeforeGst(call, quote, { amount: total, gst: null, lines: [] }),
    over === null ? null : { code: 'over_price', message: over, source: null },
  ];
}

/** Why something would be refused, for people; null where it would not. */
async function refusalOf(check: () => Promise<void>): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
