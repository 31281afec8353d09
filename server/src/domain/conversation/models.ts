import {
  type Activity,
  type ApprovalCard,
  ASSISTANT_IDS,
  ASSISTANT_NAMES,
  type AttachmentCard,
  type DraftCard,
  MESSAGE_STATUSES,
  type OnScreen,
  type ReceiptCard,
  threadRules,
} from '@smoko/contract';
import { type Connection, Schema } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { field } from '../../db/row.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import {
  anyText,
  later,
  link,
  listOf,
  moment,
  number,
  oneOf,
  oneOfOrNone,
  requiredLink,
  requiredNumber,
  text,
} from '../../db/stored-fields.ts';

const threadSchema = ownedSchema(
  {
    title: anyText,
    assistant: oneOf(ASSISTANT_IDS),
    job_id: link,
    seq: requiredNumber,
    positions: requiredNumber,
    /** The run that is being worked on: claimed by compare-and-set, so that a thread has one turn at a time. */
    running: link,
    /** Real clock. A run whose process died is found by its lapsed lease. */
    lease_until: moment,
    stop_requested: link,
  },
  { rules: threadRules },
);
threadSchema.index({ running: 1, lease_until: 1 }, { partialFilterExpression: { running: { $type: 'objectId' } } });

const onScreenField = field<OnScreen | null>({ type: Schema.Types.Mixed, default: null });
const journalField = field<Record<string, string>>({ type: Schema.Types.Mixed, default: {} });

const messageSchema = ownedSchema(
  {
    thread_id: requiredLink,
    position: requiredNumber,
    seq: requiredNumber,
    role: oneOf(['user', 'assistant']),
    assistant: oneOfOrNone(ASSISTANT_IDS),
    agent: oneOfOrNone(ASSISTANT_NAMES),
    content: anyText,
    status: oneOf(MESSAGE_STATUSES),
    client_message_id: text,
    run_id: link,
    job_id: link,
    /** Of a user's message: what was on the screen beside the job. */
    on_screen: later(onScreenField),
    attachments: later(listOf<AttachmentCard>()),
    activities: listOf<Activity>(),
    receipts: listOf<ReceiptCard>(),
    approvals: listOf<ApprovalCard>(),
    drafts: later(listOf<DraftCard>()),
    error: text,
    /** Of an assistant's message that went well: from the command, or its last retry, to the end of the reply. */
    response_ms: later(number),
    /** Of a user's message whose turn was tried again. */
    asked_at: later(moment),
    /** Of a user's message: model answers of its turn by step, replayed when the turn is tried again. */
    journal: journalField,
  },
  { rules: { filters: {}, sorts: ['created_at'], defaultSort: '-created_at', search: [] } },
);
messageSchema.index({ user_id: 1, thread_id: 1, position: 1 });
messageSchema.index({ user_id: 1, thread_id: 1, seq: 1 });
messageSchema.index({ user_id: 1, thread_id: 1, status: 1, position: 1 });
messageSchema.index({ user_id: 1, run_id: 1, position: 1 });
// found again after a crash
messageSchema.index({ status: 1 });
// the views: what assistants wrote, by agent and by job
messageSchema.index({ user_id: 1, role: 1, created_at: -1, _id: -1 });
messageSchema.index({ user_id: 1, role: 1, agent: 1, created_at: -1, _id: -1 });
messageSchema.index({ user_id: 1, role: 1, job_id: 1, created_at: -1, _id: -1 });
messageSchema.index({ user_id: 1, role: 1, job_id: 1, agent: 1, created_at: -1, _id: -1 });
messageSchema.index({ user_id: 1, role: 1, agent: 1, response_ms: 1 });
messageSchema.index(
  { user_id: 1, thread_id: 1, client_message_id: 1 },
  { unique: true, partialFilterExpression: { client_message_id: { $type: 'string' } } },
);

export type ThreadRow = RowIn<typeof threadSchema>;
export type MessageRow = RowIn<typeof messageSchema>;

export interface ConversationRepositories {
  threads: Repository<ThreadRow>;
  messages: Repository<MessageRow>;
}

export const conversationRepositories = (connection: Connection): ConversationRepositories => ({
  threads: createRepository({
    table: 'threads',
    noun: 'conversation',
    rules: threadRules,
    connection,
    schema: threadSchema,
  }),
  messages: createRepository({
    table: 'messages',
    noun: 'message',
    rules: { filters: {}, sorts: ['created_at'], defaultSort: '-created_at', search: [] },
    connection,
    schema: messageSchema,
  }),
});
