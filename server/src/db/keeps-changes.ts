import type { Types } from 'mongoose';
import type { AnyRow } from './row.ts';
import type { WriteCall } from './write-call.ts';

/** Told of what happens to records of one table after they were made; joins the transaction of the write, where there is one. */
export interface KeepsChanges {
  changed(call: WriteCall, before: AnyRow, after: AnyRow): Promise<void>;
  removed(call: WriteCall, id: Types.ObjectId): Promise<void>;
  restored(call: WriteCall, id: Types.ObjectId): Promise<void>;
}
