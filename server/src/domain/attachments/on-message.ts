import { type AttachmentCard, invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { AttachmentRow } from './schema.ts';

/** The files that a message names, each once. Throws 422 where one is missing, deleted or another owner's. */
export async function attachmentCards(
  call: Call,
  attachments: Repository<AttachmentRow>,
  ids: readonly string[],
): Promise<AttachmentCard[]> {
  const each = [...new Set(ids)];
  const found = await attachments.byIds(
    call,
    each.map((id) => new Types.ObjectId(id)),
  );
  return each.map((id) => {
    const doc = found.get(id);
    if (!doc || doc.deleted_at) throw invalid('attachments', 'That attachment is not on file.');
    const { name, file_type, file_size } = doc as unknown as AttachmentCard;
    return { attachment_id: String(doc._id), name, file_type, file_size };
  });
}
