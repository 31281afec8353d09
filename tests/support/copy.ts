import { createHash } from 'node:crypto';
import { createContentSum } from '../../server/src/domain/everything/content-sum.ts';
import type { JsonRecord } from '../../server/src/domain/everything/exact-json.ts';
import { type Manifest, PROFILE_FILE, recordsFile } from '../../server/src/domain/everything/manifest.ts';
import { COMES_BACK } from '../../server/src/domain/everything/tables.ts';
import { type Account, prove } from './account.ts';
import { unzipBytes, zipOf } from './unzip.ts';

export interface Copy {
  zip: Buffer;
  files: Map<string, Buffer>;
  manifest: Manifest;
}

/** "Everything (zip)", and what is in it. */
export async function takeOut(account: Account): Promise<Copy> {
  await prove(account);
  const response = await account.fetch('/api/export');
  if (!response.ok) throw new Error(`Nothing was taken out: ${await response.text()}`);
  const zip = Buffer.from(await response.arrayBuffer());
  const files = unzipBytes(zip);
  return { zip, files, manifest: JSON.parse(files.get('manifest.json')?.toString() ?? '') as Manifest };
}

/** Imports a copy; whoever does it has proved who they are. */
export function bringBack(account: Account, zip: Buffer): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(zip)]), 'smoko.zip');
  return account.fetch('/api/restores', { method: 'POST', body });
}

export const recordsIn = ({ files }: Pick<Copy, 'files'>, path: string): JsonRecord[] =>
  (files.get(path)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as JsonRecord);

export const jsonl = (records: readonly JsonRecord[]): Buffer =>
  Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''));

/** A copy with other content and a manifest that says so: whoever makes one can work out every hash as well. */
export function forged({ files, manifest }: Copy, changes: Record<string, Buffer>): Buffer {
  const all = new Map([...files, ...Object.entries(changes)]);
  all.delete('manifest.json');
  const entries = [...all].map(([path, content]) => {
    const before = manifest.entries.find((entry) => entry.path === path);
    return {
      ...before,
      path,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      ...(before?.records === undefined ? {} : { records: content.toString().split('\n').length - 1 }),
    };
  });
  const content_sha256 = sumOf(all, entries);
  return zipOf(all.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, content_sha256, entries }))));
}

function sumOf(files: ReadonlyMap<string, Buffer>, entries: Manifest['entries']): string {
  const copy = { files: new Map(files) };
  const sum = createContentSum();
  try {
    for (const table of Object.keys(COMES_BACK)) {
      sum.table(table);
      for (const record of recordsIn(copy, recordsFile(table))) sum.record(table, record);
    }
    sum.table('profile');
    for (const record of recordsIn(copy, PROFILE_FILE)) sum.record('profile', record);
    sum.files(entries.flatMap(({ stored, ...entry }) => (stored === undefined ? [] : [{ ...entry, stored }])));
    return sum.hex();
  } catch {
    // of what is no record there is no hash; it is refused before anybody looks at it
    return '0'.repeat(64);
  }
}
