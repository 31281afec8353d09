import { z } from 'zod';
import { projectStatusSchema } from './entities/project.ts';
import { defineOperation } from './operation.ts';
import { sumSchema } from './values.ts';

/** Counts of the owner's own records. Revenue is the sum of paid payments. */
export const getStats = defineOperation({
  id: 'stats.get',
  method: 'GET',
  path: '/api/stats',
  risk: 'read',
  tag: 'stats',
  summary: 'Totals of jobs, tasks and revenue',
  input: z.strictObject({}),
  output: z.object({
    jobs: z.record(projectStatusSchema, z.int()),
    total_jobs: z.int(),
    completed_jobs: z.int(),
    pending_tasks: z.int(),
    total_revenue: sumSchema,
  }),
});

export const getHealth = defineOperation({
  id: 'health',
  method: 'GET',
  path: '/api/health',
  risk: 'read',
  access: 'public',
  tag: 'health',
  summary: 'Whether the server can serve',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('ok'), database: z.string(), model: z.string(), version: z.string() }),
});

export const statsOperations = [getStats, getHealth];
