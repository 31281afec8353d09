import { attachments } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { checkReferences, joinReferences, type Reference } from '../tables/references.ts';
import { link, requiredText } from '../tables/stored-fields.ts';
import { type TableService, tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';

const schema = tableSchema(attachments, {
  project_id: link,
  name: requiredText,
  file_type: requiredText,
  file_size: { type: Number, required: true },
  file_path: requiredText,
});
schema.index({ user_id: 1, file_path: 1 });

export const attachmentRepository = (connection: Connection): Repository =>
  tableRepository(connection, attachments, schema);

/** Creation is for the upload's own route, which has stored the file. */
export const attachmentService = (repository: Repository, project: Reference): TableService =>
  tableService(attachments, repository, {
    prepare: async (call, fields) => {
      await checkReferences(call, fields, [project]);
      return fields;
    },
    join: (call, records, docs) => joinReferences(call, records, docs, [project]),
  });
