import { LIMITS } from '@smoko/contract';
import { createContentSum } from './content-sum.ts';
import { isRecord, type Json, type JsonRecord } from './exact-json.ts';
import { PROFILE_FILE, recordsFile } from './manifest.ts';
import { type Derived, NOBODY } from './names.ts';
import { type Copy, refused } from './open-copy.ts';
import { COMES_BACK } from './tables.ts';
import { numbersIn } from './take-out.ts';

/** Of a channel and an address together; an e-mail address has 254 (RFC 5321). */
const LONGEST_ADDRESS = 400;

/** What has to be known of a whole copy before its first record can be written. */
export interface CopyRead {
  known: ReadonlySet<string>;
  derived: readonly Derived[];
  profile: JsonRecord;
  records: number;
}

/**
 * Reads a copy from end to end, writes nothing, and holds all of it against the manifest: every file against its hash, the
 * whole against the one hash. Throws AppError for what is not whole.
 */
export async function readCopy(copy: Copy): Promise<CopyRead> {
  // what was changed is told from what was never a copy
  for (const entry of copy.manifest.entries) for await (const _ of copy.content(entry));
  const sum = createContentSum();
  const known = new Set<string>();
  const derived: Derived[] = [];
  let records = 0;
  for (const table of Object.keys(COMES_BACK)) {
    sum.table(table);
    let last = '';
    for await (const record of copy.records(recordsFile(table))) {
      records += 1;
      if (records > LIMITS.copyRecords) throw refused('holds more records than can be brought back at once');
      const id = idIn(table, record);
      if (id <= last) throw refused(`does not hold its records in order, or one twice, in ${recordsFile(table)}`);
      last = id;
      known.add(id);
      derived.push(...derivedIn(table, id, record));
      sum.record(table, record);
    }
  }
  const profile = await profileIn(copy);
  sum.table('profile');
  sum.record('profile', profile);
  sum.files(
    copy.manifest.entries.flatMap(({ stored, ...entry }) => (stored === undefined ? [] : [{ ...entry, stored }])),
  );
  if (sum.hex() !== copy.manifest.content_sha256)
    throw refused('was changed: its content does not have the hash that its manifest says');
  return { known, derived, profile, records };
}

/** The id of a record as it stands in a copy. */
function idIn(table: string, { _id }: JsonRecord): string {
  const id = isRecord(_id ?? null) ? oidIn(_id) : _id;
  const wanted = table === 'automations' ? new RegExp(`^${NOBODY}:[a-z_]{1,40}$`) : /^[0-9a-f]{24}$/;
  if (typeof id !== 'string' || !wanted.test(id) || isRecord(_id ?? null) === (table === 'automations'))
    throw refused(`holds a record without an id in ${recordsFile(table)}`);
  return id;
}

const oidIn = (value: Json | undefined): Json | undefined =>
  value !== undefined && isRecord(value) ? value.$oid : value;

function derivedIn(table: string, id: string, { channel, address, lines }: JsonRecord): Derived[] {
  if (table === 'imports') {
    if (Array.isArray(lines) && lines.length > LIMITS.importRows) throw refused('holds an import of too many lines');
    return [{ kind: table, id, lines: numbersIn(lines) }];
  }
  if (table !== 'correspondence' && table !== 'opt_outs') return [];
  if (`${channel}${address}`.length > LONGEST_ADDRESS) throw refused('holds an address that is too long');
  return [{ kind: table, id, channel: `${channel}`, address: `${address}` }];
}

async function profileIn(copy: Copy): Promise<JsonRecord> {
  const found: JsonRecord[] = [];
  for await (const record of copy.records(PROFILE_FILE)) found.push(record);
  const [profile] = found;
  if (!profile || found.length > 1) throw refused('does not hold one profile');
  return profile;
}
