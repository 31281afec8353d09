import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import { contactKeys } from './contact-keys.ts';

const BATCH = 500;

/** Migration: stores contact keys in the clients or suppliers of all owners that were saved before there were keys. */
export async function fillContactKeys({ model }: Repository): Promise<void> {
  const collection = acrossOwners(model, 'a change of what is stored is made for everybody at once');
  const withoutKeys = () =>
    collection
      .find({ reach: { $exists: false } }, { projection: { name: 1, email: 1, phone: 1 } })
      .limit(BATCH)
      .toArray();
  for (let docs = await withoutKeys(); docs.length; docs = await withoutKeys()) {
    await collection.bulkWrite(
      docs.map((doc) => ({ updateOne: { filter: { _id: doc._id }, update: { $set: contactKeys(doc) } } })),
    );
  }
}
