import {
  ASSISTANT_IDS,
  CHANNELS,
  type Correspondent,
  correspondenceRules,
  INBOX_NEXT,
  INBOX_STATUSES,
  INTENTS,
  type InboxItem,
  inboxRules,
  LIMITS,
  MATCHED_BY,
  SENDER_CHECKS,
  URGENCIES,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { field } from '../../db/row.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import {
  anyText,
  count,
  flagOff,
  later,
  link,
  links,
  listOf,
  moment,
  oneOf,
  oneOfOrNone,
  requiredLink,
  requiredMoment,
  requiredText,
  shaped,
  shapedOrNone,
  text,
  texts,
} from '../../db/stored-fields.ts';

/** Whom the tradie said a message is from and about. */
export interface Chosen {
  client_id: string | null;
  supplier_id: string | null;
  project_id: string | null;
}

const item = ownedSchema(
  {
    channel: oneOf(CHANNELS),
    from: requiredText,
    from_name: text,
    to: requiredText,
    subject: text,
    body: anyText,
    quoted: text,
    received_at: requiredMoment,
    status: oneOf(INBOX_STATUSES),
    correspondence_id: requiredLink,
    /** As the API shows it: kind, id, name. */
    contact: shaped<Correspondent>(),
    client_id: link,
    supplier_id: link,
    project_id: link,
    quote_id: link,
    finance_record_id: link,
    auth: oneOf(SENDER_CHECKS),
    matched_by: oneOfOrNone(MATCHED_BY),
    matched_why: text,
    candidates: listOf<Correspondent>(),
    intent: oneOfOrNone(INTENTS),
    urgent: later(oneOfOrNone(URGENCIES)),
    summary: text,
    facts: listOf<InboxItem['facts'][number]>(),
    warnings: texts,
    assistant: oneOfOrNone(ASSISTANT_IDS),
    attachments: listOf<InboxItem['attachments'][number]>(),
    approval_ids: links,
    admin_task_id: link,
    draft_id: link,
    read_at: moment,
    error: text,
    /** Of the mail or text itself: an answer to one of ours names it, ours names it in turn. */
    message_id: text,
    /** Whom the tradie said it is from and about: found no other way any more. */
    chosen: later(shapedOrNone<Chosen>()),
    /** How often the tradie said whom it is from; part of the key of every effect. */
    round: later(count),
  },
  { rules: inboxRules, statuses: INBOX_NEXT },
);
item.index({ user_id: 1, read_at: 1, received_at: -1, _id: -1 });
item.index({ user_id: 1, correspondence_id: 1, read_at: 1 });
// what a client has written since
item.index({ user_id: 1, client_id: 1, received_at: -1 });
// what cannot wait and was not read
item.index({ user_id: 1, urgent: 1, read_at: 1, received_at: -1 });
// what a supplier has confirmed
item.index({ user_id: 1, supplier_id: 1, intent: 1, received_at: -1 });

export type InboxRow = RowIn<typeof item>;

export const inboxRepository = (connection: Connection): Repository<InboxRow> =>
  createRepository({
    table: 'inbox',
    noun: 'message',
    rules: inboxRules,
    statuses: INBOX_NEXT,
    connection,
    schema: item,
  });

const correspondence = ownedSchema(
  {
    contact: shaped<Correspondent>(),
    name: anyText,
    channel: oneOf(CHANNELS),
    address: requiredText,
    client_id: link,
    supplier_id: link,
    last_direction: oneOf(['in', 'out']),
    last_text: field<string>({ type: String, default: '', maxlength: LIMITS.message }),
    last_at: requiredMoment,
    unread: count,
    has_unread: flagOff,
  },
  { rules: correspondenceRules },
);
correspondence.index({ user_id: 1, has_unread: 1, last_at: -1, _id: -1 });

export type CorrespondenceRow = RowIn<typeof correspondence>;

/** Who wrote or was written to, with the last message. */
export const correspondenceRepository = (connection: Connection): Repository<CorrespondenceRow> =>
  createRepository({
    table: 'correspondence',
    noun: 'conversation',
    rules: correspondenceRules,
    connection,
    schema: correspondence,
  });
