import { WAITS_FOR_EMAIL } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import { type Call, idFromKey } from '../../domain/call.ts';
import type { Clock } from '../../domain/clock.ts';
import type { InboxRow } from '../../domain/inbox/store.ts';
import type { OutboxFiles } from '../../domain/outbox/files.ts';
import type { Outbox, Outgoing } from '../../domain/outbox/outgoing.ts';
import { asOutboxItem, type OutboxRow } from '../../domain/outbox/store.ts';
import { isOffer } from '../consent/promotion.ts';
import type { Providers } from '../providers/provider.ts';
import { type HistoryParts, nameOf, noteInHistory } from './history.ts';
import { createLeaving } from './leaving.ts';
import { alone } from './on-its-way.ts';

/** Puts messages in the outbox. Where no provider is connected, that is where they stay, and they say so. */
export interface OutboxQueue extends Outbox {
  leaving: ReturnType<typeof createLeaving>['leaving'];
  /** Their owner has confirmed the e-mail address: what waited for that goes on. */
  release(userId: string): Promise<void>;
  isVerified(userId: string): Promise<boolean>;
  noteInHistory(call: Call, item: OutboxRow): Promise<void>;
}

/** What becomes of a message whose owner has not confirmed their e-mail address. */
export const WAITING = { status: 'queued', reason: WAITS_FOR_EMAIL, sent_at: null, settled_at: null } as const;

export interface OutboxOptions extends HistoryParts {
  files: OutboxFiles;
  repository: Repository<OutboxRow>;
  providers: Providers;
  /** Without a provider a message waits in the queue instead of counting as sent. */
  production: boolean;
  clock: Clock;
  /** Behind the @ of a Message-ID. */
  mailDomain: string;
  /** Whether the owner has confirmed their e-mail address: until then nothing goes to anybody. */
  isVerified(userId: string): Promise<boolean>;
  /** There may be something to send. */
  poke(): void;
  /** What came in, for mails that answer it. */
  inbox: Repository<InboxRow>;
}

export function createOutbox(options: OutboxOptions): OutboxQueue {
  const { repository, files, clock, isVerified } = options;
  const { fate, leaving } = createLeaving(options);

  async function release(userId: string): Promise<void> {
    const waiting = await repository.model
      .find({ user_id: new Types.ObjectId(userId), status: 'queued', reason: WAITS_FOR_EMAIL })
      .lean();
    for (const { _id, user_id, channel, not_before } of waiting) {
      await repository.model.updateOne(
        { user_id, _id, status: 'queued', reason: WAITS_FOR_EMAIL },
        {
          $set: { ...fate(channel, not_before ?? null), updated_at: clock.now() },
          $inc: { version: 1 },
        },
      );
    }
    options.poke();
  }

  /** Message-IDs of the mail that this one answers. */
  async function answered(call: Call, { channel, inbox_id }: Outgoing): Promise<string[]> {
    if (channel !== 'email' || !inbox_id) return [];
    const asked = await options.inbox.findOne(call, { _id: new Types.ObjectId(inbox_id) });
    return asked?.message_id && /^<[^<>\s]+>$/.test(asked.message_id) ? [asked.message_id] : [];
  }

  return {
    release,
    noteInHistory: async (call, item) => noteInHistory(options, call, item, await nameOf(options.contacts, call, item)),
    leaving,
    isVerified,
    async put(call, message) {
      const { channel, to, body, subject, links = {}, draft, attachments = [] } = message;
      const commercial = message.commercial ?? isOffer(asWritten(message));
      const { userId } = call.actor;
      const _id = call.newId();
      const now = leaving(call, { ...message, commercial, byItself: goesByItself(call, message) });
      const verified = await isVerified(userId);
      const held = verified ? {} : WAITING;
      const state = draft
        ? { body, status: draft, reason: null, sent_at: null, settled_at: null, queued_at: null }
        : held;
      // before the message: what goes with it must be there when it goes
      if (attachments.length) await files.keep(userId, _id, attachments);
      const name = await nameOf(options.contacts, call, links);
      const fields: Written<OutboxRow> = {
        _id,
        channel,
        to,
        to_name: name,
        about_account: message.aboutAccount ?? false,
        subject,
        ...links,
        inbox_id: message.inbox_id ?? null,
        automation: message.automation ?? null,
        commercial,
        on_my_way: message.onMyWay ?? false,
        answers_word: message.answersWord ?? null,
        correspondence_id: message.aboutAccount
          ? null
          : (message.correspondence_id ?? correspondenceOf(userId, message)),
        references: await answered(call, message),
        message_id: channel === 'email' ? `<${String(_id)}@${options.mailDomain}>` : null,
        ...now,
        ...state,
      };
      const insert = (more?: Written<OutboxRow>) => repository.insert(call, { ...fields, ...more });
      const item = await (draft ? insert() : alone(call, repository, { ...fields, body }, insert, message.what)).catch(
        async (error: unknown) => {
          if (attachments.length) await files.drop(userId, _id);
          throw error;
        },
      );
      await noteInHistory(options, call, item, name);
      // confirmed at this very moment: its release may have come before the message
      if (!draft && !verified && (await isVerified(userId))) await release(userId);
      options.poke();
      return asOutboxItem(item);
    },
  };
}

const asWritten = ({ links, subject, body, aboutAccount, answersWord }: Outgoing) => ({
  ...links,
  subject,
  body,
  about_account: aboutAccount,
  answers_word: answersWord,
});

/** Without a person's yes at this moment; who said STOP or START waits for the answer, as an owner does who asked something. */
const goesByItself = ({ actor: { via } }: Call, { commercial = false, answersWord, toOwner }: Outgoing): boolean =>
  !answersWord && !toOwner && (commercial || via === 'automation' || via === 'inbound');

/** Whose page of history it belongs to: the contact's, or that of an address that is nobody's. */
function correspondenceOf(userId: string, { channel, to, links = {} }: Outgoing): Types.ObjectId | string {
  const contact = links.client_id ?? links.supplier_id;
  return contact ?? idFromKey(`${userId}:${channel}:${channel === 'email' ? to.toLowerCase() : to}`);
}
