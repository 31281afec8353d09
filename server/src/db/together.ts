import mongoose, { type ClientSession, type Connection } from 'mongoose';
import type { AnyRow } from './row.ts';
import type { StoredChange, WriteCall } from './write-call.ts';

/**
 * What a write of one record changes in others of its table, in the write's transaction: an error takes all of it back.
 * `after` is null for a record that is deleted, `before` for one that is new or restored. Returns what it changed.
 */
export type Follow<Row = AnyRow> = (call: WriteCall, after: Row | null, before: Row | null) => Promise<StoredChange[]>;

/** Runs a write and what follows from it as one: all of it is stored, or nothing. */
export type Together = <After extends AnyRow | null>(
  call: WriteCall,
  before: AnyRow | null,
  write: (session: ClientSession | undefined) => Promise<After>,
) => Promise<After>;

// a model's queries join the transaction they run in
mongoose.set('transactionAsyncLocalStorage', true);

/** A table that nothing follows from writes without a transaction. */
export function createTogether(connection: Connection, follow: Follow | undefined): Together {
  if (!follow) return (_call, _before, write) => write(undefined);
  return async (call, before, write) => {
    // may run several times, where others write at the same moment: only what was committed counts
    const { after, follows } = await connection.transaction(async (session) => {
      const written = await write(session);
      return { after: written, follows: await follow(call, written, before) };
    });
    call.changes.push(...follows);
    return after;
  };
}
