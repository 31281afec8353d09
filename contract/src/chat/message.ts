import { z } from 'zod';
import { assistantIdSchema } from '../entities/assistant.ts';
import { attachmentSchema } from '../entities/attachment.ts';
import { draftSchema } from '../entities/draft.ts';
import { idSchema, instantSchema } from '../values.ts';

/** Something an assistant did along the way, in plain words. */
export const activitySchema = z.object({
  id: z.string(),
  tool: z.string(),
  /** "Creating the job" while it runs, "Created job 1001" when done. */
  label: z.string(),
  status: z.enum(['running', 'done', 'failed', 'waiting']),
});
export type Activity = z.infer<typeof activitySchema>;

/** What the chat shows of a receipt; the whole one is at /api/receipts. */
export const receiptCardSchema = z.object({
  receipt_id: idSchema,
  tool: z.string(),
  entity: z.string(),
  record_id: idSchema.nullable(),
  summary: z.string(),
  undoable: z.boolean(),
  undone: z.boolean(),
  /** Of the job, or the record's job: the address of either is made of it. */
  job_number: z.string().optional(),
});
export type ReceiptCard = z.infer<typeof receiptCardSchema>;

export const approvalCardSchema = z.object({
  approval_id: idSchema,
  tool: z.string(),
  summary: z.string(),
  /** What would be sent or changed, line by line, for people. */
  details: z.array(z.string()),
  /** null: it waits until it is decided. */
  expires_at: instantSchema.nullable(),
  status: z.enum(['pending', 'approved', 'rejected', 'expired', 'replaced', 'failed']),
  /** What took its place, in words. */
  replaced_with: z.string().optional(),
});
export type ApprovalCard = z.infer<typeof approvalCardSchema>;

/** What the chat shows of a draft, to be checked, put right and saved there. */
export const draftCardSchema = draftSchema.pick({
  id: true,
  tool: true,
  entity: true,
  op: true,
  record_id: true,
  summary: true,
  fields: true,
  form: true,
  names: true,
  also: true,
  doubts: true,
  missing: true,
  warnings: true,
  status: true,
  receipt_id: true,
  error: true,
  expires_at: true,
});
export type DraftCard = z.input<typeof draftCardSchema>;

/** What the chat shows of a file that was given with a message; the file itself is at `/api/attachments/{id}/file`. */
export const attachmentCardSchema = attachmentSchema
  .pick({ name: true, file_type: true, file_size: true })
  .extend({ attachment_id: idSchema });
export type AttachmentCard = z.infer<typeof attachmentCardSchema>;

export const MESSAGE_STATUSES = ['queued', 'running', 'done', 'failed', 'stopped', 'interrupted'] as const;

/** One message of a conversation: the truth about it. */
export const chatMessageSchema = z.object({
  id: idSchema,
  thread_id: idSchema,
  /** Place in the conversation, ascending. */
  position: z.int(),
  /** The thread's counter at this message's last change; what a client that was away asks for. */
  seq: z.int(),
  role: z.enum(['user', 'assistant']),
  /** Who speaks; null for the user. */
  assistant: assistantIdSchema.nullable(),
  content: z.string(),
  /** A user's message is queued until its turn begins. */
  status: z.enum(MESSAGE_STATUSES),
  /** Made by the client so that a message sent twice is stored once; null for assistants. */
  client_message_id: z.string().nullable(),
  run_id: idSchema.nullable(),
  job_id: idSchema.nullable(),
  /** Of a user's message, as the files were named then. */
  attachments: z.array(attachmentCardSchema),
  activities: z.array(activitySchema),
  receipts: z.array(receiptCardSchema),
  approvals: z.array(approvalCardSchema),
  drafts: z.array(draftCardSchema),
  /** In plain words, when the turn could not be finished; the turn can be retried. */
  error: z.string().nullable(),
  created_at: instantSchema,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const threadSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  title: z.string(),
  /** Whose box the conversation was started in. */
  assistant: assistantIdSchema,
  job_id: idSchema.nullable(),
  seq: z.int(),
  /** A turn is being worked on. */
  running: z.boolean(),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type Thread = z.infer<typeof threadSchema>;
