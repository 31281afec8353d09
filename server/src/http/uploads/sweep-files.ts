import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** An upload in progress has no record yet: only files older than this are looked at. */
const GRACE_MS = 60 * 60_000;

/** Removes files whose record is gone for good. A deleted record keeps its file as long as it can be brought back. */
export async function sweepFiles(
  root: string,
  onRecord: (userId: string, paths: string[]) => Promise<string[]>,
): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || !/^[0-9a-f]{24}$/.test(entry.name)) continue;
    const names = await readdir(join(root, entry.name));
    const paths = names.map((name) => `${entry.name}/${name}`);
    const kept = new Set(await onRecord(entry.name, paths));
    for (const path of paths) if (!kept.has(path)) await removeOld(join(root, path));
  }
}

async function removeOld(file: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  if (Date.now() - mtimeMs > GRACE_MS) await rm(file, { force: true });
}
