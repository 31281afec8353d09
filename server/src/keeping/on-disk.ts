import { mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes free on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Bytes of all files below a folder; 0 for one that is not there. */
export function bytesIn(folder: string): number {
  try {
    return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size);
    }, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/** Waits until what was written to a file, or which names are in a folder, is on the disk. */
export async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows cannot do it for folders
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    await handle.close();
  }
}

/** The same for a folder and all folders in it. */
export async function settleFolders(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await settleFolders(join(folder, entry.name));
  await settle(folder);
}

/** Moves within one disk; the new name is on the disk when this resolves. */
export async function move(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  await settle(dirname(to));
  if (dirname(from) !== dirname(to)) await settle(dirname(from));
}

const MEGABYTE = 1 << 20;
export const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE).toLocaleString('en-AU')} MB`;
