import { attachments } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { ProjectReference } from '../projects/projects.ts';
import { checkReferences, joinReferences, reference } from '../tables/references.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { type AttachmentRow, schema } from './schema.ts';

export const attachmentRepository = (connection: Connection): Repository<AttachmentRow> =>
  tableRepository(connection, attachments, schema);

export const attachmentReference = (repository: Repository<AttachmentRow>) =>
  reference({
    field: 'attachment_id',
    noun: attachments.noun,
    repository,
    shows: ['name', 'file_type', 'file_size'],
    as: 'attachment',
  });
export type AttachmentReference = ReturnType<typeof attachmentReference>;

/** Creation is for the upload's own route, which has stored the file. */
export const attachmentService = (repository: Repository<AttachmentRow>, project: ProjectReference) =>
  tableService(attachments, repository, {
    create: async (call, given) => {
      await checkReferences(call, given, [project]);
      return repository.insert(call, given);
    },
    change: async (call, given) => {
      await checkReferences(call, given, [project]);
      return given;
    },
    present: (call, records, rows) => joinReferences(call, records, rows, [project]),
  });
