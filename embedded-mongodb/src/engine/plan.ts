import type { Filter } from '../match/filter.ts';
import type { Collection, Index } from './catalogue.ts';
import type { Interval } from './intervals.ts';

export interface SortField {
  path: string;
  direction: 1 | -1;
}

export interface Query {
  collection: Collection;
  filter: Filter;
  sort?: SortField[];
  /** Insertion order, from `{$natural: ±1}`. */
  natural?: 1 | -1;
  skip?: number;
  limit?: number;
  hint?: unknown;
}

/** `_id_` is the unique key of the document table itself; other indexes have a table of their own. */
export interface IndexAccess {
  kind: 'index';
  index: Index | '_id_';
  intervals: Interval[];
  reverse: boolean;
  /** A document may be met more than once, because the index holds array elements. */
  repeats: boolean;
  /** The intervals stand for the whole filter: nothing is left to test. */
  exact: boolean;
  /** One point on `_id`. */
  idHack: boolean;
}

export interface CollectionAccess {
  kind: 'collection';
  reverse: boolean;
}

export interface Plan {
  query: Query;
  access: IndexAccess | CollectionAccess;
  /** Sort in memory: the access does not give the order. */
  sortInMemory: boolean;
}

export const needed = ({ skip = 0, limit = 0 }: Query): number => (limit ? skip + limit : 0);
