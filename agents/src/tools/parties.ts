import { type Client, clients, LIMITS, type Operation, type Supplier, suppliers } from '@smoko/contract';
import { byId, distinct } from './candidates.ts';
import { closest } from './closest.ts';
import { bestMatches, fold, TITLES } from './matching.ts';
import { firstOf, listAll, lookUp } from './paging.ts';
import { looserSearches, searchWords } from './search-words.ts';
import type { ToolEnv } from './tool.ts';

interface Party {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
}
export const partyLabel = (party: Party): string => [party.name, party.phone ?? party.email].filter(Boolean).join(', ');

const digits = (text: string) => text.replace(/\D/g, '');
/** Last nine digits: the same for 0491 570 156 and +61 491 570 156. */
export const phoneTail = (text: string) => digits(text).slice(-9);
const isPhone = (text: string) => digits(text).length >= 8 && text.length <= 40 && !/\p{L}/u.test(text);

/** How a number may stand on file, which is as somebody typed it. */
function phoneForms(said: string): string[] {
  const tail = phoneTail(said);
  const [area, ...rest] = /^[45]/.test(tail)
    ? [tail.slice(0, 3), tail.slice(3, 6), tail.slice(6)]
    : [tail.slice(0, -8) || tail.slice(0, 1), tail.slice(-8, -4), tail.slice(-4)];
  const spaced = [area, ...rest].join(' ');
  const codes = ['+61', '+64'];
  const home = [`0${tail}`, `0${spaced}`, `(0${area}) ${rest.join(' ')}`];
  return [...new Set([said.trim(), ...home, ...codes.flatMap((code) => [`${code}${tail}`, `${code} ${spaced}`])])];
}

interface Found<T> {
  /** Whom the reference fits, by the strictest reading that fits anybody. */
  found: T[];
  /** Names much like it, where it fits nobody: offered, never used by themselves. */
  near: string[];
}

/** Whom a name, phone number, e-mail address or id means, through the list's own search and filters. */
async function findParties<T extends Party>(
  env: ToolEnv,
  { list, get }: { list: Operation; get: Operation },
  reference: string,
  look = lookUp<T>,
): Promise<Found<T>> {
  const known = await byId<T>(env, get, reference);
  if (known) return { found: [known], near: [] };
  if (reference.includes('@')) {
    const rows = await look(env, list, { q: searchWords(reference, new Set()).join(' ') });
    return { found: rows.filter((row) => fold(row.email ?? '') === fold(reference)), near: [] };
  }
  if (isPhone(reference)) {
    const rows = await Promise.all(phoneForms(reference).map((phone) => firstOf<T>(env, list, { phone })));
    return {
      found: distinct(rows.flat()).filter((row) => phoneTail(row.phone ?? '') === phoneTail(reference)),
      near: [],
    };
  }
  const words = searchWords(reference, TITLES);
  if (!words.length) return { found: [], near: [] };
  const fitting = (rows: T[]) => bestMatches(reference, rows, [(row) => row.name]);
  const [exact, searched] = await Promise.all([
    firstOf<T>(env, list, { name: reference.trim().slice(0, LIMITS.name) }),
    look(env, list, { q: words.join(' ') }),
  ]);
  let rows = distinct([...exact, ...searched]);
  if (fitting(rows).length) return { found: fitting(rows), near: [] };
  for (const looser of await Promise.all(looserSearches(words).map((q) => firstOf<T>(env, list, { q })))) {
    rows = distinct([...rows, ...looser]);
    const found = fitting(rows);
    const near = found.length ? [] : closest(reference, rows, (row) => row.name);
    if (found.length || near.length) return { found, near };
  }
  return { found: [], near: [] };
}

export const findClients = (env: ToolEnv, reference: string, look = lookUp<Client>): Promise<Found<Client>> =>
  findParties(env, clients.operations, reference, look);
export const findSuppliers = (env: ToolEnv, reference: string): Promise<Found<Supplier>> =>
  findParties(env, suppliers.operations, reference);

/** Everybody whose name a text fits, for a list: as many as there are. */
export const clientsNamed = async (env: ToolEnv, text: string): Promise<Client[]> =>
  (await findClients(env, text, listAll<Client>)).found;

/** Those with all the words of a name, among whom one of the same name would be. */
export async function namesakes<T extends Party>(env: ToolEnv, list: Operation, name: string): Promise<T[]> {
  const words = searchWords(name, TITLES);
  const [exact, searched] = await Promise.all([
    firstOf<T>(env, list, { name }),
    words.length ? lookUp<T>(env, list, { q: words.join(' ') }) : [],
  ]);
  return distinct([...exact, ...searched]);
}
