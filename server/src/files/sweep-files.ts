import type { FileStore } from './file-store.ts';

/** An upload in progress has no record yet: only files older than this are looked at. */
const GRACE_MS = 60 * 60_000;
const AT_ONCE = 500;

/** Of these paths, those that a record (deleted ones included) still names. */
type OnRecord = (paths: readonly string[]) => Promise<string[]>;

/** Removes files whose record is gone for good. A deleted record keeps its file as long as it can be brought back. */
export async function sweepFiles(files: FileStore, onRecord: OnRecord): Promise<void> {
  const old: string[] = [];
  for await (const { path, modified } of files.list()) {
    if (Date.now() - modified.getTime() > GRACE_MS) old.push(path);
    if (old.length === AT_ONCE) await removeUnnamed(files, old.splice(0), onRecord);
  }
  if (old.length) await removeUnnamed(files, old, onRecord);
}

async function removeUnnamed(files: FileStore, paths: string[], onRecord: OnRecord): Promise<void> {
  const named = new Set(await onRecord(paths));
  for (const path of paths) if (!named.has(path)) await files.remove(path);
}
