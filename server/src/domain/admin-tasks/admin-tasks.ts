import { adminTasks, DELETED_KEPT_DAYS } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';
import { checkReferences, joinReferences, type Reference } from '../tables/references.ts';
import { link, requiredText, text } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';

const schema = ownedSchema(
  {
    task_name: requiredText,
    project_id: link,
    status: requiredText,
    assigned_to: requiredText,
    due_date: text,
    due_time: text,
    notes: text,
  },
  { rules: adminTasks.list, keepDeletedDays: DELETED_KEPT_DAYS },
);

export const adminTaskRepository = (connection: Connection): Repository =>
  createRepository({
    table: adminTasks.table,
    noun: adminTasks.noun,
    rules: adminTasks.list,
    model: connection.model<StoredDoc>(adminTasks.table, schema as never, adminTasks.table),
  });

export const adminTaskService = (repository: Repository, project: Reference) =>
  tableService(adminTasks, repository, {
    prepare: async (call, fields) => {
      await checkReferences(call, fields, [project]);
      return fields;
    },
    join: (call, records, docs) => joinReferences(call, records, docs, [project]),
  });
