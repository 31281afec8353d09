import type { Repository } from '../../db/repository.ts';
import { reachKeys } from './reach-keys.ts';

const BATCH = 500;

/** Clients or suppliers from before their keys were kept; of everybody, past the owner's scope on purpose. */
export async function fillReach({ model }: Repository): Promise<void> {
  const { collection } = model;
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
