import type { Types } from 'mongoose';
import type { PageRequest } from './paging.ts';
import type { AnyRow, Written } from './row.ts';
import type { Filter, RowModel } from './row-model.ts';
import type { WriteCall } from './write-call.ts';

export type Fields = Record<string, unknown>;

/** Reads and writes one owned table. Every write is announced before, recorded in the call, and increments `version`. */
export interface Repository<Row = AnyRow> {
  readonly model: RowModel<Row>;
  readonly table: string;
  page(
    call: WriteCall,
    /** With `deleted` those that can still be brought back, in place of those that are there. */
    request: PageRequest & { q?: string | undefined; deleted?: boolean },
    filters: Fields,
  ): Promise<{ docs: Row[]; next: string | null }>;
  /** Throws not_found for a record that is missing, deleted or somebody else's: they look the same. */
  get(call: WriteCall, id: string): Promise<Row>;
  /** By id; deleted records are included, because others may still refer to them. */
  byIds(call: WriteCall, ids: readonly (Types.ObjectId | null | undefined)[]): Promise<Map<string, Row>>;
  findOne(call: WriteCall, filter: Filter<Row>): Promise<Row | null>;
  /** `_id` may be given, from `call.newId()`, so that a repeated insert makes the same record. */
  insert(call: WriteCall, fields: Written<Row>): Promise<Row>;
  /** Throws a conflict where `version` is given and is no longer the record's. */
  update(call: WriteCall, id: string, fields: Written<Row>, version?: number): Promise<Row>;
  /** Throws what `update` would throw for these fields, and writes nothing. */
  assertChange(call: WriteCall, before: Row, fields: Written<Row>): Promise<void>;
  remove(call: WriteCall, id: string): Promise<void>;
  /** Takes back that a record was made: it is deleted, or becomes what its table says instead. */
  retract(call: WriteCall, id: string): Promise<void>;
  /** Restores a deleted record; one that is not deleted stays as it is. Throws where its unique number was reused since. */
  restore(call: WriteCall, id: string): Promise<Row>;
}
