import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { idSchema } from '../values.ts';

/** What belongs to a job, counted by the database: the lists on its screen are paged and cannot tell. */
export const getJobOverview = defineOperation({
  id: 'projects.overview',
  method: 'GET',
  path: '/api/job-overview/{id}',
  risk: 'read',
  tag: 'projects',
  summary: 'Count the tasks, finance records, order items and files of a job',
  input: z.strictObject({ id: idSchema }),
  output: z.object({
    admin_tasks: z.int(),
    finance_records: z.int(),
    procurement_items: z.int(),
    attachments: z.int(),
  }),
});

/** What a form suggests. It is not kept for anybody: a job left without a number takes the next one when it is made. */
export const getNextJobNumber = defineOperation({
  id: 'projects.next-number',
  method: 'GET',
  path: '/api/next-job-number',
  risk: 'read',
  tag: 'projects',
  summary: 'The number the next job would get',
  input: z.strictObject({}),
  output: z.object({ job_number: z.string() }),
});

export const jobOverviewOperations = [getJobOverview, getNextJobNumber];
