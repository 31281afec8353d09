import { type Channel, WAITS_FOR_EMAIL } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import { type Call, idFromKey } from '../../domain/call.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Correspondence } from '../../domain/inbox/correspondence.ts';
import type { InboxRow } from '../../domain/inbox/store.ts';
import type { OutboxFiles } from '../../domain/outbox/files.ts';
import type { Outbox, Outgoing } from '../../domain/outbox/outgoing.ts';
import { asOutboxItem, type OutboxRow, UNSENT } from '../../domain/outbox/store.ts';
import type { Contact } from '../../domain/tables/find-contacts.ts';
import type { Contacts } from '../compose/recipient.ts';
import { signedSms } from '../compose/sms-text.ts';
import { QUIET_REASON, quietUntil } from '../consent/quiet-hours.ts';
import type { Providers } from '../providers/provider.ts';
import { alone } from './on-its-way.ts';

/** Puts messages in the outbox. Where no provider is connected, that is where they stay, and they say so. */
export interface OutboxQueue extends Outbox {
  /** What it says from the moment it is to leave: as text, as what it costs, and when it may go. */
  leaving(call: Call, message: Leaving): { body: string; parts: number | null } & Written<OutboxRow>;
  /** Their owner has confirmed the e-mail address: what waited for that goes on. */
  release(userId: string): Promise<void>;
  isVerified(userId: string): Promise<boolean>;
  noteInHistory(call: Call, item: OutboxRow): Promise<void>;
}

interface Leaving {
  channel: Channel;
  to: string;
  body: string;
  commercial: boolean;
  /** Without a person's yes at this moment: then nothing rings at night. */
  byItself: boolean;
  not_before?: Date | null;
}

/** What becomes of a message whose owner has not confirmed their e-mail address. */
export const WAITING = { status: 'queued', reason: WAITS_FOR_EMAIL, sent_at: null, settled_at: null } as const;

const NAMES = { sms: 'Twilio number', email: 'mail server' } as const;
const TRANSPORTS = { sms: 'twilio', email: 'smtp' } as const;

export interface OutboxOptions {
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
  contacts: Pick<Contacts, 'clients' | 'suppliers'>;
  correspondence: Pick<Correspondence, 'touch'>;
  /** What came in, for mails that answer it. */
  inbox: Repository<InboxRow>;
}

export function createOutbox(options: OutboxOptions): OutboxQueue {
  const { repository, files, providers, production, clock, isVerified } = options;
  const real = (channel: Channel) => Boolean(providers[channel]);
  const transport = (channel: Channel): OutboxRow['transport'] =>
    real(channel) || production ? TRANSPORTS[channel] : 'development';

  /** What becomes of a message that may leave as far as its owner is concerned. */
  function fate(channel: Channel, notBefore: Date | null): Written<OutboxRow> {
    const queued = { status: 'queued', reason: null, sent_at: null, settled_at: null } as const;
    if (notBefore && notBefore > clock.now()) return { ...queued, reason: QUIET_REASON };
    if (real(channel)) return queued;
    if (production) return { ...queued, reason: `No ${NAMES[channel]} is connected yet.` };
    return { status: 'sent', reason: null, sent_at: clock.now(), settled_at: new Date() };
  }

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

  function notBefore(call: Call, { channel, to, byItself, not_before = null }: Leaving): Date | null {
    const start = not_before && not_before > clock.now() ? not_before : clock.now();
    return (byItself ? quietUntil(start, channel, to, call.actor.business)?.until : null) ?? not_before;
  }

  const leaving: OutboxQueue['leaving'] = (call, message) => {
    const { channel, body, commercial } = message;
    const signed = channel === 'sms' ? signedSms(body, call.actor.business.name, commercial) : null;
    const not_before = notBefore(call, message);
    return {
      body: signed?.text ?? body,
      parts: signed?.parts ?? null,
      not_before,
      ...fate(channel, not_before),
      transport: transport(channel),
    };
  };

  /** Message-IDs of the mail that this one answers. */
  async function answered(call: Call, { channel, inbox_id }: Outgoing): Promise<string[]> {
    if (channel !== 'email' || !inbox_id) return [];
    const asked = await options.inbox.findOne(call, { _id: new Types.ObjectId(inbox_id) });
    return asked?.message_id && /^<[^<>\s]+>$/.test(asked.message_id) ? [asked.message_id] : [];
  }

  /** Whoever it goes to has a page of history from now on; a draft is not part of it yet. */
  async function noteInHistory(call: Call, item: OutboxRow): Promise<void> {
    if (UNSENT.includes(item.status)) return;
    const { clients, suppliers } = options.contacts;
    const owned: Repository<Contact> | null = item.client_id ? clients : item.supplier_id ? suppliers : null;
    const id = item.client_id ?? item.supplier_id;
    const found = owned && id ? (await owned.byIds(call, [id])).get(id.toHexString()) : null;
    const address = item.to;
    const contact = found
      ? { kind: item.client_id ? ('client' as const) : ('supplier' as const), id: String(id), name: found.name }
      : { kind: 'unknown' as const, id: null, name: address };
    const message = { contact, channel: item.channel, address, text: item.body };
    await options.correspondence.touch(call, { ...message, direction: 'out', at: item.created_at });
  }

  return {
    release,
    noteInHistory,
    leaving,
    isVerified,
    async put(call, message) {
      const { channel, to, body, subject, links = {}, draft, commercial = false, attachments = [] } = message;
      const { userId } = call.actor;
      const _id = call.newId();
      const { via } = call.actor;
      const byItself = commercial || via === 'automation' || via === 'inbound';
      const now = leaving(call, { ...message, commercial, byItself });
      const verified = await isVerified(userId);
      const held = verified ? {} : WAITING;
      const state = draft ? { body, status: draft, reason: null, sent_at: null, settled_at: null } : held;
      // before the message: what goes with it must be there when it goes
      if (attachments.length) await files.keep(userId, _id, attachments);
      const fields: Written<OutboxRow> = {
        _id,
        channel,
        to,
        subject,
        ...links,
        inbox_id: message.inbox_id ?? null,
        automation: message.automation ?? null,
        commercial,
        correspondence_id: message.correspondence_id ?? correspondenceOf(userId, message),
        references: await answered(call, message),
        message_id: channel === 'email' ? `<${String(_id)}@${options.mailDomain}>` : null,
        ...now,
        ...state,
      };
      const insert = (more?: Written<OutboxRow>) => repository.insert(call, { ...fields, ...more });
      const item = await (draft ? insert() : alone(call, repository, { ...fields, body }, insert)).catch(
        async (error: unknown) => {
          if (attachments.length) await files.drop(userId, _id);
          throw error;
        },
      );
      await noteInHistory(call, item);
      // confirmed at this very moment: its release may have come before the message
      if (!draft && !verified && (await isVerified(userId))) await release(userId);
      options.poke();
      return asOutboxItem(item);
    },
  };
}

/** Whose page of history it belongs to: the contact's, or that of an address that is nobody's. */
function correspondenceOf(userId: string, { channel, to, links = {} }: Outgoing): Types.ObjectId | string {
  const contact = links.client_id ?? links.supplier_id;
  return contact ?? idFromKey(`${userId}:${channel}:${channel === 'email' ? to.toLowerCase() : to}`);
}
