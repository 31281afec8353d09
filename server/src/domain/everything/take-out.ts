import { type Connection, Types } from 'mongoose';
import type { AnyRow } from '../../db/row.ts';
import { type UserDoc, userModel } from '../accounts/user.ts';
import { type JsonRecord, type Names, recordToJson } from './exact-json.ts';
import { createNames, type Derived, NO_MASK, NOBODY } from './names.ts';
import { ACCOUNT, PROFILE } from './profile.ts';
import { COMES_BACK, LEFT_BEHIND, TAKEN_OUT_ONLY } from './tables.ts';

const AT_ONCE = 100;

/** All that a business has on file, read a hundred records at a time. */
export interface TakenOut {
  /** The records of a table that come back, in the order of their ids in the copy. */
  records(table: string): AsyncGenerator<{ record: JsonRecord; row: AnyRow }>;
  /** What is only taken along. */
  aside(table: string): AsyncGenerator<JsonRecord>;
  profile: JsonRecord;
  account: JsonRecord;
}

export type TakeOut = (userId: string) => Promise<TakenOut>;

/** Takes out what `tables.ts` says. A record that is deleted meanwhile is left out. */
export const createTakeOut =
  (connection: Connection): TakeOut =>
  async (userId) => {
    const user_id = new Types.ObjectId(userId);
    const user = await userModel(connection).findOne({ _id: user_id }).lean<UserDoc>();
    if (!user) throw new Error('Nobody has this account.');
    const ids = new Map<string, string[]>();
    for (const table of Object.keys(COMES_BACK)) ids.set(table, await idsOf(connection, table, user_id));
    const names = createNames({
      from: userId,
      to: NOBODY,
      mask: user.id_mask ?? NO_MASK,
      known: new Set([...ids.values()].flat()),
      derived: await derivedOf(connection, user_id),
    });
    return {
      records: (table) => recordsOf(connection, table, user_id, ids.get(table) ?? [], names),
      async *aside(table) {
        const found = modelOf(connection, table).find({ user_id }).sort({ _id: 1 }).lean();
        for await (const row of found.cursor({ batchSize: AT_ONCE }))
          yield recordToJson(without(row, [...LEFT_BEHIND, ...(TAKEN_OUT_ONLY[table]?.without ?? [])]), names);
      },
      profile: recordToJson(only(user, PROFILE), names),
      account: recordToJson(only(user, ACCOUNT), names),
    };
  };

const modelOf = (connection: Connection, table: string) => connection.model<AnyRow>(table);

async function idsOf(connection: Connection, table: string, user_id: Types.ObjectId): Promise<string[]> {
  const ids: string[] = [];
  const found = modelOf(connection, table)
    .find({ user_id, ...COMES_BACK[table]?.goes })
    .select({ _id: 1 })
    .lean();
  for await (const { _id } of found.cursor({ batchSize: 1000 })) ids.push(_id.toString());
  return ids;
}

async function* recordsOf(
  connection: Connection,
  table: string,
  user_id: Types.ObjectId,
  ids: readonly string[],
  names: Names,
): AsyncGenerator<{ record: JsonRecord; row: AnyRow }> {
  const { goes, without: fields = [] } = COMES_BACK[table] ?? {};
  const there = (id: string) => (Types.ObjectId.isValid(id) ? names.id(id) : names.text(id));
  const ordered = ids
    .map((id) => ({ id, as: there(id) }))
    .sort((a, b) => (a.as < b.as ? -1 : 1))
    .map(({ id }) => id);
  for (let start = 0; start < ordered.length; start += AT_ONCE) {
    const some = ordered.slice(start, start + AT_ONCE);
    const rows = await modelOf(connection, table)
      .find({ user_id, _id: { $in: some }, ...goes })
      .lean<AnyRow[]>();
    const byId = new Map(rows.map((row) => [row._id.toString(), row]));
    for (const id of some) {
      const row = byId.get(id);
      if (row) yield { row, record: recordToJson(without(row, [...LEFT_BEHIND, ...fields]), names) };
    }
  }
}

/** What has an id that follows from its owner. */
async function derivedOf(connection: Connection, user_id: Types.ObjectId): Promise<Derived[]> {
  const derived: Derived[] = [];
  for (const kind of ['correspondence', 'opt_outs'] as const) {
    const found = modelOf(connection, kind).find({ user_id }).select({ channel: 1, address: 1 }).lean();
    for await (const { _id, channel, address } of found.cursor({ batchSize: 1000 }))
      derived.push({ kind, id: _id.toString(), channel: `${channel}`, address: `${address}` });
  }
  const imports = modelOf(connection, 'imports').find({ user_id }).select({ lines: 1 }).lean();
  for await (const { _id, lines } of imports.cursor({ batchSize: 100 }))
    derived.push({ kind: 'imports', id: _id.toString(), lines: numbersIn(lines) });
  return derived;
}

export const numbersIn = (lines: unknown): number[] =>
  Array.isArray(lines) ? lines.filter((line) => typeof line === 'number') : [];

const without = (row: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name)));

const only = (user: UserDoc, fields: readonly (keyof UserDoc)[]): object =>
  Object.fromEntries(fields.map((name) => [name, user[name]]).filter(([, value]) => value !== undefined));
