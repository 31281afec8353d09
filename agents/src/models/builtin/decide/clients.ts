import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { sentenceCase } from '../extract/gap.ts';
import { chunks, properName } from '../extract/phrases.ts';
import { nameOnly } from '../extract/references.ts';
import type { Intent } from '../intent/intents.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { draftOf } from './draft.ts';

interface Party {
  noun: 'client' | 'supplier';
  kinds: RegExp;
  head: RegExp;
  tail: RegExp;
}
const partyOf = (noun: Party['noun'], words: string): Party => ({
  noun,
  kinds: new RegExp(`\\b(?:${words})\\b`, 'gi'),
  head: new RegExp(
    `^(?:create|add|new|make|put|stick|register|save|set up|chuck|pop|get)\\b\\s*(?:me\\s+)?(?:(?:an?|the|these|this)\\s+)?(?:new\\s+)?(?:${words})?\\b\\s*(?:called\\b|named\\b|for (?:us|me)\\b)?`,
    'i',
  ),
  tail: new RegExp(
    `\\b(?:on\\s+)?(?:to|in|on|into|as)\\s+(?:(?:my|the|our|an?)\\s+)?(?:new\\s+)?(?:${words})(?:\\s+(?:list|book|directory))?\\b`,
    'i',
  ),
});
const CLIENT = partyOf('client', 'clients?|customers?');
const SUPPLIER = partyOf('supplier', 'suppliers?');

export const clientCall = (request: string, intent: Intent, reading: Reading) =>
  partyCall(CLIENT, request, intent, reading);
export const supplierCall = (request: string, intent: Intent, reading: Reading) =>
  partyCall(SUPPLIER, request, intent, reading);

function partyCall(party: Party, request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return create(party, request, reading);
  if (intent.verb === 'update') return update(party, request, reading);
  const name = owner(request) || nameOnly(request, party.kinds);
  return name
    ? call(`delete_${party.noun}`, { [party.noun]: properName(name) })
    : say(`Which ${party.noun} should I delete?`);
}

function create(party: Party, request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  const email = draft.take(takeEmail(draft.rest));
  const phone = draft.take(takePhone(draft.rest, reading.facts));
  const address = draft.take(takeAddress(draft.rest));
  const [name, ...more] = chunks(draft.rest.replace(party.tail, '¦').replace(party.head, ' '));
  if (!name) return say(`What is the name of the ${party.noun}?`);
  const words = more.map(sentenceCase).join('. ') || undefined;
  const rest = party.noun === 'client' ? { notes: words } : { specialty: words };
  return call(`create_${party.noun}`, { name: properName(name), phone, email, address, ...rest });
}

const FIELD = String.raw`(?:new\s+)?(?:e-?mail(?: address)?|phone(?: number)?|mobile(?: number)?|number|address|details|contact)`;

/** "Rosa Delgado's email ..." names her. */
function owner(request: string): string | undefined {
  const match = new RegExp(
    `^(?:(?:change|update|set|correct|what(?:'s| is)|whats|give me|get me|find|show me)\\s+)?(.+?)(?:'s?|s')\\s+${FIELD}\\b`,
    'i',
  ).exec(request);
  const of = new RegExp(`\\b${FIELD}\\s+(?:of|for)\\s+([^,;:?!¦]+?)(?=\\s+(?:to|is)\\b|[,;:?!¦]|$)`, 'i').exec(request);
  return (match?.[1] ?? of?.[1])?.replace(/^(?:the\s+)?(?:client|customer|supplier)\s+/i, '').trim();
}

function update(party: Party, request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  const email = draft.take(takeEmail(draft.rest));
  const phone = draft.take(takePhone(draft.rest, reading.facts));
  const address = draft.take(takeAddress(draft.rest));
  const rename = /^rename\s+(?:the\s+)?(?:client|customer|supplier)?\s*(.+?)\s+to\s+(.+)$/i.exec(request);
  if (rename?.[1] && rename[2])
    return call(`update_${party.noun}`, { [party.noun]: rename[1], name: properName(rename[2]) });
  const name =
    owner(request) ??
    nameOnly(
      draft.rest
        .replace(new RegExp(`\\b${FIELD}\\b.*$`, 'i'), ' ')
        .replace(/\b(?:to|is|are|now|has|have|moved|changed)\b.*$/i, ' '),
      party.kinds,
    );
  if (!name) return say(`Which ${party.noun} is it?`);
  if (!email && !phone && !address) return say(`What should I change about ${properName(name)}?`);
  return call(`update_${party.noun}`, { [party.noun]: properName(name), email, phone, address });
}
