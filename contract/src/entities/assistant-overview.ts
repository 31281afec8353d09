import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { assistantNameSchema } from './assistant.ts';

/** What an assistant's profile says in figures, counted by the database. */
export const getAssistantOverview = defineOperation({
  id: 'assistants.overview',
  method: 'GET',
  path: '/api/assistant-overview',
  risk: 'read',
  tag: 'assistants',
  summary: 'Messages, tasks and ratings of one assistant, counted',
  /** Left out, it is Jerry, who answers for the team. */
  input: z.strictObject({ agent_name: assistantNameSchema.default('Jerry') }),
  output: z.object({
    messages: z.int(),
    /** `pending`: not completed yet, begun or not. */
    tasks: z.object({ total: z.int(), completed: z.int(), pending: z.int() }),
    /** The mean of the ratings; 0 when there are none. */
    rating: z.object({ count: z.int(), average: z.number() }),
  }),
});
