import {
  type Channel,
  type DomainOutput,
  listOutbox,
  outboxRules,
  type sendMessage,
  WAITS_FOR_EMAIL,
} from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import { createRepository, type Fields, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import { type StoredDoc, toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { Clock } from '../clock.ts';
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
    inbox_id: link,
    correspondence_id: link,
    automation: text,
    parts: { type: Number, default: null },
    not_before: { type: Date, default: null },
    sent_at: { type: Date, default: null },
    delivered_at: { type: Date, default: null },
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
/** Of messages from before these were kept. */
const UNSET = {
  inbox_id: null,
  correspondence_id: null,
  automation: null,
  parts: null,
  not_before: null,
  delivered_at: null,
};
export const asOutboxItem = (doc: StoredDoc): OutboxRecord => {
  const { applied_key: _, html: __, ics: ___, ...item } = toPlain(doc);
  return { ...UNSET, ...item } as unknown as OutboxRecord;
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
  /** Their owner has confirmed the e-mail address: what waited for that goes on. */
  release(userId: string): Promise<void>;
  implementations: Implementation[];
}

const PROVIDERS = {
  sms: { transport: 'twilio', name: 'Twilio number' },
  email: { transport: 'smtp', name: 'mail server' },
} as const;

export interface OutboxOptions {
  /** Without a provider a message waits in the queue instead of counting as sent. */
  production: boolean;
  clock: Clock;
  /** Whether the owner has confirmed their e-mail address: until then nothing goes to anybody. */
  isVerified(userId: string): Promise<boolean>;
}

export function createOutbox(repository: Repository, { production, clock, isVerified }: OutboxOptions): Outbox {
  const transport = (channel: Channel) => (production ? PROVIDERS[channel].transport : 'development');
  const fate = (channel: Channel) =>
    production
      ? { status: 'queued', reason: `No ${PROVIDERS[channel].name} is connected yet.`, sent_at: null }
      : { status: 'sent', reason: null, sent_at: clock.now() };

  async function release(userId: string): Promise<void> {
    for (const channel of ['sms', 'email'] as const) {
      await repository.model.updateMany(
        { user_id: new Types.ObjectId(userId), channel, status: 'queued', reason: WAITS_FOR_EMAIL },
        { $set: { ...fate(channel), updated_at: clock.now() }, $inc: { version: 1 } },
      );
    }
  }

  return {
    release,
    async put(call, { links = {}, ...message }) {
      const { userId } = call.actor;
      const { channel } = message;
      const verified = await isVerified(userId);
      const now = verified ? fate(channel) : { status: 'queued', reason: WAITS_FOR_EMAIL, sent_at: null };
      const item = await repository.insert(call, { ...message, ...links, ...now, transport: transport(channel) });
      // confirmed at this very moment: its release may have come before the message
      if (!verified && (await isVerified(userId))) await release(userId);
      return asOutboxItem(item);
    },
    implementations: [
      implement(
        listOutbox,
        listHandler(repository, (_, docs) => docs.map(asOutboxItem)),
      ),
    ],
  };
}
