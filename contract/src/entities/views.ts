import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema, optionalText } from '../values.ts';
import { messageContentFilters } from './agent-performance.ts';
import { assistantNameSchema } from './assistant.ts';

/** A message written by an assistant. */
export const agentMessageSchema = z.object({
  id: idSchema,
  agent: assistantNameSchema,
  content: z.string(),
  job_id: idSchema.nullable(),
  user_id: idSchema,
  thread_id: idSchema,
  created_at: instantSchema,
});
export type AgentMessage = z.input<typeof agentMessageSchema>;
export const agentMessageRules = {
  filters: { agent: assistantNameSchema, job_id: idSchema },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listAgentMessages = defineOperation({
  id: 'agent-messages.list',
  method: 'GET',
  path: '/api/agent-messages',
  risk: 'read',
  tag: 'agent-messages',
  summary: 'List what the assistants wrote (read-only)',
  input: listInput(agentMessageRules).extend(messageContentFilters),
  output: pageOf(agentMessageSchema),
});

/** What the assistants did, from receipts. */
export const updateSchema = z.object({
  id: idSchema,
  agent_name: assistantNameSchema,
  action_taken: z.string(),
  created_at: instantSchema,
  job_number: z.string().nullable(),
  user_id: idSchema,
});
export type Update = z.input<typeof updateSchema>;
export const updateRules = {
  filters: { agent_name: assistantNameSchema, job_number: z.string().max(40) },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listUpdates = defineOperation({
  id: 'updates-feed.list',
  method: 'GET',
  path: '/api/updates-feed',
  risk: 'read',
  tag: 'updates-feed',
  summary: 'List what the assistants did (read-only)',
  input: listInput(updateRules),
  output: pageOf(updateSchema),
});

export const agentFeedbackSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  agent_name: assistantNameSchema,
  rating: z.int(),
  comment: z.string().nullable(),
  /** The assistant's last message at that time. */
  response_text: z.string().nullable(),
  created_at: instantSchema,
});
export type AgentFeedback = z.input<typeof agentFeedbackSchema>;
export const agentFeedbackRules = {
  filters: { agent_name: assistantNameSchema, rating: z.coerce.number().int().min(1).max(5) },
  sorts: ['created_at', 'rating'] as [string, ...string[]],
  defaultSort: '-created_at',
  search: [],
};
export const listAgentFeedback = defineOperation({
  id: 'agent-feedback.list',
  method: 'GET',
  path: '/api/agent-feedback',
  risk: 'read',
  tag: 'agent-feedback',
  summary: 'List ratings of the assistants',
  input: listInput(agentFeedbackRules),
  output: pageOf(agentFeedbackSchema),
});
export const createAgentFeedback = defineOperation({
  id: 'agent-feedback.create',
  method: 'POST',
  path: '/api/agent-feedback',
  risk: 'write',
  status: 201,
  tag: 'agent-feedback',
  summary: 'Rate an assistant',
  input: z.strictObject({
    agent_name: assistantNameSchema,
    rating: z
      .int('Rating is a whole number from 1 to 5.')
      .min(1, 'Rating is at least 1.')
      .max(5, 'Rating is at most 5.')
      .default(5),
    comment: optionalText(LIMITS.longText),
  }),
  output: agentFeedbackSchema,
});

const byId = z.strictObject({ id: idSchema });
export const getAgentMessage = defineOperation({
  id: 'agent-messages.get',
  method: 'GET',
  path: '/api/agent-messages/{id}',
  risk: 'read',
  tag: 'agent-messages',
  summary: 'Show one message of an assistant',
  input: byId,
  output: agentMessageSchema,
});
export const getUpdate = defineOperation({
  id: 'updates-feed.get',
  method: 'GET',
  path: '/api/updates-feed/{id}',
  risk: 'read',
  tag: 'updates-feed',
  summary: 'Show one thing an assistant did',
  input: byId,
  output: updateSchema,
});

export const viewOperations = [
  getAgentMessage,
  getUpdate,
  listAgentMessages,
  listUpdates,
  listAgentFeedback,
  createAgentFeedback,
];
