import type { FinanceRecord } from '@smoko/contract';
import { money } from './format.ts';
import { type StoredLine, tell } from './quote-lines.ts';

/** The lines of an invoice as the tools change them. */
export const linesOfInvoice = ({ lines }: Pick<FinanceRecord, 'lines'>): StoredLine[] =>
  lines.map(({ description, quantity, unit, unit_price }) => ({ description, quantity, unit, unit_price }));

/** ". Labour: 3 h x $95.00 = $285.00; Callout: $80.00. $365.00 plus GST $36.50": what an invoice is made up of, from what is stored. */
export function linesTold(invoice: FinanceRecord): string {
  const { gst, subtotal, prices_include_gst: included } = invoice;
  const lines = linesOfInvoice(invoice).map(tell).join('; ');
  const sums = gst && subtotal !== null && !included ? `. ${money(subtotal)} plus GST ${money(gst)}` : '';
  return lines ? `. ${lines}${sums || (gst ? `. GST of ${money(gst)} in it` : '')}` : '';
}

interface SaidOfSum {
  gst?: 'inc' | 'plus' | undefined;
  amount?: number | undefined;
  rate?: number | undefined;
  count?: number | undefined;
  percent_of_budget?: number | undefined;
  balance?: boolean | undefined;
}

/** "no, those were inc GST" of an invoice with lines: their prices stay, and what they hold changes. Null for any other. */
export function gstOfLines({ gst, ...sums }: SaidOfSum, { lines }: FinanceRecord) {
  const { amount, rate, count, percent_of_budget, balance } = sums;
  const [only, another] = lines ?? [];
  const isLined = another !== undefined || (only !== undefined && only.quantity !== 1);
  const isSum = [amount, rate, count, percent_of_budget, balance].some((one) => one !== undefined);
  return gst && isLined && !isSum ? { prices_include_gst: gst === 'inc' } : null;
}
