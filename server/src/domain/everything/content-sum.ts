import { createHash } from 'node:crypto';
import { canonical, type JsonRecord } from './exact-json.ts';
import { settled } from './tables.ts';

/** One stored file, by what it is called in a copy. */
export interface SummedFile {
  stored: string;
  bytes: number;
  sha256: string;
}

export type ContentSum = ReturnType<typeof createContentSum>;

/**
 * The hash over what a copy holds: of each table its records as they come back, in the order of their ids, then the
 * profile, then the files. When it was taken out, by which account and in which order names stand changes nothing.
 */
export function createContentSum() {
  const hash = createHash('sha256');
  return {
    table: (name: string) => void hash.update(`${name}\n`),
    record: (table: string, record: JsonRecord) => void hash.update(`${canonical(settled(table, record))}\n`),
    files(files: readonly SummedFile[]) {
      hash.update('files\n');
      const sorted = files.toSorted((a, b) => (a.stored < b.stored ? -1 : 1));
      for (const { stored, bytes, sha256 } of sorted) hash.update(`${stored} ${bytes} ${sha256}\n`);
    },
    hex: () => hash.digest('hex'),
  };
}
