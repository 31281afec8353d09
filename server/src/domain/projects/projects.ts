import { setTimeout } from 'node:timers/promises';
import { AppError, projects } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call, Handler } from '../call.ts';
import { implement } from '../call.ts';
import { checkReferences, joinReferences, type Reference } from '../tables/references.ts';
import { cents, link, requiredText, text } from '../tables/stored-fields.ts';
import { type TableService, tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';
import { jobNumberValue, nextJobNumber } from './job-number.ts';

const schema = tableSchema(
  projects,
  {
    job_name: requiredText,
    job_number: requiredText,
    job_number_value: { type: Number, default: null },
    job_description: text,
    job_date: text,
    job_time: text,
    job_budget: cents,
    site_address: text,
    client_id: link,
    status: requiredText,
  },
  [['job_number']],
);
schema.index({ user_id: 1, job_number_value: -1 });

export const projectRepository = (connection: Connection): Repository =>
  tableRepository(connection, projects, schema, {
    job_number: ({ job_number }) => `Job number ${job_number} is already in use. Pick another, or leave it out.`,
  });

export const projectReference = (repository: Repository): Reference => ({
  field: 'project_id',
  noun: projects.noun,
  repository,
  shows: ['job_name', 'job_number'],
  as: 'project',
});

/** Each time one of those who want the same number gets it: more of them than the API lets in at once. */
const ATTEMPTS = 100;
const PAUSE_MS = 20;

export function projectService(repository: Repository, client: Reference): TableService {
  const service = tableService(projects, repository, {
    except: ['create'],
    prepare: async (call, fields) => {
      await checkReferences(call, fields, [client]);
      return withNumberValue(fields);
    },
    join: (call, records, docs) => joinReferences(call, records.map(withoutNumberValue), docs, [client]),
  });

  const create: Handler<typeof projects.operations.create> = async (call, { job_number, ...input }) => {
    await checkReferences(call, input, [client]);
    const doc = job_number ? await insertAs(call, input, job_number) : await insertNumbered(call, input);
    return (await service.present(call, [doc]))[0] as never;
  };

  const insertAs = (call: Call, fields: Fields, job_number: string) =>
    repository.insert(call, withNumberValue({ ...fields, job_number }));

  /** Two jobs made at the same moment want the same number: the unique index refuses one, which takes the next. */
  async function insertNumbered(call: Call, fields: Fields): Promise<StoredDoc> {
    const _id = call.newId();
    for (let attempt = 1; ; attempt++) {
      try {
        return await insertAs(call, { ...fields, _id }, await nextJobNumber(call, repository));
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'duplicate') || attempt === ATTEMPTS) throw error;
        await setTimeout(Math.random() * PAUSE_MS);
      }
    }
  }

  return { ...service, implementations: [...service.implementations, implement(projects.operations.create, create)] };
}

const withNumberValue = (fields: Fields): Fields =>
  typeof fields.job_number === 'string' ? { ...fields, job_number_value: jobNumberValue(fields.job_number) } : fields;
const withoutNumberValue = ({ job_number_value: _, ...record }: Fields): Fields => record;
