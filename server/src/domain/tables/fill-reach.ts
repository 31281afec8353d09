import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import { reachKeys } from './reach-keys.ts';

const BATCH = 500;

/** Clients or suppliers from before their keys were kept; of everybody. */
export async function fillReach({ model }: Repository): Promise<void> {
  const collection = acrossOwners(model, 'a change of what is stored is made for everybody at once');
  const lacking = () =>
    collection
      .find({ reach: { $exists: false } }, { projection: { name: 1, email: 1, phone: 1 } })
      .limit(BATCH)
      .toArray();
  for (let docs = await lacking(); docs.length; docs = await lacking()) {
    await collection.bulkWrite(
      docs.map((doc) => ({ updateOne: { filter: { _id: doc._id }, update: { $set: reachKeys(doc) } } })),
    );
  }
}
