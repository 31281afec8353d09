import { type Connection, Types } from 'mongoose';
import type { AnyRow } from './row.ts';
import type { RowModel } from './row-model.ts';
import type { OwnedSchema } from './schema.ts';
import type { WriteCall } from './write-call.ts';

/** The filters that every query of an owned table starts from. */
interface OwnerFilters {
  /** All records of the owner, deleted ones too. */
  owner(call: WriteCall): { user_id: Types.ObjectId };
  /** Without the deleted ones. */
  live(call: WriteCall): { user_id: Types.ObjectId; deleted_at?: null };
  /** The deleted ones alone, while they are kept. */
  deleted(call: WriteCall): { user_id: Types.ObjectId; deleted_at: { $gte: Date } };
  /** One of those that are not deleted. */
  one(call: WriteCall, id: string): { user_id: Types.ObjectId; _id: Types.ObjectId; deleted_at?: null };
}

/** What reads, writes and deletions of one table share. */
export interface OwnedTable extends OwnerFilters {
  readonly model: RowModel<AnyRow>;
  readonly table: string;
  /** The word for a record in messages. */
  readonly noun: string;
  /** Whether a deleted record stays, hidden, for some days. */
  readonly softDeletes: boolean;
  /** The record with the schema's casts and defaults. Nothing is validated: the contract has validated the input. */
  cast(record: AnyRow): AnyRow;
}

export function createOwnedTable(
  connection: Connection,
  { table, noun, schema }: { table: string; noun: string; schema: OwnedSchema<AnyRow> },
): OwnedTable {
  const mongooseModel = connection.model<AnyRow>(table, schema, table);
  // narrows Mongoose's types to the names and types of the table's fields
  const model = mongooseModel as unknown as RowModel<AnyRow>;
  const softDeletes = Boolean(model.schema.path('deleted_at'));
  const owner = (call: WriteCall) => ({ user_id: new Types.ObjectId(call.actor.userId) });
  const live = (call: WriteCall) => ({ ...owner(call), ...(softDeletes ? { deleted_at: null } : {}) });
  return {
    model,
    table,
    noun,
    softDeletes,
    owner,
    live,
    // "$ne: null" would not use the index
    deleted: (call) => ({ ...owner(call), deleted_at: { $gte: new Date(0) } }),
    one: (call, id) => ({ ...live(call), _id: new Types.ObjectId(id) }),
    cast: (record) => new mongooseModel(record).toObject(),
  };
}
