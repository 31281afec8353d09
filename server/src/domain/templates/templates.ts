import { templates } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { reference } from '../tables/references.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { schema, type TemplateRow } from './schema.ts';

export const templateRepository = (connection: Connection): Repository<TemplateRow> =>
  tableRepository(connection, templates, schema);

export const templateReference = (repository: Repository<TemplateRow>) =>
  reference({ field: 'template_id', noun: templates.noun, repository, shows: ['name'], as: 'template_record' });
export type TemplateReference = ReturnType<typeof templateReference>;

/** Creation is for the upload's own route, which has stored the file; its fields are no caller's to set. */
export const templateService = (repository: Repository<TemplateRow>) =>
  tableService(templates, repository, {
    create: (call, given) => repository.insert(call, given),
    change: (_, given) => given,
    present: (_, records) => records,
  });
