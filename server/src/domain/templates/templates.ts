import { templates } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Reference } from '../tables/references.ts';
import { requiredText } from '../tables/stored-fields.ts';
import { type TableService, tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';

const schema = tableSchema(templates, {
  name: requiredText,
  file_type: requiredText,
  file_size: { type: Number, required: true },
  file_path: requiredText,
});
schema.index({ user_id: 1, file_path: 1 });

export const templateRepository = (connection: Connection): Repository =>
  tableRepository(connection, templates, schema);

export const templateReference = (repository: Repository): Reference => ({
  field: 'template_id',
  noun: templates.noun,
  repository,
  shows: ['name'],
  as: 'template_record',
});

/** Creation is for the upload's own route, which has stored the file; its fields are no caller's to set. */
export const templateService = (repository: Repository): TableService => tableService(templates, repository);
