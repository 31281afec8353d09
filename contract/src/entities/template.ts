import { z } from 'zod';
import { UPLOAD_TYPES } from '../constants.ts';
import { defineTable, recordBase } from '../table.ts';
import { requiredText } from '../values.ts';

export const templateSchema = z.object({
  ...recordBase,
  name: z.string(),
  file_type: z.enum(UPLOAD_TYPES),
  /** Bytes. */
  file_size: z.int(),
  file_path: z.string(),
});
export type Template = z.input<typeof templateSchema>;

/** Created by a multipart upload of one `file`, not by JSON; the file itself is at `/api/templates/{id}/file`. */
export const templates = defineTable({
  path: 'templates',
  table: 'templates',
  noun: 'template',
  plural: 'templates',
  record: templateSchema,
  create: {},
  update: { name: requiredText('Name is required') },
  list: {
    filters: { file_type: z.enum(UPLOAD_TYPES) },
    sorts: ['created_at', 'name', 'file_type', 'file_size'],
    defaultSort: '-created_at',
    search: ['name'],
  },
});
