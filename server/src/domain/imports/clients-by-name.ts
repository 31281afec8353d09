import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { Draft } from './rows.ts';

/** Links jobs to the clients they name. Nobody is guessed: a name must be one client's, or the e-mail says whose. */
export async function linkClients(call: Call, drafts: readonly Draft[], clients: Repository<ClientRow>): Promise<void> {
  const asked = new Map<string, Promise<{ id: string } | { note: string }>>();
  for (const draft of drafts) {
    if (!draft.client) continue;
    const { name, email } = draft.client;
    const key = JSON.stringify([name.toLowerCase(), email.toLowerCase()]);
    const found = asked.get(key) ?? findClient(call, clients, name, email.toLowerCase());
    asked.set(key, found);
    const client = await found;
    if ('id' in client) draft.fields.client_id = client.id;
    else draft.notes.push(client.note);
  }
}

async function findClient(call: Call, clients: Repository<ClientRow>, name: string, email: string) {
  const page = { limit: 100, sort: 'name', cursor: undefined, q: name };
  const { docs } = await clients.page(call, page, {});
  const same = docs.filter((doc) => String(doc.name).toLowerCase() === name.toLowerCase());
  const exact = email ? same.filter((doc) => String(doc.email ?? '').toLowerCase() === email) : [];
  const [only, ...others] = exact.length === 1 ? exact : same;
  if (!only) return { note: `There is no client "${name}". Import your clients first, or clear that cell.` };
  if (others.length > 0) return { note: `Two clients are called "${name}". Add a column "client email" to say which.` };
  return { id: only._id.toHexString() };
}
