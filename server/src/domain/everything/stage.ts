import { DELETED_KEPT_DAYS, invalid } from '@smoko/contract';
import { subDays } from 'date-fns';
import mongoose, { type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { AnyRow } from '../../db/row.ts';
import { STORED_PATH } from '../../files/file-store.ts';
import { canonical, type JsonRecord, type Names, recordFromJson, recordToJson } from './exact-json.ts';
import { recordsFile } from './manifest.ts';
import { fileNamedBy } from './named-files.ts';
import { type Copy, refused } from './open-copy.ts';
import { COMES_BACK, FILE_FIELDS, LEFT_BEHIND, settled } from './tables.ts';

const AT_ONCE = 100;
/** One of each kind, of which there are a dozen. */
const MOST_AUTOMATIONS = 100;
const BYTES_AT_ONCE = 8 << 20;
/** MongoDB takes no larger record. */
const LARGEST_RECORD = 15 << 20;
const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/** Names that change nothing: to compare what was stored with what the tables make of it. */
const AS_IT_IS: Names = { id: (hex) => hex, text: (text) => text };

interface StageParts {
  connection: Connection;
  names: Names;
  /** Whose records they will be. */
  owner: string;
  /** Whose they are until all of them are there. */
  stagingId: Types.ObjectId;
  now: Date;
}

export interface Staged {
  /** How many there are to hand over, by table. */
  counts: ReadonlyMap<string, number>;
  /** Their ids name their owner, so they cannot be there before they are the owner's. */
  automations: readonly AnyRow[];
}

/** Writes the records of a copy, as they come back, where nobody sees them. Throws AppError for what cannot be a record. */
export async function stage(copy: Copy, parts: StageParts): Promise<Staged> {
  const counts = new Map<string, number>();
  const automations: AnyRow[] = [];
  for (const table of Object.keys(COMES_BACK)) {
    let rows: AnyRow[] = [];
    let bytes = 0;
    const store = async () => {
      if (rows.length === 0) return;
      await insert(parts.connection, table, rows);
      [rows, bytes] = [[], 0];
    };
    for await (const record of copy.records(recordsFile(table))) {
      const row = rowOf(table, record, parts);
      if (isLongDeleted(row, parts.now)) continue;
      const size = sizeOf(row, table);
      if (table === 'automations') {
        if (automations.length === MOST_AUTOMATIONS) throw refused('holds more automations than there are');
        automations.push({ ...row, user_id: new Types.ObjectId(parts.owner) });
        continue;
      }
      counts.set(table, (counts.get(table) ?? 0) + 1);
      rows.push(row);
      bytes += size;
      if (rows.length === AT_ONCE || bytes > BYTES_AT_ONCE) await store();
    }
    await store();
  }
  return { counts, automations };
}

/** As the records of before it: deleted for longer than that, it would be removed at any moment. */
const isLongDeleted = ({ deleted_at }: AnyRow, now: Date): boolean =>
  deleted_at instanceof Date && deleted_at < subDays(now, DELETED_KEPT_DAYS);

function rowOf(table: string, record: JsonRecord, { connection, names, owner, stagingId }: StageParts): AnyRow {
  const { without = [], goes = {} } = COMES_BACK[table] ?? {};
  for (const name of [...LEFT_BEHIND, ...without])
    if (name in record) throw refused(`holds a record with a field ${name}`);
  if ('about_account' in goes && record.about_account === true) throw refused('holds mail about an account');
  const fields = recordFromJson(settled(table, record), checked(names, owner));
  assertColours(fields);
  const path = fileNamedBy(table, fields);
  if (path !== null && !isOwnFile(path, owner)) throw refused('names a file that is not in it');
  const row = asTable(connection, table, { ...fields, user_id: stagingId });
  if (FILE_FIELDS[table] === 'file_path' && path === null) throw refused(`holds a record in ${table} without its file`);
  return row;
}

const isOwnFile = (path: string, owner: string): boolean => STORED_PATH.test(path) && path.startsWith(`${owner}/`);

/** No text may name a file of somebody else, wherever in a record it stands. */
const checked = (names: Names, owner: string): Names => ({
  id: names.id,
  text(text) {
    const named = names.text(text);
    if (STORED_PATH.test(named) && !isOwnFile(named, owner)) throw refused('names a file of somebody else');
    return named;
  },
});

/** The row, where the table takes each of its values as it is. Throws AppError for other fields and other types. */
function asTable(connection: Connection, table: string, fields: Record<string, unknown>): AnyRow {
  const model = connection.model<AnyRow>(table);
  try {
    const doc = new model(fields, undefined, { defaults: false });
    const wrong = doc.validateSync();
    const cast: AnyRow = doc.toObject();
    if (!wrong && canonical(recordToJson(cast, AS_IT_IS)) === canonical(recordToJson(fields, AS_IT_IS)))
      return { ...cast, ...fields };
  } catch {
    // a field that the table does not have, or no value of its kind
  }
  throw refused(`holds a record in ${table} with fields that are not its own, or of the wrong kind`);
}

function sizeOf(row: AnyRow, table: string): number {
  const size = mongoose.mongo.BSON.calculateObjectSize(row);
  if (size > LARGEST_RECORD) throw refused(`holds a record in ${table} that is too large`);
  return size;
}

async function insert(connection: Connection, table: string, rows: readonly AnyRow[]): Promise<void> {
  await connection
    .model<AnyRow>(table)
    .insertMany(rows, { lean: true })
    .catch((error: unknown) => {
      if (isDuplicateKey(error)) throw refused(`holds two records in ${table} that cannot both be`);
      throw error;
    });
}

/** A colour stands in pages as it is. */
function assertColours(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (/^brand_?colour$/i.test(name) && inner != null && !(typeof inner === 'string' && HEX_COLOUR.test(inner)))
      throw invalid('file', 'A record in that copy has a colour that is none. Nothing was brought back.');
    assertColours(inner);
  }
}
