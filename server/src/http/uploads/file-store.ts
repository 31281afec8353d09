import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const HEAD_BYTES = 4_096;

export interface FileStore {
  root: string;
  /** Where uploads lie while they come in. */
  incoming: string;
  /** Absolute path of a kept file. `path` is as `keep` gave it. */
  pathOf(path: string): string;
  head(incoming: string): Promise<Uint8Array>;
  hash(incoming: string): Promise<string>;
  /** Keeps an upload as `{userId}/{timestamp}.{ending}` and gives that path. */
  keep(incoming: string, userId: string, ending: string): Promise<string>;
  drop(incoming: string): Promise<void>;
}

/** Files of the businesses, in a folder per owner. Names come from here, never from the upload. */
export function createFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const incoming = join(root, '.incoming');
  // uploads that a crash cut off
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true, mode: 0o700 });

  return {
    root,
    incoming,
    pathOf: (path) => join(root, path),
    drop: (path) => rm(path, { force: true }),

    async head(path) {
      const file = await open(path);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },

    async hash(path) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      return hash.digest('hex');
    },

    async keep(path, userId, ending) {
      await mkdir(join(root, userId), { recursive: true, mode: 0o700 });
      for (let timestamp = Date.now(); ; timestamp++) {
        const kept = `${userId}/${timestamp}.${ending}`;
        try {
          // a hard link fails where the name is taken; renaming would overwrite
          await link(path, join(root, kept));
          await rm(path, { force: true });
          return kept;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        }
      }
    },
  };
}
