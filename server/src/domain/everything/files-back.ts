import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '@smoko/contract';
import { troubleWith, typeByName } from '../../files/file-kind.ts';
import type { FileStore } from '../../files/file-store.ts';
import { NOBODY } from './names.ts';
import { type Copy, refused } from './open-copy.ts';

/** Puts the files of a copy where its records will look for them, each unpacked to the local path `scratch` before. Throws AppError for one that could not be uploaded. */
export async function filesBack(copy: Copy, files: FileStore, owner: string, scratch: string): Promise<void> {
  for (const entry of copy.manifest.entries) {
    if (entry.stored === undefined) continue;
    const path = `${owner}${entry.stored.slice(NOBODY.length)}`;
    const type = typeByName(path);
    if (!type || entry.bytes > LIMITS.uploadBytes) throw refused('holds a file that could not be uploaded');
    try {
      await pipeline(copy.content(entry), createWriteStream(scratch, { mode: 0o600 }));
      const trouble = await troubleWith(type, scratch);
      if (trouble) throw refused(`holds a file that could not be uploaded (${trouble.replace(/\.$/, '')})`);
      // of an empty business: what an earlier attempt has left there
      await files.remove(path);
      await files.keepAs(scratch, path);
    } finally {
      await rm(scratch, { force: true });
    }
  }
}
