import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DATABASE_FILE, databaseFolder, readDatabaseCopy, whileNobodyUses } from '../db/embedded-data.ts';
import { KeepingError } from './keeping-error.ts';
import { DATABASE_ENTRY, type Manifest } from './manifest.ts';
import { freeBytes, megabytes, move, settle, settleFolders } from './on-disk.ts';
import { readBackup } from './read-backup.ts';

export interface RestoreOptions {
  dataDir: string;
  file: string;
  /** What is there is put aside; without this a folder with data in it is left alone. */
  replace: boolean;
  workerUrl?: URL | undefined;
}

export interface Restored {
  manifest: Manifest;
  /** Where the data lies that was there before; null when there was none. */
  aside: string | null;
}

/** Where a backup is unpacked. Without the decision beside it, whatever is in there is rubbish. */
const STAGING = 'restoring';
/** Once this is on the disk the restore is decided and is carried through, if need be at the next start. */
const DECISION = 'restoring.json';
/** What changes places, in this order: a log must be gone before another database is beside it. */
const PARTS = [`database/${DATABASE_FILE}-wal`, `database/${DATABASE_FILE}-shm`, DATABASE_ENTRY, 'files', 'secret-key'];
/** These only go: the new database has none. */
const ONLY_GO = 2;

/**
 * Puts a backup in the place of the data. Everything is unpacked, checked and on the disk before anything is touched; a
 * crash leaves the old data, or the new. Rejects with DataFolderLocked while a server runs, and with KeepingError.
 */
export async function restoreBackup({ dataDir, file, replace, workerUrl }: RestoreOptions): Promise<Restored> {
  if (!existsSync(file)) throw new KeepingError(`There is no file ${file}.`);
  const fresh = !existsSync(databaseFolder(dataDir));
  try {
    return await whileNobodyUses(dataDir, async () => {
      await carryThrough(dataDir);
      const used = PARTS.some((part) => isInUse(join(dataDir, part)));
      if (used && !replace)
        throw new KeepingError(
          `There is data in ${dataDir} already. Add --replace to put it aside, in a folder beside it, and restore the backup.`,
        );
      const manifest = await unpack(dataDir, file, workerUrl).catch((error: unknown) => {
        rmSync(join(dataDir, STAGING), { recursive: true, force: true });
        throw error;
      });
      const aside = used ? `before-restore-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}` : null;
      await decide(dataDir, aside);
      await carryThrough(dataDir);
      return { manifest, aside: aside && join(dataDir, aside) };
    });
  } catch (error) {
    // a folder that was only made to be locked would look like one whose database was lost
    const locked = (error as Error).name === 'DataFolderLocked';
    if (fresh && !locked && !existsSync(join(dataDir, DATABASE_ENTRY)) && !existsSync(join(dataDir, DECISION)))
      rmSync(databaseFolder(dataDir), { recursive: true, force: true });
    throw error;
  }
}

/** Ends what a restore that was cut off began: carries it through if it was decided, else removes what it unpacked. */
export async function endRestore(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, STAGING)) || existsSync(join(dataDir, DECISION)))
    await whileNobodyUses(dataDir, () => carryThrough(dataDir));
}

/** A file, or a folder with something in it. */
function isInUse(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (!found.isDirectory() || readdirSync(path).length > 0);
}

async function unpack(dataDir: string, file: string, workerUrl: URL | undefined): Promise<Manifest> {
  const { database, files, secret_key } = await readBackup(file, null);
  const needed = database.bytes + (files ?? []).reduce((sum, { bytes }) => sum + bytes, secret_key?.bytes ?? 0);
  if (freeBytes(dataDir) < needed)
    throw new KeepingError(
      `Restoring needs ${megabytes(needed)} free in ${dataDir}; ${megabytes(freeBytes(dataDir))} are.`,
    );
  const staging = join(dataDir, STAGING);
  mkdirSync(staging, { mode: 0o700 });
  // without a single file there is still a folder to take the place of the old one
  if (files) mkdirSync(join(staging, 'files'), { mode: 0o700 });
  const manifest = await readBackup(file, staging);
  const found = await readDatabaseCopy(join(staging, DATABASE_ENTRY), workerUrl);
  if (!isDeepStrictEqual(found, manifest.database.collections))
    throw new KeepingError(`${file} does not hold what its manifest says.`);
  await settleFolders(staging);
  return manifest;
}

async function decide(dataDir: string, aside: string | null): Promise<void> {
  const file = join(dataDir, DECISION);
  writeFileSync(`${file}.new`, JSON.stringify({ aside }), { mode: 0o600 });
  await settle(`${file}.new`);
  await move(`${file}.new`, file);
}

/** Every step may have been done already. */
async function carryThrough(dataDir: string): Promise<void> {
  const staging = join(dataDir, STAGING);
  const decision = join(dataDir, DECISION);
  if (existsSync(decision)) {
    const { aside } = JSON.parse(readFileSync(decision, 'utf8')) as { aside: string | null };
    for (const [place, part] of PARTS.entries()) {
      const [here, next] = [join(dataDir, part), join(staging, part)];
      if (place >= ONLY_GO && !existsSync(next)) continue;
      if (existsSync(here)) {
        if (aside) await move(here, join(dataDir, aside, part));
        else rmSync(here, { recursive: true });
      }
      if (existsSync(next)) await move(next, here);
    }
    rmSync(staging, { recursive: true, force: true });
    rmSync(decision);
    await settle(dataDir);
  }
  rmSync(staging, { recursive: true, force: true });
}
