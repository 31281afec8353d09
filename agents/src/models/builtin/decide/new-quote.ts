import type { KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { properName } from '../extract/phrases.ts';
import { takeJobRef } from '../extract/references.ts';
import { BEFORE_QUOTE, CLIENT_AFTER, QUOTE_HEAD, WANTS_PRICE } from '../lexicon/quote-words.ts';
import { isWork } from '../lexicon/work.ts';
import { nameAt } from '../people/name-at.ts';
import { takeWho } from '../people/who.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { corrected } from './corrected.ts';
import { type Draft, draftOf } from './draft.ts';
import { partiesMeant } from './parties.ts';
import { pricesOf } from './quote-prices.ts';
import { takeOff, takeValidity } from './quote-terms.ts';

/** A draft quote from what was said; the one question when nobody or no work is named. */
export function newQuote(said: string, reading: Reading): Reply {
  const draft = draftOf(corrected(said));
  const client_email = draft.take(takeEmail(draft.rest));
  const client_phone = draft.take(takePhone(draft.rest, reading.facts));
  if (client_phone) draft.take(takeAddress(draft.rest));
  const validity = takeValidity(draft, reading.facts);
  const off = takeOff(draft);
  const named = takeClient(draft, reading);
  const ref = takeJobRef(draft.rest, reading);
  const job = ref && (ref.value === 'this' || /\d/.test(ref.value)) ? draft.take(ref) : undefined;
  draft.rest = draft.rest
    .replace(WANTS_PRICE, ' ')
    .replace(/^[\s¦,:]+/, '')
    .replace(QUOTE_HEAD, ' ')
    .replace(/^[\s¦,:]+/, '')
    .replace(WANTS_PRICE, ' ');
  const prices = pricesOf(draft.rest);
  const meant = named || job ? null : partiesMeant(said, reading);
  const who = { client: named ?? meant?.client, job: job ?? meant?.job };
  const somebody = who.client ?? who.job;
  if (!prices.work && !somebody) return say('Who is the quote for, and what is the work?');
  if (!prices.work) return say(`What work should I quote${named ? ` for ${nameOf(named, reading)}` : ''}?`);
  if (!somebody) return say('Who is the quote for?');
  return call('create_quote', { ...who, client_email, client_phone, ...prices, ...off, ...validity });
}

const nameOf = (reference: string, { records }: Reading): string =>
  records.find(({ id }) => id === reference)?.name ?? reference;

/** Whom it is for, on file or new. */
function takeClient(draft: Draft, { records }: Reading): string | undefined {
  const said = nameBeforeQuote(draft.rest) ?? nameAfterVerb(draft.rest);
  if (said) {
    const known = takeRecord('client', said.name, records);
    const who = takeWho(`quote for ${said.name}, `, records);
    const onFile = who?.record ? who.reference : (known?.reference ?? who?.reference);
    const reference = said.sure && (!onFile || (who?.isNew ?? true)) ? properName(said.name) : onFile;
    if (reference) {
      draft.rest = `${draft.rest.slice(0, said.start)} ¦ ${draft.rest.slice(said.end).replace(/^['’]s\b/, '')}`;
      return reference;
    }
  }
  const who = takeWho(draft.rest, records);
  const known = takeRecord('client', draft.rest, records);
  // a new name beside somebody on file is part of the work, unless it begins like theirs: another Ingrid
  const other = who?.isNew && known && !shares(who.reference, known.candidates);
  const taken = other ? known : (who ?? known);
  if (taken) draft.rest = taken.rest;
  return taken?.reference;
}

const shares = (name: string, records: readonly KnownRecord[]): boolean =>
  tokens(name).some((word) => records.some((one) => tokens(one.name).includes(word)));

interface Said {
  name: string;
  start: number;
  end: number;
  /** Surely a name, whatever it looks like. */
  sure: boolean;
}

/** "do Wattlebird Early Learning a quote": all that stands before "a quote" is the name. */
function nameBeforeQuote(text: string): Said | null {
  const match = BEFORE_QUOTE.exec(text);
  const name = match?.groups?.name;
  if (!match || !name) return null;
  const start = match.index + match[0].lastIndexOf(name);
  return { name, start, end: start + name.length, sure: true };
}

/** "quote the kellys 6 windows": a name right after the verb. */
function nameAfterVerb(text: string): Said | null {
  for (const says of CLIENT_AFTER) {
    const match = says.exec(text);
    const at = match ? match.index + match[0].length : 0;
    const span = match && nameAt(text, at);
    if (span && !isWork(span.name.replace(/-/g, ''))) return { ...span, sure: false };
    const family = match && /^(?:the\s+)?(\p{L}{3,}s)(?=\s+(?:\$|\d|for|to|on)|\s*[,¦])/iu.exec(text.slice(at));
    if (family?.[1] && !isWork(family[1]))
      return { name: family[1], start: at, end: at + family[0].length, sure: /^the\s/i.test(family[0]) };
  }
  return null;
}
