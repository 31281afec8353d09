import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { FinanceRow } from './schema.ts';

const invoicesOf = ({ type, allocations, invoice_id }: FinanceRow) =>
  type === 'payment'
    ? (allocations ?? []).map((part) => part.invoice_id)
    : type === 'credit_note' && invoice_id
      ? [invoice_id]
      : [];

/** Joins the numbers of the invoices that payments pay and credit notes are for, with one query for a whole page. */
export async function withInvoiceNumbers<Shown extends object>(
  call: Call,
  repository: Repository<FinanceRow>,
  records: readonly Shown[],
  rows: readonly FinanceRow[],
): Promise<(Shown & { invoice_numbers: (string | null)[] })[]> {
  const invoices = await repository.byIds(call, rows.flatMap(invoicesOf));
  return records.map((record, at) => {
    const row = rows[at];
    const ids = row ? invoicesOf(row) : [];
    return { ...record, invoice_numbers: ids.map((id) => invoices.get(id.toHexString())?.invoice_number ?? null) };
  });
}
