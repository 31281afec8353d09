import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import { today } from '../clock.ts';
import type { Allocation, FinanceRow } from './schema.ts';
import { sumsOf } from './settled.ts';

const BATCH = 500;
/** Of the day that an invoice was made on: where its business was is not stored with it. */
const ZONE = 'Australia/Sydney';

/**
 * Migration: what payments pay of invoices, for records of all owners from before that was kept. A payment that names an
 * invoice pays it, the oldest first, up to what it comes to; whatever is more, or names none, is left for the tradie to
 * place. An invoice that is called paid stays so.
 */
export async function fillPaymentSums({ model }: Repository<FinanceRow>): Promise<void> {
  const collection = acrossOwners(model, 'a change of what is stored is made for everybody at once');
  const without = (types: FinanceRow['type'][]) =>
    collection
      .find({ type: { $in: types }, amount_due: { $exists: false } })
      .limit(BATCH)
      .toArray();
  const write = (rows: { row: FinanceRow; set: Partial<FinanceRow> }[]) =>
    collection.bulkWrite(
      rows.map(({ row, set }) => ({
        updateOne: { filter: { _id: row._id }, update: { $set: { ...set, ...sumsOf({ ...row, ...set }) } } },
      })),
    );

  // invoices first: from then on a payment that is left without sums is one whose invoice is done or was deleted
  for (let invoices = await without(['invoice']); invoices.length; invoices = await without(['invoice'])) {
    for (const invoice of invoices) {
      const payments = await collection
        .find({ user_id: invoice.user_id, type: 'payment', status: 'paid', deleted_at: null, invoice_id: invoice._id })
        .sort({ created_at: 1 })
        .toArray();
      let room = invoice.deleted_at ? 0 : invoice.amount;
      const parts = payments.map((row) => {
        const amount = Math.min(room, row.amount);
        room -= amount;
        const allocations: Allocation[] = amount > 0 ? [{ invoice_id: invoice._id, amount }] : [];
        return { row, set: { allocations } };
      });
      if (parts.length) await write(parts);
      const allocated = parts.flatMap(({ set }) => set.allocations).reduce((sum, { amount }) => sum + amount, 0);
      const paid_before = invoice.status === 'paid' ? invoice.amount : 0;
      const issued_on = today({ now: () => invoice.created_at }, ZONE);
      await write([{ row: invoice, set: { allocations: [], allocated, paid_before, issued_on } }]);
    }
  }
  const others: FinanceRow['type'][] = ['payment', 'expense'];
  for (let rows = await without(others); rows.length; rows = await without(others))
    await write(rows.map((row) => ({ row, set: { allocations: [] } })));
}
