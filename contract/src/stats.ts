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

/** One thing that is not as it should be, in words for whoever runs the server. */
export const troubleSchema = z.object({
  part: z.enum(['disk', 'database', 'backup', 'mail', 'redis']),
  /** What programs go by; `detail` is for people. */
  state: z.enum(['low', 'full', 'damaged', 'failing', 'late', 'unreachable']),
  detail: z.string(),
  since: z.iso.datetime(),
});
export type Trouble = z.infer<typeof troubleSchema>;

export const getHealth = defineOperation({
  id: 'health',
  method: 'GET',
  path: '/api/health',
  risk: 'read',
  access: 'public',
  tag: 'health',
  summary: 'Whether the server can serve, and what is degraded',
  input: z.strictObject({}),
  output: z.object({
    /** degraded: it serves, but something in `degraded` wants looking after. */
    status: z.enum(['ok', 'degraded']),
    database: z.string(),
    model: z.string(),
    version: z.string(),
    degraded: z.array(troubleSchema),
  }),
});

export const statsOperations = [getStats, getHealth];
