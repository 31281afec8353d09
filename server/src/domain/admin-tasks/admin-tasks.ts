import { adminTasks } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { checkReferences, joinReferences, type Reference } from '../tables/references.ts';
import { link, requiredText, text } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';

const schema = tableSchema(adminTasks, {
  task_name: requiredText,
  project_id: link,
  status: requiredText,
  assigned_to: requiredText,
  due_date: text,
  due_time: text,
  notes: text,
});

export const adminTaskRepository = (connection: Connection): Repository =>
  tableRepository(connection, adminTasks, schema);

export const adminTaskService = (repository: Repository, project: Reference) =>
  tableService(adminTasks, repository, {
    prepare: async (call, fields) => {
      await checkReferences(call, fields, [project]);
      return fields;
    },
    join: (call, records, docs) => joinReferences(call, records, docs, [project]),
  });
