import { DELETED_KEPT_DAYS, type Template, templates } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';
import type { Reference } from '../tables/references.ts';
import { requiredText } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';

const schema = ownedSchema(
  {
    name: requiredText,
    file_type: requiredText,
    file_size: { type: Number, required: true },
    file_path: requiredText,
  },
  { rules: templates.list, keepDeletedDays: DELETED_KEPT_DAYS },
);

export const templateRepository = (connection: Connection): Repository =>
  createRepository({
    table: templates.table,
    noun: templates.noun,
    rules: templates.list,
    model: connection.model<StoredDoc>(templates.table, schema as never, templates.table),
  });

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
