import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import { receiptsOf, receivedOf } from './received.ts';
import type { FinanceRow } from './schema.ts';

const BATCH = 500;

/** Migration: when money came in for invoices, for those of all owners from before that was kept with them (decision 43). */
export async function fillReceived({ model }: Repository<FinanceRow>): Promise<void> {
  const collection = acrossOwners(model, 'a change of what is stored is made for everybody at once');
  const without = () =>
    collection
      .find({ type: 'invoice', received: { $exists: false } })
      .limit(BATCH)
      .toArray();
  const receivedFor = async (invoice: FinanceRow) => {
    const owner = { user_id: invoice.user_id, deleted_at: null };
    const [payments, credits] = await Promise.all([
      model.find({ ...owner, type: 'payment', status: 'paid', 'allocations.invoice_id': invoice._id }).lean(),
      model.find({ ...owner, type: 'credit_note', invoice_id: invoice._id }).lean(),
    ]);
    const onFile = await receiptsOf(owner, model, invoice, payments, credits);
    return receivedOf({ ...invoice, received: onFile }) ?? [];
  };
  for (let invoices = await without(); invoices.length; invoices = await without()) {
    const filled = [];
    for (const invoice of invoices) filled.push({ _id: invoice._id, received: await receivedFor(invoice) });
    await collection.bulkWrite(
      filled.map(({ _id, received }) => ({ updateOne: { filter: { _id }, update: { $set: { received } } } })),
    );
  }
}
