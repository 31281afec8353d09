import type { ClientSession, Model, mongo } from 'mongoose';
import type { Filter, Order, RowModel, Update } from './row-model.ts';

/** The MongoDB driver's collection. Nothing is cast: ids have to be ObjectIds. */
interface UnscopedCollection<Row> {
  find(filter: Filter<Row>, options?: { projection: { [K in keyof Row]?: 1 } }): Cursor<Row>;
  findOne(filter: Filter<Row>, options?: { sort: Order<Row> }): Promise<Row | null>;
  insertOne(row: Row, options?: { session: ClientSession }): Promise<unknown>;
  bulkWrite(writes: { updateOne: { filter: Filter<Row>; update: Update<Row> } }[]): Promise<unknown>;
}

interface Cursor<Row> {
  sort(order: Order<Row>): Cursor<Row>;
  limit(most: number): Cursor<Row>;
  toArray(): Promise<Row[]>;
}

/**
 * A model's collection without the owner scope: its queries see every business's records. Only for work on all businesses at
 * once (migrations, clean-up) and for outsiders who hold a link. `reason` tells the reader of a call which it is;
 * tests/architecture/across-owners.test.ts lists every file that may call this.
 */
export const acrossOwners = <Row>(model: RowModel<Row> | Model<Row>, _reason: string): UnscopedCollection<Row> =>
  (model as unknown as { collection: UnscopedCollection<Row> }).collection;

interface Indexed {
  schema: { indexes(): [object, object][] };
  collection: Pick<mongo.Collection, 'createIndexes'>;
}

/**
 * The indexes of each table, those of one table at once: Mongoose asks for one after the other, and each is a write. No
 * record is seen by it.
 */
export async function buildIndexes(models: Iterable<Indexed>): Promise<void> {
  for (const { schema, collection } of models) {
    const indexes = schema.indexes().map(([key, options]) => ({ ...options, key: new Map(Object.entries(key)) }));
    if (indexes.length > 0) await collection.createIndexes(indexes);
  }
}
