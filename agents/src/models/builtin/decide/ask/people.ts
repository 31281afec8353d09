import { takePlace } from '../../extract/places.ts';
import type { Intent } from '../../intent/intents.ts';
import { ASKED_CONTACT, ASKED_WORK } from '../../lexicon/asked.ts';
import { withCapitals } from '../../people/capitals.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply, say } from '../../reply.ts';
import { clientOf, named, unknownIn, wantsYesNo } from './about.ts';

export function askPeople(request: string, { entity, verb }: Intent, reading: Reading): Reply {
  const noun = entity === 'supplier' ? 'supplier' : 'client';
  const reference = noun === 'client' ? clientOf(request, reading) : named('supplier', request, reading)?.reference;
  const wants = ASKED_CONTACT.find(([says]) => says.test(request))?.[1];
  const asked = { wants, yes_no: wantsYesNo(request) };
  if (reference && noun === 'client' && ASKED_WORK.test(request)) return call('list_jobs', { client: reference });
  if (reference) return call(`find_${noun}`, { [noun]: reference, ...asked });
  // "is stratco's number ..." does not say what they are
  const other = noun === 'client' ? named('supplier', request, reading) : named('client', request, reading);
  if (other?.record && !(verb === 'list')) return elsewhere(noun, other.reference, request, asked, reading);
  if (verb === 'list') return noun === 'client' ? clients(request) : suppliers(request);
  const name = unknownIn(request);
  return name ? call(`find_${noun}`, { [noun]: withCapitals(name), ...asked }) : say(`Which ${noun} should I look up?`);
}

function elsewhere(
  noun: 'client' | 'supplier',
  reference: string,
  request: string,
  asked: Record<string, unknown>,
  reading: Reading,
): Reply {
  const other = noun === 'client' ? 'supplier' : 'client';
  if (reading.tools.has(`find_${other}`)) return call(`find_${other}`, { [other]: reference, ...asked });
  if (reading.router) return call('hand_over', { to: [{ assistant: 'sarah', request }] });
  return call(`find_${noun}`, { [noun]: reference, ...asked });
}

function clients(request: string): Reply {
  const called = /\b(?:called|named)\s+(.+?)\s*\??$/i.exec(request)?.[1];
  const place =
    takePlace(request)?.value ??
    /\b(?:in|at|from|around|near|live in|based in)\s+((?!all\b|total\b|the\b|my\b)[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?)\s*\??$/iu.exec(
      request,
    )?.[1];
  const known = place && unknownIn(place);
  return call('list_clients', { search: called, place: called ? undefined : known, yes_no: wantsYesNo(request) });
}

const SHOPS =
  /\b(?:suppl\w+|merchants?|wholesalers?|shops?|stores?|sells?|stocks?|carr(?:y|ies)|does|do|gets?|buy|source|makes?|trade accounts?|list|how many|which|all)\b/i;
const SELLS = [
  /\b(?:suppl(?:y|ies)|sells?|stocks?|carr(?:y|ies)|does|do|gets?|buy|source|makes?)\s+(?:us\s+|me\s+|you\s+|we\s+)*(?:our\s+|my\s+|the\s+)?(.+?)(?:\s+(?:from|off))?\s*\??$/i,
  /\b(?:for|of)\s+(?:our\s+|my\s+|the\s+)?(.+?)\s*\??$/i,
  /\b(\p{L}+)\s+(?:suppliers?|merchants?|wholesalers?)\b/iu,
];

function suppliers(request: string): Reply {
  // "whos got the key for unit 4" asks for no shop
  if (!SHOPS.test(request)) return say('Nothing on file says that.');
  const said = SELLS.map((says) => says.exec(request)?.[1]).map((words) => words && unknownIn(words));
  const search = /\bhow many\b|\bnumber of\b|\bcount\b/i.test(request) ? undefined : said.find(Boolean);
  return call('list_suppliers', { search, yes_no: wantsYesNo(request) });
}
