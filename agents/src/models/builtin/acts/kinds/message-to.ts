import type { KnownRecord } from '../../../../known.ts';
import { takeEmail, takePhone } from '../../extract/contacts.ts';
import { GAP } from '../../extract/gap.ts';
import { FIRST_NAMES } from '../../lexicon/first-names.ts';
import { takeRecord } from '../../records/take.ts';
import { whoMayBe } from '../one-person.ts';
import { clientOf, focus, isFresh, jobOfRecord, type Scene } from '../scene.ts';
import { GROUP, NOT_OUTSIDE, SOMEBODY, THEIR_OFFICE } from './message-words.ts';

/** Whom a message is for, as the start of a text says it. */
export interface Addressee {
  /** An id or an address; null where nobody on file is meant. */
  to: string | null;
  record: KnownRecord | null;
  name: string;
  /** Characters of the text that name them. */
  length: number;
}

const WORDS_OF_A_NAME = 5;
const ARTICLE = /^(?:(?:the|my|our|mr|mrs|ms|old|young)\s+)*(?:(?:client|customer|supplier)\s+)?/i;

export function addressee(text: string, scene: Scene): Addressee | null {
  if (NOT_OUTSIDE.test(text)) return null;
  const some = THEIR_OFFICE.exec(text) ?? SOMEBODY.exec(text);
  if (some) {
    const record = personMeant({ ...scene, records: [...whoMayBe(some[0], scene.records)] });
    return { to: record?.id ?? null, record, name: record?.name ?? '', length: some[0].length };
  }
  return byAddress(text, scene) ?? onFile(text, scene) ?? unknown(text);
}

/** "text 0412 345 678 that ...": an address that stands first. */
function byAddress(text: string, { facts }: Scene): Addressee | null {
  const [first = ''] = /^\S+/.exec(text) ?? [];
  const email = first.includes('@') ? takeEmail(first)?.value : null;
  if (email) return { to: email, record: null, name: email, length: first.length };
  const digits = /^\+?\d[\d ()-]{6,}\d/.exec(text)?.[0];
  const phone = digits ? takePhone(digits, facts)?.value : null;
  return phone && digits ? { to: phone, record: null, name: phone, length: digits.length } : null;
}

/** The longest run of first words that is the name of somebody on file. */
function onFile(text: string, { records }: Scene): Addressee | null {
  const lead = ARTICLE.exec(text)?.[0].length ?? 0;
  const said = text.slice(lead);
  for (let count = WORDS_OF_A_NAME; count > 0; count--) {
    const [first = ''] = new RegExp(`^(?:[^\\s,:;]+\\s*){${count}}`).exec(said) ?? [];
    if (!first.trim() || takenBy(first) < count) continue;
    for (const kind of ['client', 'supplier'] as const) {
      const named = takeRecord(kind, first.trimEnd(), records);
      if (!named || named.rest.replaceAll(GAP, '').trim()) continue;
      const length = lead + first.trimEnd().length;
      const group = GROUP.exec(text.slice(length))?.[0].length ?? 0;
      const name = named.record?.name ?? named.reference;
      return { to: named.reference, record: named.record, name, length: length + group };
    }
  }
  return null;
}
const takenBy = (text: string): number => text.trim().split(/\s+/).length;

/** A name that nobody on file has: a capital, or a first name that people go by. */
function unknown(text: string): Addressee | null {
  const [name] = /^\p{Lu}[\p{Ll}'’-]+(?:\s+\p{Lu}[\p{Ll}'’-]+)?/u.exec(text) ?? [];
  const [word = ''] = /^[\p{L}'’-]+/u.exec(text) ?? [];
  const called = name ?? (FIRST_NAMES.has(word.toLowerCase()) ? word.charAt(0).toUpperCase() + word.slice(1) : null);
  return called ? { to: null, record: null, name: called, length: called.length } : null;
}

/**
 * Whom "him", "her" or "them" means: whom this message did something for, whom the user spoke of last, whose record was
 * made or changed last, who was named before.
 */
export function personMeant(scene: Scene): KnownRecord | null {
  const { before, records, history } = scene;
  const here = before.findLast(({ about }) => about)?.about;
  const theirs = here && partyOf(here, records);
  if (theirs) return theirs;
  const said =
    namedIn(earlierHere(scene), records) ?? namedIn(history.findLast(({ role }) => role === 'user')?.text, records);
  if (said) return said;
  for (const one of records.filter(isFresh)) {
    const party = partyOf(one, records);
    if (party) return party;
  }
  const answered = namedIn(history.at(-1)?.text, records);
  return answered ?? focus(scene, ['client']);
}

/** What this message said before the piece that is read. */
const earlierHere = ({ original, message, before }: Scene): string | undefined =>
  before.length ? undefined : (original ?? message);

/** The client of a text that names just one, by name or by a job of theirs. */
function namedIn(text: string | undefined, records: readonly KnownRecord[]): KnownRecord | null {
  if (!text) return null;
  const client = takeRecord('client', text, records);
  const another = client?.record ? takeRecord('client', client.rest, records)?.record : null;
  if (client) return another && another.id !== client.record?.id ? null : client.record;
  const job = takeRecord('job', text, records)?.record;
  return job ? clientOf(job, records) : null;
}

/** The client or the supplier that a record belongs to. */
function partyOf(record: KnownRecord, records: readonly KnownRecord[]): KnownRecord | null {
  if (record.kind === 'client' || record.kind === 'supplier') return record;
  if (record.kind === 'item')
    return records.find((one) => one.kind === 'supplier' && one.name === record.supplier) ?? null;
  const own = clientOf(record, records);
  const job = own ? null : jobOfRecord(record, records);
  return own ?? (job && clientOf(job, records));
}
