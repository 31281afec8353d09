import type { Intent } from '../intent/intents.ts';
import type { PartyNoun } from '../people/party-name.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { createParty } from './new-party.ts';
import { partyMeant, updateParty } from './update-party.ts';

export const clientCall = (request: string, intent: Intent, reading: Reading) =>
  partyCall('client', request, intent, reading);
export const supplierCall = (request: string, intent: Intent, reading: Reading) =>
  partyCall('supplier', request, intent, reading);

/** Clients and suppliers added, changed, deleted; questions about them are read elsewhere. */
function partyCall(noun: PartyNoun, request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return createParty(noun, request, reading);
  if (intent.verb === 'update') return updateParty(noun, request, reading);
  const party = partyMeant(noun, request, reading);
  return party ? call(`delete_${noun}`, { [noun]: party.reference }) : say(`Which ${noun} should I delete?`);
}
