import type { mongo } from 'mongoose';

interface Indexed {
  schema: { indexes(): [object, object][] };
  collection: Pick<mongo.Collection, 'createIndexes'>;
}

/** The indexes of each table, those of one table at once: Mongoose asks for one after the other, and each is a write. */
export async function buildIndexes(models: Iterable<Indexed>): Promise<void> {
  for (const { schema, collection } of models) {
    const indexes = schema.indexes().map(([key, options]) => ({ ...options, key: new Map(Object.entries(key)) }));
    if (indexes.length > 0) await collection.createIndexes(indexes);
  }
}
