import { correspondenceRules, INBOX_NEXT, inboxRules, LIMITS } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { Schema } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';
import { link, requiredText, text } from '../tables/stored-fields.ts';

const { Mixed, ObjectId } = Schema.Types;
const moment = { type: Date, default: null } as const;

const item = ownedSchema(
  {
    channel: requiredText,
    from: requiredText,
    from_name: text,
    to: requiredText,
    subject: text,
    body: { type: String, default: '' },
    quoted: text,
    received_at: { type: Date, required: true },
    status: requiredText,
    correspondence_id: { type: ObjectId, required: true },
    /** As the API shows it: kind, id, name. */
    contact: { type: Mixed, required: true },
    client_id: link,
    supplier_id: link,
    project_id: link,
    quote_id: link,
    finance_record_id: link,
    auth: requiredText,
    matched_by: text,
    matched_why: text,
    candidates: { type: [Mixed], default: [] },
    intent: text,
    summary: text,
    facts: { type: [Mixed], default: [] },
    warnings: { type: [String], default: [] },
    assistant: text,
    attachments: { type: [Mixed], default: [] },
    approval_ids: { type: [ObjectId], default: [] },
    admin_task_id: link,
    draft_id: link,
    read_at: moment,
    error: text,
    /** Of the mail or text itself: an answer to one of ours names it, ours names it in turn. */
    message_id: text,
    /** Whom the tradie said it is from and about: found no other way any more. */
    chosen: { type: Mixed, default: null },
    /** How often the tradie said whom it is from; part of the key of every effect. */
    round: { type: Number, default: 0 },
  },
  { rules: inboxRules, statuses: INBOX_NEXT },
);
item.index({ user_id: 1, read_at: 1, received_at: -1, _id: -1 });
item.index({ user_id: 1, correspondence_id: 1, read_at: 1 });
// what a supplier has confirmed
item.index({ user_id: 1, supplier_id: 1, intent: 1, received_at: -1 });

export const inboxRepository = (connection: Connection): Repository =>
  createRepository({
    table: 'inbox',
    noun: 'message',
    rules: inboxRules,
    statuses: INBOX_NEXT,
    model: connection.model<StoredDoc>('inbox', item as never, 'inbox'),
  });

const correspondence = ownedSchema(
  {
    contact: { type: Mixed, required: true },
    name: { type: String, default: '' },
    channel: requiredText,
    address: requiredText,
    client_id: link,
    supplier_id: link,
    last_direction: requiredText,
    last_text: { type: String, default: '', maxlength: LIMITS.message },
    last_at: { type: Date, required: true },
    unread: { type: Number, default: 0 },
    has_unread: { type: Boolean, default: false },
  },
  { rules: correspondenceRules },
);
correspondence.index({ user_id: 1, has_unread: 1, last_at: -1, _id: -1 });

/** Who wrote or was written to, with the last message. */
export const correspondenceRepository = (connection: Connection): Repository =>
  createRepository({
    table: 'correspondence',
    noun: 'conversation',
    rules: correspondenceRules,
    model: connection.model<StoredDoc>('correspondence', correspondence as never, 'correspondence'),
  });
