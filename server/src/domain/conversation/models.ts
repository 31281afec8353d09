import { threadRules } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { Schema } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';
import { link, requiredText, text } from '../tables/stored-fields.ts';

const { Mixed } = Schema.Types;
const count = { type: Number, required: true } as const;

const threadSchema = ownedSchema(
  {
    title: { type: String, default: '' },
    assistant: requiredText,
    job_id: link,
    seq: count,
    positions: count,
    /** The run that is being worked on: claimed by compare-and-set, so that a thread has one turn at a time. */
    running: link,
    /** Real clock. A run whose process died is found by its lapsed lease. */
    lease_until: { type: Date, default: null },
    stop_requested: link,
  },
  { rules: threadRules },
);
threadSchema.index({ running: 1, lease_until: 1 }, { partialFilterExpression: { running: { $type: 'objectId' } } });

const messageSchema = ownedSchema(
  {
    thread_id: { type: Schema.Types.ObjectId, required: true },
    position: count,
    seq: count,
    role: requiredText,
    assistant: text,
    agent: text,
    content: { type: String, default: '' },
    status: requiredText,
    client_message_id: text,
    run_id: link,
    job_id: link,
    attachments: { type: [Mixed], default: [] },
    activities: { type: [Mixed], default: [] },
    receipts: { type: [Mixed], default: [] },
    approvals: { type: [Mixed], default: [] },
    drafts: { type: [Mixed], default: [] },
    error: text,
    /** Of an assistant's message that went well: from the command, or its last retry, to the end of the reply. */
    response_ms: { type: Number, default: null },
    /** Of a user's message whose turn was tried again. */
    asked_at: { type: Date, default: null },
    /** Of a user's message: model answers of its turn by step, replayed when the turn is tried again. */
    journal: { type: Mixed, default: {} },
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

export interface ConversationRepositories {
  threads: Repository;
  messages: Repository;
}

export const conversationRepositories = (connection: Connection): ConversationRepositories => ({
  threads: createRepository({
    table: 'threads',
    noun: 'conversation',
    rules: threadRules,
    model: connection.model<StoredDoc>('threads', threadSchema as never, 'threads'),
  }),
  messages: createRepository({
    table: 'messages',
    noun: 'message',
    rules: { filters: {}, sorts: ['created_at'], defaultSort: '-created_at', search: [] },
    model: connection.model<StoredDoc>('messages', messageSchema as never, 'messages'),
  }),
});
