import type { Channel, Correspondent } from '@smoko/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import { domainKey, emailKey, nameKey, phoneKey } from '../../domain/tables/contact-keys.ts';
import { type Contact, findContacts } from '../../domain/tables/find-contacts.ts';

/** A client or supplier, as far as it takes to know them again. */
export interface Person {
  kind: 'client' | 'supplier';
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
}

export const asCorrespondent = ({ kind, id, name }: Person): Correspondent => ({ kind, id, name });

/** What names a client or a supplier. */
interface Whose {
  client_id?: unknown;
  supplier_id?: unknown;
}

export interface People {
  /**
   * Whose number or address it is. A number counts as the business's country reads what is on file; read as the other
   * country's only where that is exactly one person's.
   */
  withAddress(call: Call, channel: Channel, address: string): Promise<Person[]>;
  /** Who it may be, of whose address it is none: somebody of that name, a supplier's own domain. For the tradie to say. */
  perhaps(call: Call, address: string, name: string | null): Promise<Person[]>;
  /** The client or supplier that a record names; null for one that is gone. */
  of(call: Call, whose: Whose | null | undefined): Promise<Person | null>;
}

/** Where anybody can have an address. */
const SHARED =
  /@(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|mac|proton|protonmail|bigpond|optusnet|tpg|iinet|xtra|internode|example)\.[a-z.]+$/;

export function createPeople({ clients, suppliers }: Record<'clients' | 'suppliers', Repository<Contact>>): People {
  async function withKeys(call: Call, keys: readonly string[]): Promise<Person[]> {
    const [ofClients, ofSuppliers] = await Promise.all([
      findContacts(call, clients, keys),
      findContacts(call, suppliers, keys),
    ]);
    return [...ofClients.map((doc) => asPerson(doc, 'client')), ...ofSuppliers.map((doc) => asPerson(doc, 'supplier'))];
  }

  async function one(
    call: Call,
    { model }: Repository<Contact>,
    kind: Person['kind'],
    id: unknown,
  ): Promise<Person | null> {
    if (!id) return null;
    const doc = await model
      .findOne({
        user_id: new Types.ObjectId(call.actor.userId),
        deleted_at: null,
        _id: new Types.ObjectId(String(id)),
      })
      .lean();
    return doc && asPerson(doc, kind);
  }

  return {
    async withAddress(call, channel, address) {
      if (channel === 'email') {
        const people = await withKeys(call, [emailKey(address)]);
        return people.filter(({ email }) => email?.trim().toLowerCase() === address);
      }
      if (!address.startsWith('+')) return [];
      const people = await withKeys(call, [phoneKey(address)]);
      const readAs = (from: 'AU' | 'NZ') =>
        people.filter(({ phone }) => parsePhoneNumberFromString(phone ?? '', from)?.number === address);
      const { country } = call.actor.business;
      const own = readAs(country);
      if (own.length) return own;
      const other = readAs(country === 'AU' ? 'NZ' : 'AU');
      return other.length === 1 ? other : [];
    },

    async perhaps(call, address, name) {
      const domain = address.includes('@') && !SHARED.test(address) ? domainKey(address) : null;
      const named = name ? await withKeys(call, [nameKey(name)]) : [];
      const nearby = domain
        ? (await findContacts(call, suppliers, [domain])).map((doc) => asPerson(doc, 'supplier'))
        : [];
      return [...named, ...nearby.filter(({ id }) => !named.some((person) => person.id === id))];
    },

    of: async (call, whose) =>
      (await one(call, clients, 'client', whose?.client_id)) ?? one(call, suppliers, 'supplier', whose?.supplier_id),
  };
}

const asPerson = ({ _id, name, email, phone }: Contact, kind: Person['kind']): Person => ({
  kind,
  id: _id.toHexString(),
  name,
  email,
  phone,
});
