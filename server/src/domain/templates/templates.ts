import { type Template, templates } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { Reference } from '../tables/references.ts';
import { requiredText } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';

const schema = tableSchema(templates, {
  name: requiredText,
  file_type: requiredText,
  file_size: { type: Number, required: true },
  file_path: requiredText,
});

export const templateRepository = (connection: Connection): Repository =>
  tableRepository(connection, templates, schema);

export const templateReference = (repository: Repository): Reference => ({
  field: 'template_id',
  noun: templates.noun,
  repository,
  shows: ['name'],
  as: 'template_record',
});

export function templateService(repository: Repository) {
  const service = tableService(templates, repository, { except: ['create'] });
  return {
    ...service,
    /** The record of a file that has been stored; uploads come through their own route. */
    create: async (call: Call, fields: Pick<Template, 'name' | 'file_type' | 'file_size' | 'file_path'>) =>
      (await service.present(call, [await repository.insert(call, fields)]))[0] as unknown as Template,
  };
}
