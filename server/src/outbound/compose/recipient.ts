import { type Channel, channelFor, invalid } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import type { ClientRow } from '../../domain/clients/schema.ts';
import type { Consent } from '../../domain/consent/consent.ts';
import { readPhone } from '../../domain/phone.ts';
import type { SupplierRow } from '../../domain/suppliers/schema.ts';
import type { Contact } from '../../domain/tables/find-contacts.ts';
import { assertWanted, noTextTo, type Recipient } from '../consent/wanted.ts';

type Asked = {
  channel?: Channel | undefined;
  client_id?: string | null;
  supplier_id?: string | null;
  to?: string | null;
};

export interface Contacts {
  clients: Repository<ClientRow>;
  suppliers: Repository<SupplierRow>;
  consent: Pick<Consent, 'isOut'>;
}

/**
 * Where a message goes: the contact's own address, or the one given. Without a channel: the one the
 * business prefers, where it reaches them. `commercial`: nobody who asked for no more of that. Throws 422 saying what is missing.
 */
export async function resolveRecipient(
  call: Call,
  asked: Asked,
  contacts: Contacts,
  commercial = false,
): Promise<Recipient> {
  const recipient = await addressOf(call, asked, contacts);
  const { channel, to, name } = recipient;
  await assertWanted(call, recipient, contacts.consent, commercial, name);
  return { channel, to };
}

async function addressOf(
  call: Call,
  asked: Asked,
  { clients, suppliers }: Contacts,
): Promise<Recipient & { name?: string }> {
  const named = [asked.client_id, asked.supplier_id, asked.to].filter(Boolean);
  if (named.length !== 1) throw invalid('to', 'Say who it goes to: one client, one supplier or one address.');
  if (asked.to) return fromAddress(call, asked.to, asked.channel);
  const contact = asked.client_id
    ? await clients.get(call, asked.client_id)
    : await suppliers.get(call, String(asked.supplier_id));
  return { ...fromContact(call, contact, asked.channel), name: String(contact.name) };
}

function fromAddress(call: Call, to: string, channel: Channel | undefined): Recipient {
  if (to.includes('@')) {
    if (channel === 'sms') throw invalid('to', 'A text needs a phone number, not an email address.');
    if (!/^[^\s@<>]+@[^\s<>@][^\s.<>@]*\.[^\s<>@]+$/.test(to))
      throw invalid('to', 'Please enter a valid email address');
    return { channel: 'email', to };
  }
  if (channel === 'email') throw invalid('to', 'Please enter a valid email address');
  return { channel: 'sms', to: textable(call, to) };
}

function fromContact(call: Call, contact: Contact & { sms_opt_out?: boolean }, asked: Channel | undefined): Recipient {
  const { email, phone, sms_opt_out = false } = contact;
  const reach = { email, phone, sms_opt_out };
  const channel = asked ?? channelFor(reach, call.actor.business.preferredChannel, call.actor.business.country);
  if (channel === 'email' && email) return { channel, to: email };
  if (channel === 'email') throw invalid('channel', `${contact.name} has no email address on file. Add one first.`);
  if (sms_opt_out) throw invalid('channel', `${contact.name} asked for no more texts.`);
  if (!phone) throw invalid('channel', `${contact.name} has no ${lacks(email)}`);
  return { channel, to: textable(call, phone, email) };
}

/** What there is none of, and what to do: a text needs a phone, whatever e-mail address there is. */
const lacks = (email: string | null): string =>
  email
    ? 'phone number on file. Add one first, or send it by email.'
    : 'email address or phone number on file. Add one first.';

/** E.164. Throws 422 for what no text can go to. */
function textable(call: Call, phone: string, email: string | null = null): string {
  const read = readPhone(phone, call.actor.business.country);
  if (!read) throw invalid('to', `${phone} is not a phone number a text can go to.`);
  if (!read.textable) throw invalid('to', noTextTo(phone, email));
  return read.number;
}
