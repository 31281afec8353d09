import { takeEmail, takePhone } from '../extract/contacts.ts';
import { GAP, type Taken } from '../extract/gap.ts';
import { properName } from '../extract/phrases.ts';
import type { Intent } from '../intent/intents.ts';
import { A_PAPER } from '../lexicon/papers.ts';
import type { Reading } from '../reading.ts';
import { personMeant, saysPerson } from '../records/meant.ts';
import { type Named, takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { BODY, openingOf, wordsOf } from './message-words.ts';

/** To whom, and the words as they were said. It always waits for a yes. */
export function messageCall(request: string, _intent: Intent, reading: Reading): Reply {
  const { verb, channel, rest } = openingOf(request);
  if (SOME_SUPPLIER.test(rest)) return say('Which supplier should I write to?');
  const to = addressee(rest, reading);
  if (!to?.value.reference) return say('Who should I write to, and what should it say?');
  const { reference, name } = to.value;
  // "email them that. skipper likes it in writing": why it is written is not what
  const pointsBack = THAT_ALONE.test(to.rest);
  const message = pointsBack ? '' : wordsOf(verb, to.rest.replace(/^\s*back\b\s*/i, ' '));
  if (!message) {
    const about = /^about\s+(.{2,60})/i.exec(to.rest.trim())?.[0];
    return say(`What should I write to ${[name, about?.replace(/[.?!]+$/, '')].filter(Boolean).join(' ')}?`);
  }
  if (A_PAPER.test(message)) return say(`Which quote or invoice should I send to ${name}?`);
  return call('send_message', { to: reference, message, channel });
}

/** Behind whom it is for. */
const THAT_ALONE = /^[\s¦]*(?:that|it|this)\s*[.!;]\s+\S/iu;

interface Addressee {
  reference: string;
  name: string;
}
const WHO = /^(?:him|her|them|em|they|he|she|(?:my|the|that|this) (?:client|customer|owner))\b/i;
/** "let the wholesaler know": one of them, and not said which. */
const SOME_SUPPLIER = /^(?:the|my|our)\s+(?:wholesalers?|suppliers?|merchants?|hardware (?:shop|store)|timber yard)\b/i;
const LONGEST = 5;

/** Whom a message is for, and what comes after the name. */
function addressee(text: string, reading: Reading): Taken<Addressee> | null {
  const connector = BODY.exec(text);
  const head = connector ? text.slice(0, connector.index) : text;
  const tail = connector ? text.slice(connector.index + connector[0].length) : '';
  const address = takeEmail(head) ?? takePhone(head, reading.facts);
  if (address) return taken(address.value, address.value, tail || after(address.rest));
  const pronoun = WHO.exec(text);
  if (pronoun) {
    const meant = saysPerson(pronoun[0].replace(/\bem\b/i, 'them')) ? personMeant(pronoun[0], reading) : null;
    if (!meant) return null;
    return taken(meant.reference, meant.record?.name ?? meant.reference, tail || text.slice(pronoun[0].length));
  }
  const found = byName(head, reading);
  if (found) {
    const { named, rest } = found;
    return taken(named.reference, named.record?.name ?? named.reference, tail ? joined(rest, tail) : rest);
  }
  return unknown(head, tail);
}

/** The longest run of first words that are the name of somebody on file, and what comes after it. */
function byName(text: string, { records }: Reading): { named: Named; rest: string } | null {
  const words = /^(?:(?:my|the|our|mr|mrs|ms|old)\s+)?(?:client\s+|customer\s+)?/i.exec(text)?.[0] ?? '';
  const said = text.slice(words.length);
  for (let count = LONGEST; count > 0; count--) {
    const first = new RegExp(`^(?:[^\\s,]+\\s*){${count}}`).exec(said)?.[0].trimEnd();
    for (const kind of ['client', 'supplier'] as const) {
      const named = first ? takeRecord(kind, first, records) : null;
      if (first && named && !/[^\s¦]/.test(named.rest)) return { named, rest: said.slice(first.length) };
    }
  }
  return null;
}

/** A name that is on no file: all of it before "saying", else its capitals, else its first word. */
function unknown(head: string, tail: string): Taken<Addressee> | null {
  const bare = head.replace(/^(?:the|my)\s+/i, '');
  const capitals = /^\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]+)*/u.exec(bare)?.[0];
  const name = tail ? bare.trim() : (capitals ?? bare.split(/\s+/)[0] ?? '');
  return name ? taken(properName(name), properName(name), tail || bare.slice(name.length)) : null;
}

/** What stands between the name and "saying" only says where it came up: "let Tui in Porirua know ...". */
const joined = (rest: string, tail: string): string =>
  /^\W*(?:about|that|if|when|to)\b/i.test(rest) ? `${rest} ${tail}` : tail;
const after = (rest: string): string => rest.slice(rest.lastIndexOf(GAP) + GAP.length);
const taken = (reference: string, name: string, rest: string): Taken<Addressee> => ({
  value: { reference, name },
  rest,
});
