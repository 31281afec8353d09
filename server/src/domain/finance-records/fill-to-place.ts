import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { FinanceRow } from './schema.ts';

const BATCH = 500;

/** Migration: payments of all owners, from before that was kept, that are on no invoice wait to be placed (decision 50). */
export async function fillToPlace({ model }: Repository<FinanceRow>): Promise<void> {
  const collection = acrossOwners(model, 'a change of what is stored is made for everybody at once');
  const without = () =>
    collection
      .find({ type: 'payment', status: 'paid', unallocated: { $gt: 0 }, to_place: { $exists: false } })
      .limit(BATCH)
      .toArray();
  for (let payments = await without(); payments.length; payments = await without())
    await collection.bulkWrite(
      payments.map(({ _id }) => ({ updateOne: { filter: { _id }, update: { $set: { to_place: true } } } })),
    );
}
