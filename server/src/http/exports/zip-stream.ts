import { createHash } from 'node:crypto';
import { PassThrough, pipeline, Readable, Transform } from 'node:stream';
import yazl from 'yazl';
import type { Actor } from '../../domain/actor.ts';
import { type ContentSum, createContentSum } from '../../domain/everything/content-sum.ts';
import type { JsonRecord } from '../../domain/everything/exact-json.ts';
import {
  ACCOUNT_FILE,
  asideFile,
  MANIFEST,
  type Manifest,
  type ManifestEntry,
  PROFILE_FILE,
  recordsFile,
} from '../../domain/everything/manifest.ts';
import { createNamedFiles, type NamedFile } from '../../domain/everything/named-files.ts';
import { COMES_BACK, TAKEN_OUT_ONLY } from '../../domain/everything/tables.ts';
import type { TakenOut, TakeOut } from '../../domain/everything/take-out.ts';
import type { Executor } from '../../domain/executor.ts';
import type { FileStore } from '../../files/file-store.ts';
import { csvStream } from './csv-stream.ts';
import { EXPORTS } from './exports.ts';

export interface ZipSource {
  executor: Executor;
  actor: Actor;
  files: FileStore;
  takeOut: TakeOut;
  /** Of this server. */
  version: string;
}

/**
 * Everything of a business as a zip: each list as CSV, then every record in full, then the uploaded files, and last the
 * manifest with the hashes of all of it (decision 69). Each is begun when the one before is through.
 */
export function zipStream(source: ZipSource): Readable {
  const zip = new yazl.ZipFile();
  const out = new PassThrough();
  // one file is open at a time: of a reader who hangs up it is closed
  let open: Readable | undefined;
  let gone = false;
  const fail = (error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error('taking everything out failed'));
  zip.on('error', fail);
  zip.outputStream.pipe(out);
  out.on('close', () => {
    gone = true;
    open?.destroy();
  });
  const add: Add = (path, content, compress = true) =>
    new Promise((done, failed) => {
      if (gone) {
        content.destroy();
        return failed(new Error('whoever asked has gone'));
      }
      const { measured, seen } = measure(content);
      open = measured;
      measured.on('end', () => done({ path, ...seen() }));
      measured.on('error', failed);
      measured.on('close', () => failed(new Error('whoever asked has gone')));
      zip.addReadStream(measured, path, { mtime: source.executor.clock.now(), compress });
    });
  writeAll(source, add).then(() => zip.end(), fail);
  return out;
}

/** Adds one entry, and says what it was once all of it went through. */
type Add = (path: string, content: Readable, compress?: boolean) => Promise<ManifestEntry>;

async function writeAll({ executor, actor, files, takeOut, version }: ZipSource, add: Add): Promise<void> {
  const made_at = new Date().toISOString();
  const entries: ManifestEntry[] = [];
  for (const [name, list] of Object.entries(EXPORTS))
    entries.push(await add(`${name}.csv`, csvStream(executor, actor, list)));
  const everything = await takeOut(actor.userId);
  const sum = createContentSum();
  const named = createNamedFiles(actor.userId);
  for (const table of Object.keys(COMES_BACK)) {
    sum.table(table);
    entries.push(await addRecords(add, recordsFile(table), summed(everything, table, sum, named.note)));
  }
  sum.table('profile');
  sum.record('profile', everything.profile);
  entries.push(await addRecords(add, PROFILE_FILE, [everything.profile]));
  entries.push(await addRecords(add, ACCOUNT_FILE, [everything.account]));
  for (const table of Object.keys(TAKEN_OUT_ONLY))
    entries.push(await addRecords(add, asideFile(table), everything.aside(table)));
  const stored = await addFiles(add, files, named.all());
  entries.push(...stored);
  sum.files(stored);
  const manifest: Manifest = {
    kind: 'smoko-everything',
    format: 1,
    smoko: version,
    made_at,
    content_sha256: sum.hex(),
    entries,
  };
  await add(MANIFEST, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));
}

async function* summed(
  everything: TakenOut,
  table: string,
  sum: ContentSum,
  note: (table: string, row: object) => void,
): AsyncGenerator<JsonRecord> {
  for await (const { record, row } of everything.records(table)) {
    sum.record(table, record);
    note(table, row);
    yield record;
  }
}

async function addRecords(
  add: Add,
  path: string,
  records: Iterable<JsonRecord> | AsyncIterable<JsonRecord>,
): Promise<ManifestEntry> {
  let count = 0;
  async function* lines() {
    for await (const record of records) {
      count += 1;
      yield `${JSON.stringify(record)}\n`;
    }
  }
  const entry = await add(path, Readable.from(lines()));
  return { ...entry, records: count };
}

/** One whose content was lost is left out: its record says what it was. */
async function addFiles(add: Add, files: FileStore, named: readonly NamedFile[]) {
  const added: (ManifestEntry & { stored: string })[] = [];
  for (const { path, entry, stored } of named) {
    const content = await files.read(path);
    if (content) added.push({ ...(await add(entry, content, false)), stored });
  }
  return added;
}

function measure(content: Readable) {
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  // whoever hangs up ends the reading as well
  pipeline(content, measured, () => undefined);
  return { measured, seen: () => ({ bytes, sha256: hash.digest('hex') }) };
}
