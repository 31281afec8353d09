import { AppError } from '@smoko/contract';
import type { Connection, Types } from 'mongoose';
import type { AnyRow } from '../../db/row.ts';
import { COMES_BACK } from './tables.ts';

const NOT_EMPTY =
  'This business has records already, and a copy comes back only into an empty one. Sign up for a new account with another email address, and import the zip there.';

/** What is there before anything is done: settings of automations, their logo, mails about the account. */
const NO_RECORDS = ['automations', 'automation_notes', 'logos'];

/** Throws a conflict where anything is on file, deleted records that can still be brought back among it. */
export async function assertEmpty(connection: Connection, user_id: Types.ObjectId): Promise<void> {
  for (const [table, { goes }] of Object.entries(COMES_BACK)) {
    if (NO_RECORDS.includes(table)) continue;
    if (await connection.model<AnyRow>(table).exists({ user_id, ...goes })) throw new AppError('conflict', NOT_EMPTY);
  }
}

/** Removes what an empty business has all the same, for what comes back takes its place. */
export async function clearSettings(connection: Connection, user_id: Types.ObjectId): Promise<void> {
  for (const table of NO_RECORDS) await connection.model<AnyRow>(table).deleteMany({ user_id });
}
