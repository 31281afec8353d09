import { attachments } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import { link, uploadedFile } from '../../db/stored-fields.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(attachments, {
  project_id: link,
  ...uploadedFile,
});
schema.index({ user_id: 1, file_path: 1 });

export type AttachmentRow = RowIn<typeof schema>;
