import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { isFull } from './disk-space.ts';

/** Another process (or another server in this one) is using the data folder. */
export class DataFolderLocked extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number | undefined,
  ) {
    super(
      `The data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}: stop that one first, or use another folder.`,
    );
    this.name = 'DataFolderLocked';
  }
}

export interface FolderLock {
  /** The last process to use the folder did not close it. */
  unclean: boolean;
  /** `untouched`: the data was not worked with, so an unclean end before is still one. */
  release: (untouched?: boolean) => void;
}

const SOCKET_PATH_BYTES = 100;

/** Creates the folder, readable only by its owner, and gives its absolute path. */
export function prepareFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export const dataFile = (folder: string): string => join(folder, 'data.sqlite');

/**
 * The lock is SQLite's own exclusive lock on an empty file. The operating system lets go of it when the process dies,
 * however it dies, so nothing is ever stale and a reused process id means nothing. The pid file is only for the message
 * (reading the lock file itself would, on POSIX, drop the lock).
 */
export function lockFolder(folder: string): FolderLock {
  const pidFile = join(folder, 'lock.pid');
  const lock = new Database(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA busy_timeout=0');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new DataFolderLocked(folder, readPid(pidFile));
    throw error;
  }
  const unclean = existsSync(pidFile);
  try {
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    // on a full disk the message goes without the number
    if (!isFull(error)) throw error;
  }
  return {
    unclean,
    release(untouched = false) {
      if (!(untouched && unclean)) rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** A socket in the folder, or, where its path would be too long for the system, in a private temporary one. */
export function chooseSocket(folder: string): { path: string; cleanUp: () => void } {
  const path = join(folder, 'mongodb.sock');
  if (Buffer.byteLength(path) <= SOCKET_PATH_BYTES) return { path, cleanUp: () => rmSync(path, { force: true }) };
  const short = mkdtempSync(join(Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir(), 'emdb-'));
  chmodSync(short, 0o700);
  return { path: join(short, 's.sock'), cleanUp: () => rmSync(short, { recursive: true, force: true }) };
}
