import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repository } from '../../db/repository.ts';
import type { AttachmentRow } from '../../domain/attachments/schema.ts';
import { type Call, idFromKey } from '../../domain/call.ts';
import { troubleWith, typeByName } from '../../files/file-kind.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { ReadMessage } from '../message.ts';

interface KeptFile {
  id: string;
  name: string;
  file_type: string;
  file_size: number;
}

interface Kept {
  kept: KeptFile[];
  warnings: string[];
}

/** A logo in a signature is no photo of a leak. */
const SMALL_PICTURE = 20_000;

const NOBODYS = 'Its files were not kept: nobody knows who sent them.';

/**
 * Files of a message, checked like uploads and kept with the job. The id follows from message and place: worked on
 * again, each is kept once. What is refused is named in a warning.
 */
export async function keepFiles(
  call: Call,
  message: Pick<ReadMessage, 'auth' | 'files'>,
  { inboxId, project_id }: { inboxId: string; project_id: string | null },
  { attachments, files }: { attachments: Repository<AttachmentRow>; files: FileStore },
): Promise<Kept> {
  if (message.auth === 'fail') return { kept: [], warnings: message.files.length ? [NOBODYS] : [] };
  const result: Kept = { kept: [], warnings: [] };
  for (const [place, { name, content, inline }] of message.files.entries()) {
    if (inline && content.length < SMALL_PICTURE) continue;
    const _id = keptAs(call.actor.userId, inboxId, place);
    const before = await attachments.findOne(call, { _id });
    const path = join(tmpdir(), `smoko-${randomUUID()}`);
    const type = typeByName(name);
    if (before) result.kept.push(asKept(before));
    else if (!type)
      result.warnings.push(`${name || 'A file without a name'} was not kept: files of that kind are not taken in.`);
    else {
      await writeFile(path, content, { mode: 0o600, flag: 'wx' });
      try {
        const trouble = await troubleWith(type, path);
        if (trouble) result.warnings.push(`${name} was not kept: ${trouble}`);
        else {
          const file_path = await files.keep(path, call.actor.userId, type);
          const fields = { _id, project_id, name, file_type: type, file_size: content.length, file_path };
          const doc = await attachments.insert({ ...call, key: `inbox:${inboxId}:file:${place}` }, fields);
          if (doc.file_path !== file_path) await files.remove(file_path);
          result.kept.push(asKept(doc));
        }
      } finally {
        await rm(path, { force: true });
      }
    }
  }
  return result;
}

/** The id under which the file at a place of a message is kept, if it is. */
export const keptAs = (userId: string, inboxId: string, place: number) =>
  idFromKey(`${userId}:inbox:${inboxId}:file:${place}`);

const asKept = ({ _id, name, file_type, file_size }: AttachmentRow): KeptFile => ({
  id: _id.toHexString(),
  name: String(name),
  file_type: String(file_type),
  file_size: Number(file_size),
});
