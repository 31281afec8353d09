import type { KnownRecord } from '../../../known.ts';
import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { GAP, sentenceCase, tidy } from '../extract/gap.ts';
import { takeMoney } from '../extract/money.ts';
import { properName } from '../extract/phrases.ts';
import { nameOnly } from '../extract/references.ts';
import { NAME_ENDS } from '../lexicon/name-ends.ts';
import { ACCESS, NOTES } from '../lexicon/notes.ts';
import { PRONOUN_BEFORE, SELLS } from '../lexicon/party-words.ts';
import type { PartyNoun } from '../people/party-name.ts';
import { takeTown } from '../people/place.ts';
import type { Reading } from '../reading.ts';
import { personMeant } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { draftOf } from './draft.ts';
import { renamed } from './renamed.ts';

interface Party {
  reference: string;
  record: KnownRecord | null;
  rest: string;
}
const KINDS: Record<PartyNoun, RegExp> = { client: /\b(?:clients?|customers?)\b/gi, supplier: /\bsuppliers?\b/gi };
const FIELD = String.raw`(?:new\s+)?(?:e-?mail(?: address)?|phone(?: number)?|mobile(?: number)?|number|address|details|contact|name)`;

/** Who a request changes or deletes: by record, by "'s email", or whatever words are left. */
export function partyMeant(noun: PartyNoun, request: string, reading: Reading): Party | null {
  const named = takeRecord(noun, request, reading.records);
  if (named) return { ...named, reference: named.reference.replace(/['’]s$/, '') };
  const said = owner(request) || guessed(noun, request);
  if (
    said
      ?.toLowerCase()
      .split(/\s+/)
      .some((word) => word !== '' && !NAME_ENDS.has(word))
  )
    return { reference: properName(said), record: null, rest: request };
  const meant = noun === 'client' ? personMeant(request, reading) : null;
  const lately = reading.records.find(({ kind, lately: touched }) => kind === noun && touched);
  if (meant) return { ...meant, rest: request };
  return lately ? { reference: lately.id, record: lately, rest: request } : null;
}

/** Every change to one client or supplier that a request names. */
export function updateParty(noun: PartyNoun, request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  const email = draft.take(takeEmail(draft.rest));
  const phone = draft.take(takePhone(draft.rest, reading.facts));
  const address = draft.take(takeAddress(draft.rest));
  const party = partyMeant(noun, draft.rest, reading);
  if (!party) return say(`Which ${noun} is it?`);
  const note = noun === 'client' ? noteIn(request, party, reading) : undefined;
  const name = note ? undefined : renamed(draft.rest, party.record?.name);
  const place = address || name || note ? undefined : takeTown(party.rest, null)?.value;
  const fields = { email, phone, address: address ?? place, name };
  const told =
    noun === 'client'
      ? { budget: budgetIn(draft.rest), add_note: note ?? access(party.rest, fields) }
      : { specialty: sold(party.rest, fields) };
  const changes = { ...fields, ...told };
  if (!Object.values(changes).some((value) => value !== undefined))
    return say(`What should I change about ${party.record?.name ?? party.reference}?`);
  return call(`update_${noun}`, { [noun]: party.reference, ...changes });
}

/** "Rosa Delgado's email ..." names her. */
function owner(request: string): string | undefined {
  const match = new RegExp(
    `^(?:(?:change|update|set|correct|fix|put|take|delete|remove)\\s+)?(.+?)(?:'s?|s')\\s+${FIELD}\\b`,
    'i',
  ).exec(request);
  const of = new RegExp(`\\b${FIELD}\\s+(?:of|for)\\s+([^,;:?!¦]+?)(?=\\s+(?:to|is)\\b|[,;:?!¦]|$)`, 'i').exec(request);
  return (match?.[1] ?? of?.[1])?.replace(/^(?:the\s+)?(?:client|customer|supplier)\s+/i, '').trim();
}

function guessed(noun: PartyNoun, request: string): string {
  const rename = /^re-?name\s+(?:the\s+)?(?:client\s+|customer\s+|supplier\s+)?(.+?)\s+to\s+/i.exec(request)?.[1];
  if (rename) return rename;
  return nameOnly(
    request
      .replace(new RegExp(`\\b${FIELD}\\b.*$`, 'i'), ' ')
      .replace(/\b(?:to|is|are|now|has|have|moved|changed)\b.*$/i, ' '),
    KINDS[noun],
  );
}

/** "add a note to her: ...", "gate code is 4471, note it". */
function noteIn(request: string, party: Party, reading: Reading): string | undefined {
  for (const says of NOTES) {
    const match = says.exec(request);
    const note = match?.groups?.note;
    if (!note || /^(?:it|this|that|them|down)\s*$/i.test(note)) continue;
    // without its own place for the name, the name stands in the note
    const named = match.groups?.who ? null : takeRecord('client', note, reading.records);
    // "gavs email is ..., put it on his file": an address or a number has its own place
    if (request.startsWith(note) && (takeEmail(note) || takePhone(note, reading.facts))) continue;
    const text = tidy((named && party.record ? named.rest : note).replaceAll(GAP, ' ').replace(/\s+/g, ' '));
    if (text) return sentenceCase(text.replace(/^(?:that|saying|to)\s+/i, ''));
  }
  return undefined;
}

/** Words about keys, dogs and gates are worth keeping though nobody said "note". */
function access(rest: string, fields: Record<string, unknown>): string | undefined {
  if (!ACCESS.test(rest)) return undefined;
  const nothingElse = !Object.values(fields).some(Boolean);
  const told = nothingElse ? [rest] : rest.split(/[,;.¦]|\band\b/).filter((part) => ACCESS.test(part));
  const note = tidy(told.join(', ').replaceAll(GAP, ' ').replace(PRONOUN_BEFORE, ''));
  return sentenceCase(note.replace(/^(?:has|have|got)\s+/i, '')) || undefined;
}

const budgetIn = (text: string): number | undefined =>
  /\bbudget\b/i.test(text) ? takeMoney(text)?.value.dollars : undefined;

/** "they do flooring now as well". */
function sold(rest: string, fields: Record<string, unknown>): string | undefined {
  if (Object.values(fields).some(Boolean) && !/\b(?:do|does|sells?|stocks?|special)\b/i.test(rest)) return undefined;
  const match =
    /\b(?:(?:do|does|sells?|stocks?|suppl(?:y|ies))|special(?:i[sz]es? in|i?ty (?:is|to))|(?:are|is|as) (?:our|a|for|my|the))\s+([^,;.¦]+?)(?:\s+(?:now|too|as well|these days))*\s*(?:$|[,;.¦])/i.exec(
      rest,
    );
  return match?.[1] ? sentenceCase(tidy(match[1].replace(SELLS, ''))) || undefined : undefined;
}
