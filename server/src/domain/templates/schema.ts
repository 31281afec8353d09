import { templates, UPLOAD_TYPES } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import { oneOf, requiredNumber, requiredText } from '../../db/stored-fields.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(templates, {
  name: requiredText,
  file_type: oneOf(UPLOAD_TYPES),
  file_size: requiredNumber,
  file_path: requiredText,
});
schema.index({ user_id: 1, file_path: 1 });

export type TemplateRow = RowIn<typeof schema>;
