import { templates } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import { uploadedFile } from '../../db/stored-fields.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(templates, {
  ...uploadedFile,
});
schema.index({ user_id: 1, file_path: 1 });

export type TemplateRow = RowIn<typeof schema>;
