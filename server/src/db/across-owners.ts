import type { Model } from 'mongoose';

/**
 * The driver's own collection of a model: its queries name no owner, so they see every business's records. Only what works
 * for all businesses at once, or for somebody outside who holds a link, may use it. `reason` says which of these it is, for
 * whoever reads the call; tests/architecture/across-owners.test.ts lists every file that calls this.
 */
export const acrossOwners = ({ collection }: { collection: Model<unknown>['collection'] }, _reason: string) =>
  collection;
