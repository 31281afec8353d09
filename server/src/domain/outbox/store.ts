import { type DomainOutput, OUTBOX_NEXT, outboxRules, type sendMessage } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import { type StoredDoc, toPlain } from '../../db/stored.ts';
import { link, requiredText, text } from '../tables/stored-fields.ts';

const TABLE = 'outbox';
const date = { type: Date, default: null } as const;

const schema = ownedSchema(
  {
    channel: requiredText,
    to: requiredText,
    subject: text,
    body: requiredText,
    /** Of account mail that is kept here: shown to developers only. */
    html: text,
    ics: text,
    status: requiredText,
    transport: requiredText,
    reason: text,
    client_id: link,
    supplier_id: link,
    project_id: link,
    quote_id: link,
    finance_record_id: link,
    inbox_id: link,
    correspondence_id: link,
    automation: text,
    commercial: { type: Boolean, default: false },
    parts: { type: Number, default: null },
    not_before: date,
    sent_at: date,
    delivered_at: date,
    /** What it is, while nothing of the kind may go beside it; see on-its-way.ts. */
    sending: text,
    /** When it was sent or failed, by the real clock. */
    settled_at: date,
    /** Of a mail; an answer names it, which is how it is matched. */
    message_id: text,
    /** Message-IDs of the mails it answers, oldest first. */
    references: { type: [String], default: [] },
    /** What the provider calls it. */
    provider_id: text,
    /** On file before the provider is asked; from then on nothing but a person sends it again. */
    attempt: text,
    attempts: { type: Number, default: 0 },
    /** The real clock's: when the attempt is taken for dead, and when the next one may be made. */
    lease_until: date,
    retry_at: date,
  },
  { rules: outboxRules, statuses: OUTBOX_NEXT },
);
schema.index({ user_id: 1, sending: 1 }, { unique: true, partialFilterExpression: { sending: { $type: 'string' } } });
schema.index({ user_id: 1, message_id: 1 });
schema.index({ user_id: 1, correspondence_id: 1, created_at: -1, _id: -1 });
schema.index({ user_id: 1, project_id: 1, created_at: -1, _id: -1 });
schema.index({ user_id: 1, supplier_id: 1, created_at: -1, _id: -1 });
// what is due, over all owners; few are queued at a time
schema.index({ status: 1, created_at: 1 });
schema.index({ provider_id: 1 }, { partialFilterExpression: { provider_id: { $type: 'string' } } });

/** Nothing has left yet, and nothing will without a person's word. */
export const UNSENT = ['draft', 'waiting_approval'];

export const outboxRepository = (connection: Connection): Repository =>
  createRepository({
    table: TABLE,
    noun: 'message',
    rules: outboxRules,
    statuses: OUTBOX_NEXT,
    model: connection.model<StoredDoc>(TABLE, schema as never, TABLE),
  });

export type OutboxRecord = DomainOutput<typeof sendMessage>;

/** Of messages from before these were kept. */
const UNSET = {
  inbox_id: null,
  correspondence_id: null,
  automation: null,
  parts: null,
  not_before: null,
  delivered_at: null,
};
const HIDDEN = new Set([
  'html',
  'ics',
  'user_id',
  'version',
  'updated_at',
  'commercial',
  'message_id',
  'references',
  'provider_id',
  'attempt',
  'attempts',
  'lease_until',
  'retry_at',
  'sending',
  'settled_at',
]);

export const asOutboxItem = (doc: StoredDoc): OutboxRecord => {
  const shown = Object.entries(toPlain(doc)).filter(([name]) => !HIDDEN.has(name));
  return { ...UNSET, ...Object.fromEntries(shown) } as unknown as OutboxRecord;
};
