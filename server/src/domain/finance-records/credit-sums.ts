import { freeIn, invalid, isFree, storedTax } from '@smoko/contract';
import type { PricedLine } from '../../db/stored-fields.ts';
import type { Call } from '../call.ts';
import { dollars } from '../money.ts';
import { addUp, type GivenLine } from '../quotes/add-up.ts';
import { withAndWithout } from './invoice-sums.ts';
import type { FinanceRow } from './schema.ts';
import { askedOf } from './settled.ts';

/** What a credit note takes off. Cents. */
export interface Credit {
  total: number;
  /** null where nobody worked out the GST of the invoice. */
  gst: number | null;
  lines: PricedLine[];
  prices_include_gst: boolean;
}

/** What earlier credit notes left of an invoice: all of it, what of that has no GST on it, and the GST. Cents. */
interface Left {
  total: number;
  free: number;
  gst: number;
}

export function leftOf(invoice: FinanceRow, earlier: readonly FinanceRow[]): Left {
  const credited = (of: (note: FinanceRow) => number) => earlier.reduce((sum, note) => sum + of(note), 0);
  return {
    total: askedOf(invoice),
    free: freeIn(invoice.lines ?? []) - credited(({ lines }) => freeIn(lines ?? [])),
    gst: (invoice.gst ?? 0) - credited(({ gst }) => gst ?? 0),
  };
}

/**
 * So much of an invoice, with GST on as much of it as of what is left: the credit that takes the last of it takes all of
 * its GST, to the cent.
 */
export function creditOfAmount({ gst }: FinanceRow, left: Left, total: number, reason: string): Credit {
  const share = (of: number) => (left.total > 0 ? Math.round((of * total) / left.total) : 0);
  const lines = withAndWithout(reason, total, share(left.free)).map(({ tax, discount_percent: _, ...line }) => ({
    ...line,
    unit: null,
    ...storedTax({ tax }),
    total: line.unit_price,
  }));
  return { total, gst: gst == null ? null : share(left.gst), lines, prices_include_gst: true };
}

/**
 * Lines, priced as those of the invoice. GST as it was charged, whatever the business is today. Throws 422 for more GST, or
 * more without GST, than is left of it.
 */
export function creditOfLines(call: Call, invoice: FinanceRow, left: Left, given: readonly GivenLine[]): Credit {
  const prices_include_gst = invoice.prices_include_gst ?? false;
  const business = { ...call.actor.business, gstRegistered: Boolean(invoice.gst) };
  const lines = taxedAs(invoice, given);
  const sum = addUp({ actor: { business } }, lines, prices_include_gst);
  const { total, lines: summed } = sum;
  if (!invoice.gst) return { total, gst: sum.gst, lines: summed, prices_include_gst };
  const most = summed.length;
  if (total <= left.total && sum.gst > left.gst + most)
    throw invalid(
      'lines',
      `Only ${dollars(left.gst)} of GST is left to credit. Say which of these lines are GST free.`,
    );
  if (total <= left.total && freeIn(summed) > Math.max(0, left.free) + most)
    throw invalid('lines', `Only ${dollars(Math.max(0, left.free))} without GST is left to credit. The rest has GST.`);
  const rest = total === left.total && Math.abs(left.gst - sum.gst) <= most ? left.gst : Math.min(sum.gst, left.gst);
  return { total, gst: prices_include_gst ? rest : sum.gst, lines: summed, prices_include_gst };
}

/**
 * Lines that do not say their tax: that of the line of the invoice with the same words; else GST, which is what a line has
 * that says nothing, but of an invoice without any (decision 57).
 */
function taxedAs({ lines = [] }: FinanceRow, given: readonly GivenLine[]): GivenLine[] {
  if (!lines.some(isFree)) return [...given];
  const otherwise = lines.every(isFree) ? 'free' : 'gst';
  return given.map((line) => {
    const same = lines.find(({ description }) => plain(description) === plain(line.description));
    return { ...line, tax: line.tax ?? (same ? (same.tax ?? 'gst') : otherwise) };
  });
}

const plain = (words: string): string => words.trim().toLowerCase();
