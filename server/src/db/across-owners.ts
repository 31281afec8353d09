import type { Model } from 'mongoose';
import type { Filter, Order, RowModel, Update } from './row-model.ts';

/** The driver's own collection: nothing is cast, so an id is given as an ObjectId. */
interface EverybodysRows<Row> {
  find(filter: Filter<Row>, options?: { projection: { [K in keyof Row]?: 1 } }): Cursor<Row>;
  findOne(filter: Filter<Row>, options?: { sort: Order<Row> }): Promise<Row | null>;
  insertOne(row: Row): Promise<unknown>;
  bulkWrite(writes: { updateOne: { filter: Filter<Row>; update: Update<Row> } }[]): Promise<unknown>;
}

interface Cursor<Row> {
  sort(order: Order<Row>): Cursor<Row>;
  limit(most: number): Cursor<Row>;
  toArray(): Promise<Row[]>;
}

/**
 * The collection of a model past the owner scope: its queries name no owner, so they see every business's records. Only what
 * works for all businesses at once, or for somebody outside who holds a link, may use it. `reason` says which of these it
 * is, for whoever reads the call; tests/architecture/across-owners.test.ts lists every file that calls this.
 */
export const acrossOwners = <Row>(model: RowModel<Row> | Model<Row>, _reason: string): EverybodysRows<Row> =>
  (model as unknown as { collection: EverybodysRows<Row> }).collection;
