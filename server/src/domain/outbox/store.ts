import {
  CHANNELS,
  type DomainOutput,
  OUTBOX_NEXT,
  OUTBOX_STATUSES,
  outboxRules,
  type sendMessage,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { toPlain } from '../../db/stored.ts';
import {
  count,
  flagOff,
  later,
  link,
  moment,
  number,
  oneOf,
  oneOfOrNone,
  requiredText,
  text,
  texts,
} from '../../db/stored-fields.ts';

const TABLE = 'outbox';

const schema = ownedSchema(
  {
    channel: oneOf(CHANNELS),
    to: requiredText,
    to_name: later(text),
    /** Smoko wrote it to the owner, about the account: no message of the business. */
    about_account: later(flagOff),
    subject: text,
    body: requiredText,
    /** Of account mail that is kept here: shown to developers only. */
    html: text,
    ics: text,
    status: oneOf(OUTBOX_STATUSES),
    transport: oneOf(['smtp', 'twilio', 'development']),
    reason: text,
    client_id: link,
    supplier_id: link,
    project_id: link,
    quote_id: link,
    finance_record_id: link,
    variation_id: later(link),
    statement_id: later(link),
    inbox_id: later(link),
    correspondence_id: later(link),
    automation: later(text),
    commercial: later(flagOff),
    /** Says that somebody is on their way: not twice within some minutes. */
    on_my_way: later(flagOff),
    /** Says to somebody that their STOP or START was obeyed. */
    answers_word: later(oneOfOrNone(['opt_out', 'opt_in'])),
    parts: later(number),
    not_before: later(moment),
    /** When somebody, or an automation, said that it may leave: business clock. Without one it was never said, or before this was kept. */
    queued_at: later(moment),
    sent_at: moment,
    delivered_at: later(moment),
    /** What it is, while nothing of the kind may go beside it; see on-its-way.ts. */
    sending: later(text),
    /** When it was sent or failed, by the real clock. */
    settled_at: later(moment),
    /** Of a mail; an answer names it, which is how it is matched. */
    message_id: later(text),
    /** Message-IDs of the mails it answers, oldest first. */
    references: later(texts),
    /** What the provider calls it. */
    provider_id: later(text),
    /** On file before the provider is asked; from then on nothing but a person sends it again. */
    attempt: later(text),
    attempts: later(count),
    /** The real clock's: when the attempt is taken for dead, and when the next one may be made. */
    lease_until: later(moment),
    retry_at: later(moment),
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
export const UNSENT: OutboxRow['status'][] = ['draft', 'waiting_approval'];

export type OutboxRow = RowIn<typeof schema>;

export const outboxRepository = (connection: Connection): Repository<OutboxRow> =>
  createRepository({
    table: TABLE,
    noun: 'message',
    rules: outboxRules,
    statuses: OUTBOX_NEXT,
    connection,
    schema,
  });

export type OutboxRecord = DomainOutput<typeof sendMessage>;

/** A stored message as people see it; what is only for sending it stays here, and older ones lack what came later. */
export const asOutboxItem = (row: OutboxRow): OutboxRecord => {
  const { html: _h, ics: _i, user_id: _u, version: _v, updated_at: _a, about_account: _o, ...content } = toPlain(row);
  const {
    commercial: _c,
    on_my_way: _on,
    answers_word: _w,
    message_id: _m,
    references: _r,
    provider_id: _p,
    sending: _s,
    ...kept
  } = content;
  const { attempt: _t, attempts: _n, lease_until: _l, retry_at: _y, settled_at: _d, queued_at: _q, ...shown } = kept;
  const { variation_id, statement_id, inbox_id, correspondence_id, automation, parts, not_before, delivered_at } =
    shown;
  return {
    ...shown,
    to_name: shown.to_name ?? null,
    variation_id: variation_id ?? null,
    statement_id: statement_id ?? null,
    inbox_id: inbox_id ?? null,
    correspondence_id: correspondence_id ?? null,
    automation: automation ?? null,
    parts: parts ?? null,
    not_before: not_before ?? null,
    delivered_at: delivered_at ?? null,
  };
};
