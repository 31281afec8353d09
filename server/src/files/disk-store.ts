import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertStored, createTimestamps, type FileStore, STORED_PATH, type StoredFile } from './file-store.ts';

/** Files in the data folder, a folder per owner. */
export function createDiskStore(root: string): FileStore {
  const timestamp = createTimestamps();

  async function* list(): AsyncIterable<StoredFile> {
    for (const owner of await readdir(root, { withFileTypes: true }).catch(absent)) {
      if (!owner.isDirectory()) continue;
      for (const name of await readdir(join(root, owner.name))) {
        const path = `${owner.name}/${name}`;
        if (STORED_PATH.test(path)) yield { path, modified: (await stat(join(root, path))).mtime };
      }
    }
  }

  return {
    list,

    async keep(file, userId, ending) {
      for (;;) {
        const path = `${userId}/${timestamp()}.${ending}`;
        const target = join(root, path);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        try {
          await place(file, target);
          return path;
        } catch (error) {
          if (codeOf(error) !== 'EEXIST') throw error;
        }
      }
    },

    async keepAs(file, path) {
      const target = join(root, assertStored(path));
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await place(file, target);
    },

    async read(path) {
      if (!STORED_PATH.test(path)) return null;
      const file = await open(join(root, path)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      });
      return file && createReadStream('', { fd: file });
    },

    remove: (path) => rm(join(root, assertStored(path)), { force: true }),
  };
}

/** Fails where the name is taken; renaming would overwrite. A link is whole at once, a copy only across disks. */
const place = (file: string, target: string): Promise<void> =>
  link(file, target).catch((error: unknown) => {
    if (codeOf(error) !== 'EXDEV') throw error;
    return copyFile(file, target, constants.COPYFILE_EXCL);
  });

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function absent(error: unknown): never[] {
  if (codeOf(error) === 'ENOENT') return [];
  throw error;
}
