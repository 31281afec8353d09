import { AppError } from '@smoko/contract';
import type { Row } from './row.ts';

interface Part {
  invoice_id: string;
  amount: number;
}
const cents = (dollars: unknown): number => Math.round(Number(dollars ?? 0) * 100);
const partsOf = ({ allocations }: Row): Part[] => (allocations ?? []) as Part[];

/** Cents that payments on file pay of an invoice. */
const paidOf = (rows: readonly Row[], invoice: Row): number =>
  rows
    .flatMap(partsOf)
    .filter(({ invoice_id }) => invoice_id === invoice.id)
    .reduce((sum, { amount }) => sum + cents(amount), 0);

/** Cents that credit notes took off an invoice. */
const creditedOf = (rows: readonly Row[], invoice: Row): number =>
  rows
    .filter(({ type, invoice_id }) => type === 'credit_note' && invoice_id === invoice.id)
    .reduce((sum, { amount }) => sum + cents(amount), 0);

/** What is paid and due of a record, as the server works it out. Dollars. */
export function sumsOf(rows: readonly Row[], row: Row): Record<string, unknown> {
  const total = cents(row.amount);
  if (row.type === 'invoice') {
    const credited = creditedOf(rows, row);
    const paid = row.status === 'paid' ? total : Math.min(paidOf(rows, row), total - credited);
    const settled = total > 0 && paid + credited >= total;
    return {
      amount_paid: paid / 100,
      amount_credited: credited / 100,
      amount_due: Math.max(0, total - paid - credited) / 100,
      part_paid: paid > 0 && !settled,
      ...(settled ? { status: 'paid' } : {}),
    };
  }
  const used = partsOf(row).reduce((sum, { amount }) => sum + cents(amount), 0);
  const pays = row.type === 'payment' && row.status === 'paid';
  return { allocations: partsOf(row), unallocated: pays ? (total - used) / 100 : null, part_paid: false };
}

function spread(rows: readonly Row[], open: readonly Row[], total: number): Part[] {
  let left = total;
  return open.flatMap((row) => {
    const amount = Math.min(left, cents(sumsOf(rows, row).amount_due));
    left -= amount;
    return amount > 0 ? [{ invoice_id: row.id, amount: amount / 100 }] : [];
  });
}

/** What a payment pays: the invoice it names, else what is open of its job or client, oldest first; the rest is credit. */
export function allocated(rows: readonly Row[], fields: Record<string, unknown>): Record<string, unknown> {
  const { type, status = 'paid', invoice_id, project_id, client_id, allow_credit, ...rest } = fields;
  const whose = { type, status, project_id, client_id, ...rest };
  if (type !== 'payment' || status !== 'paid') return { ...fields };
  const isOpen = (row: Row) => row.type === 'invoice' && Number(sumsOf(rows, row).amount_due) > 0;
  const open = invoice_id
    ? rows.filter(({ id }) => id === invoice_id)
    : rows.filter(isOpen).filter((row) => (project_id ? row.project_id === project_id : row.client_id === client_id));
  const allocations = spread(rows, client_id || project_id || invoice_id ? open : [], cents(fields.amount));
  const left = cents(fields.amount) - allocations.reduce((sum, { amount }) => sum + cents(amount), 0);
  if (left > 0 && open.length && !allow_credit)
    throw new AppError('more_than_owed', 'More than is still due. Check the amount.');
  return { ...whose, allocations, ...followed(rows, allocations, fields) };
}

/** Whose it is, and for which job, where nobody said: as what it pays. */
function followed(rows: readonly Row[], parts: readonly Part[], said: Record<string, unknown>) {
  const first = rows.find(({ id }) => id === parts[0]?.invoice_id);
  const only = parts.length === 1 ? first : undefined;
  return {
    invoice_id: only?.id ?? null,
    client_id: said.client_id ?? first?.client_id ?? null,
    project_id: said.project_id ?? only?.project_id ?? null,
  };
}
