import type { Channel } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Actor } from '../actor.ts';
import { type Call, createCall, type Implementation } from '../call.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Correspondence } from '../inbox/correspondence.ts';
import type { InboxRow } from '../inbox/store.ts';
import { createDispatch, type Dispatch } from './dispatch.ts';
import { outboxImplementations } from './drafts.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutgoingFile } from './outgoing.ts';
import type { Outbound, Providers } from './provider.ts';
import type { Contacts } from './recipient.ts';
import type { OutboxRow } from './store.ts';

/** What the house around the domain knows of sending. */
export interface OutgoingOptions {
  providers: Providers;
  /** Behind the @ of a Message-ID. */
  mailDomain: string;
  /** The owner with their number and address; null when the account is gone. */
  senderOf(userId: string): Promise<{ actor: Actor; smsNumber: string | null; inboundAddress: string | null } | null>;
  /** Behind the + of the address that answers come to. */
  replyToken(correspondenceId: string): string;
  /** Where one click stops commercial mails like this one. */
  unsubscribeLink(itemId: string): string;
  /** Where a client sees a quote, and answers it. */
  quoteLink(quoteId: string): string;
  /** Where a client sees an invoice. */
  invoiceLink(id: string): string;
  /** The quote on paper. */
  quotePdf(actor: Actor, quoteId: string): Promise<OutgoingFile>;
  /** Throws 422 for a tax invoice that may not be called one yet. */
  invoicePdf(actor: Actor, id: string): Promise<OutgoingFile>;
  report(error: unknown): void;
}

interface Parts {
  connection: Connection;
  repository: Repository<OutboxRow>;
  contacts: Contacts;
  consent: {
    optOut(call: Call, channel: Channel, address: string, how: { source: 'word' | 'link' }): Promise<boolean>;
  };
  bus: EventBus;
  clock: Clock;
  production: boolean;
  isVerified(userId: string): Promise<boolean>;
  correspondence: Pick<Correspondence, 'touch'>;
  inbox: Repository<InboxRow>;
  outgoing: OutgoingOptions;
}

export interface OutboxDesk {
  outbox: Outbox;
  dispatch: Dispatch;
  implementations: Implementation[];
  /** Whoever got that mail wants no more of its kind. Gives the address, or null where there is no such mail. */
  unsubscribe(itemId: string): Promise<{ to: string; from: string } | null>;
  /** What a provider says became of a message it took, by its own name of it; said twice it is noted once. */
  told(providerId: string, delivery: 'delivered' | { reason: string; optedOut?: boolean }): Promise<void>;
  prepare(): Promise<void>;
}

const LOCAL_PART = 64;

/** `mel@in.example.com` as `mel+token@in.example.com`, where that is no longer than an address may be. */
function withToken(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  const local = `${address.slice(0, at)}+${token}`;
  return local.length > LOCAL_PART ? address : local + address.slice(at);
}

/** The outbox with what hands its messages over. */
export function createOutboxDesk(parts: Parts): OutboxDesk {
  const { connection, repository, contacts, clock, production, isVerified, outgoing, bus } = parts;
  const { providers, mailDomain, report } = outgoing;

  const callFor = (actor: Actor) => createCall({ ...actor, via: 'automation' }, clock);

  async function prepare(item: OutboxRow): Promise<Outbound | string> {
    const owner = await outgoing.senderOf(String(item.user_id));
    if (!owner) return 'The account it belongs to is gone.';
    const channel = item.channel;
    const commercial = item.commercial === true;
    // they may have said stop since it was written
    const unwanted =
      (channel === 'sms' || commercial) &&
      (await contacts.consent.isOut(callFor(owner.actor), channel, String(item.to)));
    if (unwanted) return channel === 'sms' ? 'They asked for no more texts.' : 'They asked for no more such e-mails.';
    const { inboundAddress, smsNumber, actor } = owner;
    const correspondence = item.correspondence_id ? String(item.correspondence_id) : null;
    return {
      item,
      files: await outbox.files.of(String(item.user_id), item._id),
      from: {
        name: actor.business.name,
        smsNumber,
        replyTo:
          inboundAddress && correspondence
            ? withToken(inboundAddress, outgoing.replyToken(correspondence))
            : inboundAddress,
      },
      unsubscribe: channel === 'email' && commercial ? outgoing.unsubscribeLink(String(item._id)) : null,
    };
  }

  async function optedOut(item: OutboxRow): Promise<void> {
    const owner = await outgoing.senderOf(String(item.user_id));
    if (!owner) return;
    await parts.consent.optOut(callFor(owner.actor), item.channel, String(item.to), { source: 'word' });
  }

  // what waited for the morning goes on where messages are only kept, too
  const kept = production ? null : { send: async () => ({ outcome: 'sent' as const }) };
  const taking = { sms: providers.sms ?? kept, email: providers.email ?? kept };
  const dispatch = createDispatch({ repository, providers: taking, bus, clock, prepare, optedOut, report });
  const { poke } = dispatch;
  const outbox = createOutbox({
    connection,
    repository,
    providers,
    production,
    clock,
    mailDomain,
    isVerified,
    poke,
    contacts,
    correspondence: parts.correspondence,
    inbox: parts.inbox,
  });
  const unsubscribe: OutboxDesk['unsubscribe'] = async (itemId) => {
    const item = await acrossOwners(repository.model, "whoever unsubscribes is nobody's user").findOne({
      _id: new Types.ObjectId(itemId),
    });
    const owner = item && (await outgoing.senderOf(String(item.user_id)));
    if (!item || !owner) return null;
    const call = callFor(owner.actor);
    await parts.consent.optOut(call, 'email', String(item.to), { source: 'link' });
    return { to: String(item.to), from: owner.actor.business.name };
  };

  const told: OutboxDesk['told'] = async (providerId, delivery) => {
    const item = await acrossOwners(repository.model, 'a provider knows no owners').findOne({
      provider_id: providerId,
    });
    if (!item) return;
    const at = clock.now();
    const fields: Written<OutboxRow> =
      delivery === 'delivered'
        ? { status: 'delivered', delivered_at: at, reason: null }
        : { status: 'failed', reason: delivery.reason };
    const { modifiedCount } = await repository.model.updateOne(
      { user_id: item.user_id, _id: item._id, provider_id: providerId, status: 'sent' },
      { $set: { ...fields, updated_at: at }, $inc: { version: 1 } },
    );
    if (!modifiedCount) return;
    const event = {
      table: repository.table,
      op: 'UPDATE' as const,
      id: String(item._id),
      updated_at: at.toISOString(),
    };
    bus.emit('record', String(item.user_id), event);
    if (delivery !== 'delivered' && delivery.optedOut) await optedOut(item);
  };

  return {
    outbox,
    told,
    unsubscribe,
    dispatch,
    implementations: outboxImplementations({ repository, outbox, contacts, poke }),
    prepare: async () => {
      await outbox.files.model.createIndexes();
    },
  };
}
