import { sentenceCase, tidy } from '../extract/gap.ts';
import { takeMoney } from '../extract/money.ts';
import { chunks } from '../extract/phrases.ts';
import { SAID_OF_CLIENTS } from '../lexicon/name-cues.ts';
import { PRONOUN_BEFORE, SELLS } from '../lexicon/party-words.ts';
import { type PartySaid, partiesIn } from '../people/parties-in.ts';
import { type PartyNoun, stripped } from '../people/party-name.ts';
import { pastedParty } from '../people/pasted.ts';
import { takeTown } from '../people/place.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';

/** Clients or suppliers to be added: typed, dictated or pasted, one or several. */
export function createParty(noun: PartyNoun, said: string, reading: Reading): Reply {
  const request = kindLast(said.replace(/^>\s?/gm, ''));
  const pasted = pastedParty(noun, request, reading.facts);
  const parties = pasted ? [pasted] : partiesIn(noun, request, reading.facts);
  const named = parties.filter(({ name }) => name);
  if (!named.length) return say(`What is the name of the ${noun}?`);
  const make = noun === 'client' ? client : supplier;
  return { text: '', calls: named.flatMap((party) => make(party).calls) };
}

/** "if Tradelink Sale isn't among my suppliers yet, put it on". */
const NOT_YET =
  /^if\s+(?:we\s+(?:don'?t|haven'?t)\s+(?:have|got)\s+)?(.{2,50}?)\s+(?:(?:isn'?t|is not|aren'?t|hasn'?t been|wasn'?t)\s+)?(?:already\s+)?(?:among|in|on|with|one of|as)\s+(?:my|our|the|an?|me)\s+(?:suppliers?|clients?|customers?|list|books?|system)(?:\s+(?:list|book|yet|already))*[\s,]*(?:please\s+)?(?:put|add|chuck|whack|stick|pop)\s+(?:it|them|em|him|her)\s*(?:on|in|up)?[\s:,]*/i;

/** "new paint supplier, Wombat Paints": what they sell is told before who they are. */
const kindLast = (request: string): string =>
  request
    .replace(NOT_YET, 'add $1, ')
    .replace(
      /^(?:(?:an?|the|another|our|my)\s+)?new\s+((?:(?!client|customer|supplier)\p{Ll}[\p{L}&-]*\s+){1,3})(supplier|merchant|wholesaler)\s*[,:-]\s*([\s\S]+)$/iu,
      'new $2 $3, $1',
    );

function client({ rest, ...party }: PartySaid): Reply {
  const budget = /\bbudget\b/i.test(rest) ? takeMoney(rest) : null;
  const place = party.address ? null : takeTown(budget?.rest ?? rest, 0);
  const left = (place?.rest ?? budget?.rest ?? rest).replace(SAID_OF_CLIENTS, ' ¦ ');
  return call('create_client', {
    ...party,
    address: party.address ?? place?.value,
    budget: budget?.value.dollars,
    notes: sentences(left),
  });
}

function supplier({ rest, ...party }: PartySaid): Reply {
  const place = party.address ? null : takeTown(rest, null);
  const told = chunks(place?.rest ?? rest).map((chunk) => tidy(chunk.replace(SELLS, '')));
  const specialty = told
    .filter((chunk) => /\p{L}{3}/u.test(chunk))
    .slice(0, 2)
    .map(sentenceCase)
    .join('. ');
  return call('create_supplier', {
    ...party,
    address: party.address ?? place?.value,
    specialty: specialty || undefined,
  });
}

function sentences(text: string): string | undefined {
  const told = chunks(text).map((chunk) => tidy(stripped(chunk).replace(PRONOUN_BEFORE, '')));
  return (
    told
      .filter((chunk) => /\p{L}{2}|\d/u.test(chunk))
      .map(sentenceCase)
      .join('. ') || undefined
  );
}
