import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { assistantIdSchema, assistantSchema } from '../entities/assistant.ts';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema } from '../values.ts';
import { chatMessageSchema, draftCardSchema, MESSAGE_STATUSES, threadSchema } from './message.ts';

const EMPTY = 'Please enter a command.';
const messageText = z
  .string(EMPTY)
  .max(LIMITS.message, { error: () => `Keep a message under ${LIMITS.message.toLocaleString('en-AU')} characters.` })
  .refine((text) => text.trim() !== '', EMPTY)
  .refine((text) => text.isWellFormed(), 'That text has characters that cannot be stored.');

const attachments = z
  .array(idSchema)
  .max(LIMITS.attachments, `Attach at most ${LIMITS.attachments} files to a message.`)
  .optional();

const tag = 'assistants';

export const listAssistants = defineOperation({
  id: 'assistants.list',
  method: 'GET',
  path: '/api/assistants',
  risk: 'read',
  tag,
  summary: 'The four assistants',
  input: z.strictObject({}),
  output: z.object({ data: z.array(assistantSchema) }),
});

export const threadRules = {
  filters: { assistant: assistantIdSchema, job_id: idSchema },
  sorts: ['updated_at'] as [string],
  defaultSort: '-updated_at',
  search: ['title'],
};
export const listThreads = defineOperation({
  id: 'threads.list',
  method: 'GET',
  path: '/api/threads',
  risk: 'read',
  tag,
  summary: 'List conversations, latest first',
  input: listInput(threadRules),
  output: pageOf(threadSchema),
});
export const createThread = defineOperation({
  id: 'threads.create',
  method: 'POST',
  path: '/api/threads',
  risk: 'write',
  status: 201,
  tag,
  summary: 'Start a conversation',
  input: z.strictObject({ assistant: assistantIdSchema.default('jerry'), job_id: idSchema.nullish() }),
  output: threadSchema,
});
export const getThread = defineOperation({
  id: 'threads.get',
  method: 'GET',
  path: '/api/threads/{id}',
  risk: 'read',
  tag,
  summary: 'Show one conversation (without its messages)',
  input: z.strictObject({ id: idSchema }),
  output: threadSchema,
});
/** Without after_seq: the latest messages, older ones by cursor. With it: every message changed since, to catch up. */
export const listMessages = defineOperation({
  id: 'threads.messages',
  method: 'GET',
  path: '/api/threads/{id}/messages',
  risk: 'read',
  tag,
  summary: 'Messages of a conversation, in order',
  input: z.strictObject({
    id: idSchema,
    limit: z.coerce.number().int().min(1).max(LIMITS.pageMax).default(50),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'That cursor does not belong to this list. Start again without it.')
      .optional(),
    after_seq: z.coerce.number().int().min(0).optional(),
  }),
  output: z.object({ data: z.array(chatMessageSchema), next_cursor: z.string().nullable(), thread: threadSchema }),
});

/** Tables whose records have a screen of their own, beside the jobs. */
export const ON_SCREEN = ['clients', 'suppliers', 'finance_records'] as const;
/**
 * What somebody looks at while writing, which "this" then means: only which record it is comes from outside, everything else is
 * looked up. One that is not there (any more) is as if nothing was said.
 */
const onScreen = z.strictObject({ entity: z.enum(ON_SCREEN), id: idSchema }).nullish();
export type OnScreen = NonNullable<z.infer<typeof onScreen>>;

export const postMessage = defineOperation({
  id: 'threads.send',
  method: 'POST',
  path: '/api/threads/{id}/messages',
  risk: 'write',
  status: 202,
  tag,
  summary: 'Say something; the answer arrives over the socket',
  input: z.strictObject({
    id: idSchema,
    message: messageText,
    assistant: assistantIdSchema.optional(),
    job_id: idSchema.nullish(),
    on_screen: onScreen,
    /** Files that were uploaded to /api/attachments before. */
    attachments,
    /** Made by the client; the same one twice is one message. */
    client_message_id: z.string().min(1).max(100).optional(),
  }),
  output: z.object({ message: chatMessageSchema, thread: threadSchema }),
});
export const stopThread = defineOperation({
  id: 'threads.stop',
  method: 'POST',
  path: '/api/threads/{id}/stop',
  risk: 'write',
  tag,
  summary: 'Stop the turn that is being worked on; what was done stays done',
  input: z.strictObject({ id: idSchema }),
  output: threadSchema,
});
export const retryThread = defineOperation({
  id: 'threads.retry',
  method: 'POST',
  path: '/api/threads/{id}/retry',
  risk: 'write',
  status: 202,
  tag,
  summary: 'Try the last turn again; what was done is not done twice',
  input: z.strictObject({ id: idSchema }),
  output: threadSchema,
});

/** The job on the screen: only its id is used, everything else is looked up. */
const jobData = z.looseObject({ id: idSchema }).nullish();

/** One whole turn in one call: for scripts, the evaluation and the terminal. */
export const orchestrate = defineOperation({
  id: 'functions.agent-orchestrator',
  method: 'POST',
  path: '/api/functions/agent-orchestrator',
  risk: 'write',
  tag,
  summary: 'Say something and wait until the turn has settled (or stream it with Accept: text/event-stream)',
  input: z.strictObject({
    assistant: assistantIdSchema.default('jerry'),
    message: messageText,
    jobData,
    on_screen: onScreen,
    thread_id: idSchema.nullish(),
    /** What a conversation is that begins with this message. Left out: of the message's assistant and about its job. */
    thread: createThread.input.optional(),
    attachments,
    client_message_id: z.string().min(1).max(100).optional(),
  }),
  output: z.object({
    response: z.string(),
    /** How the turn ended: a failed or interrupted one can be retried. */
    status: z.enum(MESSAGE_STATUSES),
    thread_id: idSchema,
    run_id: idSchema,
    handled_by: z.array(assistantIdSchema),
    actions: z.array(
      z.object({
        receipt_id: idSchema,
        tool: z.string(),
        entity: z.string(),
        record_id: idSchema.nullable(),
        summary: z.string(),
      }),
    ),
    approvals: z.array(
      z.object({ approval_id: idSchema, tool: z.string(), summary: z.string(), expires_at: z.string().nullable() }),
    ),
    /** What was not surely understood, as it would be saved: check it, then `POST /api/drafts/{id}`. */
    drafts: z.array(draftCardSchema),
  }),
});

/** Quick Quote's writer: words only, no tools, nothing stored. */
export const assistText = defineOperation({
  id: 'functions.ai-assistant',
  method: 'POST',
  path: '/api/functions/ai-assistant',
  risk: 'read',
  tag,
  summary: 'Have an assistant write something (no tools, nothing is stored)',
  input: z.strictObject({
    message: messageText,
    assistant: assistantIdSchema.default('jerry'),
    context: z.string().max(LIMITS.quoteText).nullish(),
    jobData: z.strictObject({ title: z.string().max(LIMITS.name), budget: z.number().nullish() }).nullish(),
  }),
  output: z.object({ response: z.string() }),
});

export const chatOperations = [
  listAssistants,
  listThreads,
  createThread,
  getThread,
  listMessages,
  postMessage,
  stopThread,
  retryThread,
  orchestrate,
  assistText,
];
