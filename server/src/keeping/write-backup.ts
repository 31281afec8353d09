import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { copyDatabase, DATABASE_FILE, databaseFolder } from '../db/embedded-data.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { KeepingError } from './keeping-error.ts';
import { DATABASE_ENTRY, fileEntry, KEY_ENTRY, MANIFEST_ENTRY, type Manifest } from './manifest.ts';
import { bytesIn, freeBytes, megabytes, move, settle } from './on-disk.ts';
import { readBackup } from './read-backup.ts';

export interface BackupOptions {
  dataDir: string;
  /** A file that is not there yet. */
  target: string;
  /** Uploaded files lie in a bucket. */
  filesInBucket: boolean;
  version: string;
  workerUrl?: URL | undefined;
}

/** Beside the copy and the zip something has to be left, in bytes. */
const MARGIN = 64 << 20;

/**
 * Writes a zip with the database of one moment, the uploaded files and the secret key, also while a server runs. It
 * has its name only when it is whole, on the disk and was read back; broken off, it leaves at most files called `.part`.
 * Rejects with KeepingError for what whoever runs the server can mend.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { dataDir, target, workerUrl } = options;
  if (!existsSync(join(databaseFolder(dataDir), DATABASE_FILE)))
    throw new KeepingError(`There is no database in ${dataDir}: is SMOKO_DATA_DIR right?`);
  if (existsSync(target)) throw new KeepingError(`${target} is there already: choose another name.`);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  assertRoom(dataDir, target);
  const database = `${target}.database.part`;
  const zip = `${target}.part`;
  for (const left of [database, zip]) rmSync(left, { force: true });
  try {
    const made_at = new Date().toISOString();
    const collections = await copyDatabase(dataDir, database, workerUrl);
    const manifest = await writeZip(options, zip, database, (hashed) => ({
      kind: 'smoko-backup',
      format: 1,
      smoko: options.version,
      made_at,
      ...hashed,
      database: { ...hashed.database, collections },
    }));
    rmSync(database);
    await settle(zip);
    await readBackup(zip, null);
    await move(zip, target);
    return manifest;
  } finally {
    for (const left of [database, zip]) rmSync(left, { force: true });
  }
}

/** The copy of the database, and the zip: at worst as large as what goes in. */
function assertRoom(dataDir: string, target: string): void {
  const database = bytesIn(databaseFolder(dataDir));
  const needed = 2 * database + bytesIn(join(dataDir, 'files')) + MARGIN;
  const free = freeBytes(dirname(target));
  if (free < needed)
    throw new KeepingError(
      `A backup needs ${megabytes(needed)} free in ${dirname(target)}; ${megabytes(free)} are. Free some space, or choose another disk.`,
    );
}

interface Hashed {
  bytes: number;
  sha256: string;
}
type Content = Pick<Manifest, 'files' | 'secret_key'> & { database: Hashed };

async function writeZip(
  { dataDir, filesInBucket }: BackupOptions,
  target: string,
  database: string,
  manifestOf: (content: Content) => Manifest,
): Promise<Manifest> {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(target, { mode: 0o600, flags: 'wx' }));
  // whoever waits for an entry hears of a full disk too
  const broken = written.then(() => new Promise<never>(() => {}));
  broken.catch(() => {});
  const add = (name: string, content: Readable, compress: boolean): Promise<Hashed> =>
    Promise.race([addHashed(zip, name, content, compress), broken]);

  const content: Content = {
    database: await add(DATABASE_ENTRY, createReadStream(database), true),
    files: filesInBucket ? null : [],
    secret_key: null,
  };
  const key = join(dataDir, 'secret-key');
  if (existsSync(key)) content.secret_key = await add(KEY_ENTRY, createReadStream(key), false);
  const store = createDiskStore(join(dataDir, 'files'));
  if (content.files)
    for await (const { path } of store.list()) {
      const file = await store.read(path);
      // removed since: no record names it any more
      if (file) content.files.push({ path, ...(await add(fileEntry(path), file, false)) });
    }
  const manifest = manifestOf(content);
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), MANIFEST_ENTRY);
  zip.end();
  await written;
  if (statSync(target).size === 0) throw new Error('nothing was written');
  return manifest;
}

/** Adds one entry, and says what went through once all of it has. */
async function addHashed(zip: yazl.ZipFile, name: string, content: Readable, compress: boolean): Promise<Hashed> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const out = new PassThrough();
  zip.addReadStream(out, name, { compress, mode: 0o100600 });
  await pipeline(content, measure, out);
  return { bytes, sha256: hash.digest('hex') };
}
