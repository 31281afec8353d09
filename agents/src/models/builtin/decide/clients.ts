import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { sentenceCase } from '../extract/gap.ts';
import { chunks, properName } from '../extract/phrases.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';

export function clientCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return createClient(request, reading);
  return call('list_clients', {});
}

const HEAD =
  /^(?:create|add|new|make|put|stick|register|save|set up|chuck|pop|get)\b\s*(?:me\s+)?(?:an?\s+|the\s+|these\s+)?(?:new\s+)?(?:client|customer)?\b\s*(?:called|named|for (?:us|me))?/i;
const TAIL =
  /\b(?:to|in|on|into|as)\s+(?:my\s+|the\s+|our\s+|an?\s+)?(?:new\s+)?(?:clients?|customers?)(?:\s+(?:list|book|directory))?\b/i;

function createClient(request: string, reading: Reading): Reply {
  let rest = request;
  const take = <T>(taken: { value: T; rest: string } | null): T | undefined => {
    if (taken) rest = taken.rest;
    return taken?.value;
  };
  const email = take(takeEmail(rest));
  const phone = take(takePhone(rest, reading.facts));
  const address = take(takeAddress(rest));
  const [name, ...more] = chunks(rest.replace(TAIL, '¦').replace(HEAD, ' '));
  if (!name) return say('What is the name of the client?');
  const notes = more.map(sentenceCase).join('. ');
  return call('create_client', { name: properName(name), phone, email, address, notes: notes || undefined });
}
