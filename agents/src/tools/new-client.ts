import { type Client, clients } from '@smoko/contract';
import type { MadeFirst, Outcome } from '../context.ts';
import { refuseUnknownId } from './candidates.ts';
import { clientView, clientWords } from './client-view.ts';
import { findClients, partyLabel } from './parties.ts';
import { one } from './resolve.ts';
import type { ToolEnv, ToolResult } from './tool.ts';

export interface NewClient {
  name: string;
  phone?: string;
  email?: string;
  address?: string;
}

/** The client a name fits, or null when nobody does. Several: a problem that lists them. */
export async function clientOnFile(env: ToolEnv, name: string): Promise<Client | null> {
  const { found } = await findClients(env, name);
  if (found.length) return one(found, name, 'client', partyLabel);
  refuseUnknownId(name, 'client');
  return null;
}

const added = (client: Client) => `Added client ${clientWords(client)}`;

/** The client that a job or a quote is for, made before it. */
export const madeFirst = (named: NewClient): MadeFirst => ({
  operation: clients.operations.create,
  input: { ...named },
  into: 'client_id',
  words: { done: added, ask: `Add client ${named.name}` },
});

/** The result also tells of the client that was made for it, after what was asked for. */
export function withNewClient(result: ToolResult, outcome: Outcome<unknown>): ToolResult {
  if (outcome.status !== 'done' || !outcome.also) return result;
  const client = outcome.also.output as Client;
  return {
    ...result,
    summary: `${result.summary}. ${added(client)}`,
    data: { ...result.data, new_client: clientView(client) },
  };
}
