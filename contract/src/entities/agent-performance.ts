import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { ASSISTANT_NAMES } from '../team.ts';
import { idSchema, searchText } from '../values.ts';
import { assistantNameSchema } from './assistant.ts';

/** Words that tell what a message is about (specification, section 9). */
export const TASK_TYPE_WORDS = {
  admin: ['schedule', 'document', 'admin', 'task', 'meeting'],
  finance: ['budget', 'payment', 'invoice', 'cost', 'financial'],
  procurement: ['supplier', 'material', 'order', 'delivery', 'procurement'],
} as const;
export const TASK_TYPES = ['admin', 'finance', 'procurement'] as const satisfies (keyof typeof TASK_TYPE_WORDS)[];

/** What the content of assistants' messages can be searched by. */
export const messageContentFilters = {
  task_type: z.enum(TASK_TYPES, 'Task type is admin, finance or procurement.').optional(),
  /** Words of the message, or a job: `1001`, `#1001`, `job-1001`. */
  job: searchText(100),
};

/** `agents` counts for each assistant what the other filters leave; `shown` what all of them leave; `total` everything. */
export const countAgentMessages = defineOperation({
  id: 'agent-messages.count',
  method: 'GET',
  path: '/api/agent-message-count',
  risk: 'read',
  tag: 'agent-messages',
  summary: 'Count what the assistants wrote',
  input: z.strictObject({
    agent: assistantNameSchema.optional(),
    job_id: idSchema.optional(),
    ...messageContentFilters,
  }),
  output: z.object({ shown: z.int(), total: z.int(), agents: z.record(z.enum(ASSISTANT_NAMES), z.int()) }),
});

/** Measured, not guessed: null where there is nothing to measure. */
export const getAgentPerformance = defineOperation({
  id: 'assistants.performance',
  method: 'GET',
  path: '/api/agent-performance',
  risk: 'read',
  tag: 'assistants',
  summary: 'How quickly each assistant answers, and how much of its work is done',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(
      z.object({
        agent_name: assistantNameSchema,
        messages: z.int(),
        /** From the command to the end of the reply, on average. */
        response_ms: z.number().nullable(),
        tasks: z.object({ total: z.int(), completed: z.int() }),
      }),
    ),
  }),
});

export const agentPerformanceOperations = [countAgentMessages, getAgentPerformance];
