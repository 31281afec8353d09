import type { Channel, Correspondent } from '@smoko/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';

/** A client or supplier, as far as it takes to know them again. */
export interface Person {
  kind: 'client' | 'supplier';
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
}

export const asCorrespondent = ({ kind, id, name }: Person): Correspondent => ({ kind, id, name });

/** Everybody on file: a business has hundreds, and phones are kept as they were typed. */
export async function everybody(call: Call, clients: Repository, suppliers: Repository): Promise<Person[]> {
  const read = async ({ model }: Repository, kind: Person['kind']): Promise<Person[]> => {
    const docs = await model
      .find({ user_id: new Types.ObjectId(call.actor.userId), deleted_at: null })
      .select({ name: 1, email: 1, phone: 1 })
      .lean<StoredDoc[]>();
    return docs.map(({ _id, name, email, phone }) => ({
      kind,
      id: _id.toHexString(),
      name: String(name),
      email: (email as string | null) ?? null,
      phone: (phone as string | null) ?? null,
    }));
  };
  return (await Promise.all([read(clients, 'client'), read(suppliers, 'supplier')])).flat();
}

const COMMON_DIGITS = 6;
const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * Whose number or address it is. A number counts as the business's country reads what is on file; read as the other
 * country's only where that is exactly one person's.
 */
export function withAddress(
  people: readonly Person[],
  channel: Channel,
  address: string,
  country: 'AU' | 'NZ',
): Person[] {
  if (channel === 'email') return people.filter(({ email }) => email?.trim().toLowerCase() === address);
  if (!address.startsWith('+')) return [];
  const end = digits(address).slice(-COMMON_DIGITS);
  const close = people.filter(({ phone }) => phone && digits(phone).endsWith(end));
  const readAs = (from: 'AU' | 'NZ') =>
    close.filter(({ phone }) => parsePhoneNumberFromString(phone ?? '', from)?.number === address);
  const own = readAs(country);
  if (own.length) return own;
  const other = readAs(country === 'AU' ? 'NZ' : 'AU');
  return other.length === 1 ? other : [];
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
/** Where anybody can have an address. */
const SHARED =
  /@(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|mac|proton|protonmail|bigpond|optusnet|tpg|iinet|xtra|internode|example)\.[a-z.]+$/;

/** Who it may be, of whose address it is none: somebody of that name, a supplier's own domain. For the tradie to say. */
export function perhaps(people: readonly Person[], address: string, name: string | null): Person[] {
  const domain = address.includes('@') && !SHARED.test(address) ? address.slice(address.lastIndexOf('@')) : null;
  return people.filter(
    (person) =>
      (name && same(person.name, name)) ||
      (domain && person.kind === 'supplier' && person.email?.trim().toLowerCase().endsWith(domain)),
  );
}
