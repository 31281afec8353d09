import { AppError, invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import type { RowModel } from '../../db/row-model.ts';
import type { StoredChange, WriteCall } from '../../db/write-call.ts';
import { dollars } from '../money.ts';
import { liveOf } from '../stats/sum-by.ts';
import { keepInvoice } from './keep-sums.ts';
import { notesOf } from './received.ts';
import type { FinanceRow } from './schema.ts';

/** A payment changes what is due of the invoices that it pays, or paid before. */
export async function followPayment(
  call: WriteCall,
  model: RowModel<FinanceRow>,
  after: FinanceRow | null,
  before: FinanceRow | null,
): Promise<StoredChange[]> {
  assertCoversRefunds(after, before);
  if (JSON.stringify(paysWhat(after)) === JSON.stringify(paysWhat(before))) return [];
  const ids = [...new Set([...[after, before].flatMap(invoicesOf), ...(await onceOf(call, model, before))])].sort();
  const changes: StoredChange[] = [];
  for (const id of ids) {
    const change = await keepInvoice(call, model, new Types.ObjectId(id));
    if (change) changes.push(change);
    else if (invoicesOf(after).includes(id)) throw invalid('allocations', 'That invoice is not on file.');
  }
  return changes;
}

/** Invoices that it paid until a credit note set that free: their GST was counted by it. */
async function onceOf(call: WriteCall, model: RowModel<FinanceRow>, before: FinanceRow | null): Promise<string[]> {
  const notes = before ? await notesOf(liveOf(call), model, [before]) : [];
  return notes.flatMap(({ invoice_id }) => (invoice_id ? [invoice_id.toHexString()] : []));
}

const pays = (row: FinanceRow | null): boolean => row?.type === 'payment' && row.status === 'paid';
const invoicesOf = (row: FinanceRow | null): string[] =>
  pays(row) ? (row?.allocations ?? []).map(({ invoice_id }) => invoice_id.toHexString()) : [];
const paysWhat = (row: FinanceRow | null) => (pays(row) ? [row?.allocations ?? [], row?.paid_date] : []);

/** What was paid back came in. */
function assertCoversRefunds(after: FinanceRow | null, before: FinanceRow | null): void {
  const refunded = before?.refunded ?? 0;
  if (!refunded || (after && pays(after) && (after.unallocated ?? 0) >= 0)) return;
  const message = `${dollars(refunded)} of this payment was refunded. Delete the refund first.`;
  throw new AppError('conflict', message, { errors: [{ path: 'amount', message }] });
}
