import { type Connection, type Model, Schema, Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { Clock } from '../clock.ts';
import type { KeptMail, Mail } from '../senders.ts';
import type { OutboxRow } from './store.ts';

/** A mail about nobody's account, such as an enquiry. */
interface MailDoc {
  _id: Types.ObjectId;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  ics: string | null;
  replyTo: string | null;
  created_at: Date;
}

const text = { type: String, default: null };
const schema = new Schema<MailDoc>(
  {
    to: { type: String, required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    html: text,
    ics: text,
    replyTo: text,
    created_at: { type: Date, required: true, index: true },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

/** A message as /dev/outbox shows it. */
export interface KeptMessage {
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  ics: string | null;
  at: Date;
}

export interface KeptMails extends KeptMail {
  models: Model<MailDoc>[];
  /** The latest messages of everybody, newest first: for the developer's own page. */
  latest(limit: number): Promise<KeptMessage[]>;
}

/** Mails stay in the database where there is no mail server: somebody's own in their outbox, others by themselves. */
export function createKeptMails(connection: Connection, outbox: Repository<OutboxRow>, clock: Clock): KeptMails {
  const mails = connection.model<MailDoc>('mails', schema, 'mails');

  async function inOutbox(userId: string, { to, subject, text, html, ics }: Mail): Promise<void> {
    const at = clock.now();
    const item: Partial<OutboxRow> = {
      user_id: new Types.ObjectId(userId),
      channel: 'email',
      to,
      about_account: true,
      subject,
      body: text,
      html: html ?? null,
      ics: ics ?? null,
      status: 'sent',
      transport: 'development',
      sent_at: at,
      created_at: at,
      updated_at: at,
      version: 1,
    };
    await outbox.model.insertMany([item]);
  }

  return {
    models: [mails],
    keep: async ({ userId, ...mail }) => {
      if (userId) return inOutbox(userId, mail);
      await mails.insertMany([{ _id: new Types.ObjectId(), ...mail, created_at: clock.now() }]);
    },
    async latest(limit) {
      const items = await acrossOwners(outbox.model, 'the development outbox shows what went to anybody')
        .find({ transport: 'development' })
        .sort({ created_at: -1 })
        .limit(limit)
        .toArray();
      const others = await mails.find().sort({ created_at: -1 }).limit(limit).lean<MailDoc[]>();
      return [...items.map(fromItem), ...others.map(fromMail)]
        .sort((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, limit);
    },
  };
}

const fromMail = ({ to, subject, text, html, ics, created_at }: MailDoc): KeptMessage => ({
  to,
  subject,
  text,
  html,
  ics,
  at: created_at,
});
const fromItem = ({ to, subject, body, html, ics, created_at }: OutboxRow): KeptMessage => ({
  to,
  subject,
  text: body,
  html,
  ics,
  at: created_at,
});
