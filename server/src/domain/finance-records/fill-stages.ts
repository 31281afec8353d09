import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { FinanceRow } from './schema.ts';

const BATCH = 500;

/** Migration: invoices from before there were drafts went out with the figures they have (decision 44). */
export async function fillStages({ model }: Repository<FinanceRow>): Promise<void> {
  const collection = acrossOwners(model, 'a change of what is stored is made for everybody at once');
  const before = () =>
    collection
      .find({ type: 'invoice', stage: null }, { projection: { _id: 1 } })
      .limit(BATCH)
      .toArray();
  const set = { stage: 'issued', kind: 'standard' } satisfies Partial<FinanceRow>;
  for (let invoices = await before(); invoices.length; invoices = await before()) {
    await collection.bulkWrite(invoices.map(({ _id }) => ({ updateOne: { filter: { _id }, update: { $set: set } } })));
  }
}
