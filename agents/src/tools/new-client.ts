import { type Client, clients } from '@smoko/contract';
import { given } from './changes.ts';
import { clientView, clientWords } from './client-view.ts';
import { findClients, one, partyLabel } from './resolve.ts';
import type { ToolEnv, ToolResult } from './tool.ts';
import { wrote } from './tool.ts';

export interface NewClient {
  name: string;
  phone?: string;
  email?: string;
  address?: string;
}

/** The client on file, or a new one where none fits. `added` is the result of making it. */
export async function clientOrNew(
  env: ToolEnv,
  named: NewClient,
): Promise<{ client: Client | null; added: ToolResult | null }> {
  const found = await findClients(env, named.name);
  if (found.length) return { client: one(found, named.name, 'client', partyLabel), added: null };
  const words = (client: { name: string }) => `Added client ${clientWords(client as Client)}`;
  const outcome = await env.services.write(
    clients.operations.create,
    { ...given(named), name: named.name },
    { done: words, ask: `Add client ${named.name}` },
  );
  const client = outcome.status === 'done' ? outcome.output : null;
  return { client, added: wrote(outcome, client ? words(client) : '', (made) => ({ client: clientView(made) })) };
}
