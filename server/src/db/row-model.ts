import type { Connection, mongo, Schema, Types } from 'mongoose';
import type { Given } from './row.ts';

/** The comparison operators of a filter, for a field of type T. */
interface Operators<T> {
  $eq?: Given<T> | null;
  $ne?: Given<T> | null;
  $in?: readonly (Given<T> | null)[];
  $nin?: readonly (Given<T> | null)[];
  $gt?: Given<NonNullable<T>>;
  $gte?: Given<NonNullable<T>>;
  $lt?: Given<NonNullable<T>>;
  $lte?: Given<NonNullable<T>>;
  $type?: string;
  $exists?: boolean;
  $regex?: RegExp | string;
  $options?: string;
  $not?: RegExp | Operators<T>;
  $all?: readonly Given<T>[];
}

/** A filter on a list field matches its members. */
type Member<T> = T extends readonly (infer E)[] ? E : T;
type Condition<T> = Given<T> | Given<Member<T>> | Operators<Member<T>> | RegExp | null;

/**
 * A filter that may only name fields of the table, with values of their types; Mongoose's own type accepts any name. Dotted
 * paths are not checked.
 */
export type Filter<Row> = { [K in keyof Row]?: Condition<Row[K]> } & {
  $and?: readonly Filter<Row>[];
  $or?: readonly Filter<Row>[];
  $nor?: readonly Filter<Row>[];
  [path: `${string}.${string}`]: unknown;
};

type Values<Row> = { [K in keyof Row]?: Given<Row[K]> };
type Numbers<Row> = { [K in keyof Row]?: number };
type Members<Row> = { [K in keyof Row]?: unknown };

interface Paths {
  [path: `${string}.${string}`]: unknown;
}

/** The update operators, typed like `Filter`. */
export interface Update<Row> {
  $set?: Values<Row> & Paths;
  $setOnInsert?: Values<Row>;
  $inc?: Numbers<Row> & Paths;
  $max?: { [K in keyof Row]?: Row[K] };
  $unset?: { [K in keyof Row]?: unknown } & Paths;
  $push?: Members<Row> & Paths;
  $pull?: Members<Row> & Paths;
  $addToSet?: Members<Row> & Paths;
}

export type Order<Row> = { [K in keyof Row]?: 1 | -1 } & { [path: `${string}.${string}`]: 1 | -1 };
type Projection<Row> = { [K in keyof Row]?: 0 | 1 } & { [path: `${string}.${string}`]: 0 | 1 };

/** A query that is being built. Only `lean()` runs it, so results are always plain rows, never Mongoose documents. */
interface RowQuery<Row, Result> {
  select(fields: Projection<Row>): RowQuery<Row, Result>;
  sort(order: Order<Row>): RowQuery<Row, Result>;
  limit(most: number): RowQuery<Row, Result>;
  skip(some: number): RowQuery<Row, Result>;
  batchSize(records: number): RowQuery<Row, Result>;
  lean<As = Result>(): Answer<As>;
}

interface Answer<Result> extends Promise<Result> {
  exec(): Promise<Result>;
  cursor(options?: {
    batchSize: number;
  }): AsyncIterable<Result extends readonly (infer Row)[] ? Row : Result> & { close(): Promise<void> };
}

/**
 * A Mongoose model of an owned table, reduced to the queries in use and typed by the table's fields. Every filter has to
 * name `user_id` (owner-scope.ts).
 */
export interface RowModel<Row> {
  readonly modelName: string;
  readonly schema: Schema;
  readonly db: Connection;
  readonly collection: Pick<mongo.Collection, 'createIndexes'>;
  createIndexes(): Promise<void>;
  find(filter: Filter<Row>, fields?: Projection<Row>): RowQuery<Row, Row[]>;
  findOne(filter: Filter<Row>, fields?: Projection<Row>): RowQuery<Row, Row | null>;
  findOneAndUpdate(
    filter: Filter<Row>,
    update: Update<Row>,
    options?: { returnDocument: 'before' | 'after'; sort?: Order<Row>; upsert?: boolean },
  ): RowQuery<Row, Row | null>;
  findOneAndDelete(filter: Filter<Row>): RowQuery<Row, Row | null>;
  exists(filter: Filter<Row>): Answer<{ _id: Types.ObjectId } | null>;
  countDocuments(filter: Filter<Row>): Answer<number>;
  aggregate<Found>(pipeline: readonly object[]): Answer<Found[]>;
  updateOne(filter: Filter<Row>, update: Update<Row>, options?: { upsert?: boolean }): Answer<mongo.UpdateResult>;
  updateMany(filter: Filter<Row>, update: Update<Row>): Answer<mongo.UpdateResult>;
  deleteOne(filter: Filter<Row>): Answer<mongo.DeleteResult>;
  deleteMany(filter: Filter<Row>): Answer<mongo.DeleteResult>;
  insertMany(rows: readonly Values<Row>[]): Promise<unknown>;
  bulkWrite(
    writes: readonly { updateOne: { filter: Filter<Row>; update: Update<Row>; upsert?: boolean } }[],
    options?: { ordered: boolean },
  ): Promise<unknown>;
}
