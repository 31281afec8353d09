import { type DomainOutput, listOutbox, outboxRules, type sendMessage } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository, type Fields, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import { type StoredDoc, toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { listHandler } from '../tables/list-handler.ts';
import { link, requiredText, text } from '../tables/stored-fields.ts';

const TABLE = 'outbox';

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
    sent_at: { type: Date, default: null },
  },
  { rules: outboxRules },
);

export const outboxRepository = (connection: Connection): Repository =>
  createRepository({
    table: TABLE,
    noun: 'message',
    rules: outboxRules,
    model: connection.model<StoredDoc>(TABLE, schema as never, TABLE),
  });

type OutboxRecord = DomainOutput<typeof sendMessage>;
const asOutboxItem = (doc: StoredDoc): OutboxRecord => {
  const { applied_key: _, html: __, ics: ___, ...item } = toPlain(doc);
  return item as unknown as OutboxRecord;
};

/** A message to somebody outside, addressed and written. */
interface Outgoing {
  channel: 'sms' | 'email';
  to: string;
  subject: string | null;
  body: string;
  links?: Fields;
}

/** Puts messages in the outbox. Where no provider is connected, that is where they stay, and they say so. */
export interface Outbox {
  put(call: Call, message: Outgoing): Promise<OutboxRecord>;
  implementations: Implementation[];
}

/** `production`: without a provider a message waits in the queue instead of counting as sent. */
export function createOutbox(repository: Repository, production: boolean): Outbox {
  return {
    async put(call, { links = {}, ...message }) {
      const provider = message.channel === 'sms' ? 'Twilio number' : 'mail server';
      const fate = production
        ? {
            status: 'queued',
            transport: message.channel === 'sms' ? 'twilio' : 'smtp',
            reason: `No ${provider} is connected yet.`,
            sent_at: null,
          }
        : { status: 'sent', transport: 'development', reason: null, sent_at: call.clock.now() };
      return asOutboxItem(await repository.insert(call, { ...message, ...links, ...fate }));
    },
    implementations: [
      implement(
        listOutbox,
        listHandler(repository, (_, docs) => docs.map(asOutboxItem)),
      ),
    ],
  };
}
