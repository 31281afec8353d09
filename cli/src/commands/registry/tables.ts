import type { Registration } from './registration.ts';
import { tableCommands } from './verbs.ts';

/** The records: the same verbs for each, and what a table has beyond them. */
export const TABLE_COMMANDS: readonly Registration[] = [
  ...tableCommands({
    group: 'jobs',
    noun: 'job',
    plural: 'jobs',
    example: '1001',
    list: '--status pending --sort job_date',
    add: '--name "Hot water" --client "Dave Wilson" --budget 1850',
    edit: '--date 2026-12-03 --time 13:30',
    status: 'in_progress',
    load: async () => (await import('../../tables/jobs.ts')).jobs,
  }),
];
