import { type Project, projects } from '@smoko/contract';
import { type BulkKind, updating } from '../../components/lists/bulk/bulk-kind.ts';
import { STATUSES } from './job-words.ts';

export const JOB_BULK: BulkKind<Project> = {
  table: projects,
  one: 'job',
  many: 'jobs',
  nameOf: ({ job_number, job_name }) => `#${job_number} ${job_name}`,
  statuses: { names: STATUSES, of: ({ status }) => status, mayBecome: () => true, change: updating(projects) },
};
