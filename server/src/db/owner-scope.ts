import type { Query, Schema, Types } from 'mongoose';

const QUERIES = [
  'countDocuments',
  'deleteMany',
  'deleteOne',
  'distinct',
  'find',
  'findOne',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndUpdate',
  'replaceOne',
  'updateMany',
  'updateOne',
] as const;

/** Thrown instead of running a query that names no owner: it could show one business's records to another. */
export class UnscopedQueryError extends Error {
  constructor(collection: string, operation: string) {
    super(`${operation} on ${collection} without user_id: every query on an owned collection names its owner.`);
    this.name = 'UnscopedQueryError';
  }
}

/** Mongoose plugin: throws unless the filter pins `user_id` to one owner. */
export function ownerScope(schema: Schema): void {
  if (!schema.path('user_id')) throw new Error('An owned schema has a user_id.');

  schema.pre([...QUERIES], function (this: Query<unknown, unknown>) {
    const operation = (this as unknown as { op: string }).op;
    if (!isOneOwner(this.getFilter().user_id)) throw new UnscopedQueryError(this.model.collection.name, operation);
  });

  schema.pre('estimatedDocumentCount', function () {
    throw new UnscopedQueryError(this.model.collection.name, 'estimatedDocumentCount');
  });

  schema.pre('aggregate', function () {
    const pipeline = this.pipeline() as Stage[];
    const owner = pipeline[0]?.$match?.user_id;
    if (!isOneOwner(owner)) throw new UnscopedQueryError(this.model().collection.name, 'aggregate');
    const own = pipeline.flatMap((stage) => ownUnion(stage, owner) ?? [stage]);
    const reaches = JSON.stringify(own).match(/"\$(lookup|graphLookup|unionWith|merge|out)"/);
    if (reaches) throw new UnscopedQueryError(this.model().collection.name, `aggregate with ${reaches[0]}`);
  });
}

interface Stage {
  $match?: { user_id?: unknown };
  $unionWith?: { pipeline?: Stage[] };
}

/** The stages of a `$unionWith` that starts by matching the same owner; undefined for every other stage. */
function ownUnion({ $unionWith }: Stage, owner: unknown): Stage[] | undefined {
  const id = $unionWith?.pipeline?.[0]?.$match?.user_id;
  return isOneOwner(id) && String(id) === String(owner) ? $unionWith?.pipeline : undefined;
}

/** A plain id: no operator, no list, nothing that could match a second owner. */
function isOneOwner(value: unknown): value is Types.ObjectId | string {
  return (
    (typeof value === 'string' && value !== '') || (value as { _bsontype?: string } | null)?._bsontype === 'ObjectId'
  );
}
