import { type FinanceRecord, financeRecords } from '@smoko/contract';
import type { Session } from '../session/session.ts';
import { formatMoney, formatStatus } from '../term/format.ts';

/** How far a record of money is: "draft", "void", "overdue, part paid". Nothing of a credit note: nobody pays it. */
export function stateOf({ type, stage, status, part_paid }: FinanceRecord): string {
  if (type === 'credit_note') return '';
  if (stage === 'draft' || stage === 'void') return stage;
  if (!part_paid || status === 'paid') return formatStatus(status);
  return status === 'overdue' ? 'overdue, part paid' : 'part paid';
}

/** Which invoices a payment pays: "INV-1001, INV-1002", "INV-1001, $70.80 on account". */
export function placesText({ status, invoice_numbers, unallocated }: FinanceRecord): string {
  if (status !== 'paid') return `nothing yet: ${formatStatus(status)}`;
  const numbers = invoice_numbers.map((number) => number ?? 'an older invoice');
  return [...numbers, unallocated ? `${formatMoney(unallocated)} on account` : ''].filter(Boolean).join(', ');
}

/** "$110.00 inc GST"; of what holds none, the sum alone. */
export const withGst = ({ amount, gst }: Pick<FinanceRecord, 'amount' | 'gst'>): string =>
  `${formatMoney(amount)}${gst ? ' inc GST' : ''}`;

/** "$276.40 with GST and $13.50 GST free", of what holds both. */
export function bothParts({ lines, gst, prices_include_gst, amount }: FinanceRecord): string | null {
  const free = lines.reduce((sum, line) => sum + (line.tax === 'free' ? Math.round(line.total * 100) : 0), 0) / 100;
  if (!gst || !free || prices_include_gst === null) return null;
  return `${formatMoney(Math.round((amount - free) * 100) / 100)} with GST and ${formatMoney(free)} GST free`;
}

export const invoiceIn = (session: Session, id: string): Promise<FinanceRecord> =>
  session.api.call(financeRecords.operations.get, { id });

/** The invoices that the input of a payment names. */
const namedIn = ({ invoice_id, allocations }: Record<string, unknown>): string[] => {
  const parts: { invoice_id?: unknown }[] = Array.isArray(allocations) ? allocations : [];
  return [invoice_id, ...parts.map((part) => part.invoice_id)].filter((id) => typeof id === 'string');
};

/** Without a client, a job or an invoice nobody can use it up. */
const NOBODYS = "nobody's yet, so it pays nothing. Say whose it is with smoko payments edit and --client or --invoice";

/**
 * Where the money of a payment went: "$1,000.00: $185.95 on INV-1001 (paid), $814.05 on INV-1002 ($1,538.33 due).", and which
 * drafts were issued by it.
 */
export async function moneyPlaces(session: Session, input: Record<string, unknown>) {
  const named = await Promise.all(namedIn(input).map((id) => invoiceIn(session, id).catch(() => null)));
  const drafts = named.flatMap((invoice) => (invoice?.stage === 'draft' ? [invoice.id] : []));
  return async ({
    amount,
    status,
    allocations,
    unallocated,
    client_id,
    project_id,
  }: FinanceRecord): Promise<string[]> => {
    if (status !== 'paid') return [`${formatMoney(amount)} is only expected: it pays nothing yet.`];
    const paid = await Promise.all(
      allocations.map(async (part) => ({ part, invoice: await invoiceIn(session, part.invoice_id) })),
    );
    const parts = paid.map(({ part, invoice: { invoice_number, amount_due } }) => {
      const left = amount_due ? `${formatMoney(amount_due)} due` : 'paid';
      return `${formatMoney(part.amount)} on ${invoice_number ?? 'an older invoice'} (${left})`;
    });
    const whose = client_id || project_id ? 'on account' : NOBODYS;
    if (unallocated) parts.push(parts.length ? `${formatMoney(unallocated)} on account` : whose);
    const issued = paid.filter(({ invoice }) => drafts.includes(invoice.id));
    return [
      `${formatMoney(amount)}: ${parts.join(', ')}.`,
      ...issued.map(({ invoice: { invoice_number } }) => `${invoice_number} was a draft and is issued now.`),
    ];
  };
}
