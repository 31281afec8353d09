import { adminTasks } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { ProjectReference } from '../projects/projects.ts';
import { checkReferences, joinReferences } from '../tables/references.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { type AdminTaskRow, schema } from './schema.ts';

export const adminTaskRepository = (connection: Connection): Repository<AdminTaskRow> =>
  tableRepository(connection, adminTasks, schema);

export const adminTaskService = (repository: Repository<AdminTaskRow>, project: ProjectReference) =>
  tableService(adminTasks, repository, {
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
