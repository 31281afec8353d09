import { z } from 'zod';
import { UPLOAD_TYPES } from '../constants.ts';
import { defineTable, recordBase } from '../table.ts';
import { idSchema, requiredText } from '../values.ts';
import { projectRefSchema } from './references.ts';

const fileType = z.enum(UPLOAD_TYPES);

export const attachmentSchema = z.object({
  ...recordBase,
  project_id: idSchema.nullable(),
  project: projectRefSchema.nullable(),
  name: z.string(),
  file_type: fileType,
  /** Bytes. */
  file_size: z.int(),
  file_path: z.string(),
});
export type Attachment = z.input<typeof attachmentSchema>;

/**
 * Photos and documents given to an assistant or kept with a job. Created by a multipart upload of one `file`; the file
 * itself is at `/api/attachments/{id}/file`.
 */
export const attachments = defineTable({
  path: 'attachments',
  table: 'attachments',
  noun: 'attachment',
  plural: 'attachments',
  record: attachmentSchema,
  create: { project_id: idSchema.nullish() },
  update: { name: requiredText('Name is required'), project_id: idSchema.nullish() },
  list: {
    filters: { project_id: idSchema, file_type: fileType },
    sorts: ['created_at', 'name', 'file_type', 'file_size'],
    defaultSort: '-created_at',
    search: ['name'],
  },
});
