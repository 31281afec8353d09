import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { KeepingError } from './keeping-error.ts';
import { DATABASE_ENTRY, fileEntry, KEY_ENTRY, MANIFEST_ENTRY, type Manifest, manifestSchema } from './manifest.ts';
import { settle } from './on-disk.ts';

const LARGEST_MANIFEST = 512 << 20;

interface Expected {
  entry: string;
  bytes: number;
  sha256: string;
}

/**
 * Reads a backup from end to end and holds everything against its manifest; with a folder it is unpacked there and is on
 * the disk when this resolves. Rejects with KeepingError when it is no backup or not whole.
 */
export async function readBackup(file: string, into: string | null): Promise<Manifest> {
  const zip = await openPromise(file, { autoClose: false }).catch((cause: unknown) => {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new KeepingError(missing ? `There is no file ${file}.` : `${file} is not a whole backup of Smoko.`, {
      cause,
    });
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const manifest = await readManifest(zip, entries.get(MANIFEST_ENTRY));
    for (const expected of contentOf(manifest)) {
      const entry = entries.get(expected.entry);
      if (!entry) throw new Error(`${expected.entry} is missing`);
      await unpack(zip, entry, expected, into && join(into, expected.entry));
    }
    return manifest;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOSPC') throw error;
    throw new KeepingError(`${file} is not a whole backup of Smoko: ${(error as Error).message}.`, { cause: error });
  } finally {
    zip.close();
  }
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Manifest> {
  if (!entry || entry.uncompressedSize > LARGEST_MANIFEST) throw new Error('it has no manifest');
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  const parsed = manifestSchema.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) throw new Error('its manifest is of a kind this version does not know');
  return parsed.data;
}

const contentOf = ({ database, files, secret_key }: Manifest): Expected[] => [
  { ...database, entry: DATABASE_ENTRY },
  ...(secret_key ? [{ ...secret_key, entry: KEY_ENTRY }] : []),
  ...(files ?? []).map(({ path, ...rest }) => ({ ...rest, entry: fileEntry(path) })),
];

/** Unpacks one entry, to nowhere without a target. Throws where it is not what the manifest says. */
async function unpack(zip: ZipFile, entry: Entry, { bytes, sha256 }: Expected, target: string | null): Promise<void> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > bytes ? new Error(`${entry.fileName} is larger than it should be`) : null, chunk);
    },
  });
  if (target) mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const out = target ? createWriteStream(target, { mode: 0o600, flags: 'wx' }) : nowhere();
  await pipeline(await zip.openReadStreamPromise(entry), measure, out);
  if (size !== bytes || hash.digest('hex') !== sha256) throw new Error(`${entry.fileName} was changed`);
  if (target) await settle(target);
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
