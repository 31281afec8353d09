import { PROJECT_STATUSES, projects } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import { cents, link, number, oneOf, requiredText, text } from '../../db/stored-fields.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(
  projects,
  {
    job_name: requiredText,
    job_number: requiredText,
    job_number_value: number,
    job_description: text,
    job_date: text,
    job_time: text,
    job_budget: cents,
    site_address: text,
    client_id: link,
    status: oneOf(PROJECT_STATUSES),
  },
  [['job_number']],
);
schema.index({ user_id: 1, job_number_value: -1 });

export type ProjectRow = RowIn<typeof schema>;
