import { type Client, clients } from '@smoko/contract';
import { clientView, clientWords } from './client-view.ts';
import { findClients, partyLabel } from './parties.ts';
import { one } from './resolve.ts';
import { type ToolEnv, type ToolResult, wrote } from './tool.ts';

export interface NewClient {
  name: string;
  phone?: string;
  email?: string;
  address?: string;
}

/** The client a name fits, or null when nobody does. Several: a problem that lists them. */
export async function clientOnFile(env: ToolEnv, name: string): Promise<Client | null> {
  const { found } = await findClients(env, name);
  return found.length ? one(found, name, 'client', partyLabel) : null;
}

/** Makes the client that a job or a quote is for; `client` is null when that waits for a yes. */
export async function addClient(
  env: ToolEnv,
  named: NewClient,
): Promise<{ client: Client | null; result: ToolResult }> {
  const words = (client: Client) => `Added client ${clientWords(client)}`;
  const outcome = await env.services.write(clients.operations.create, named, {
    done: words,
    ask: `Add client ${named.name}`,
  });
  const client = outcome.status === 'done' ? outcome.output : null;
  return { client, result: wrote(outcome, client ? words(client) : '', (made) => ({ client: clientView(made) })) };
}

/** Two results as one, the second first: it is what was asked for. */
export function both(first: ToolResult, second: ToolResult): ToolResult {
  return {
    ...second,
    summary: second.status === 'done' ? `${second.summary}. ${first.summary}` : second.summary,
    data: { ...second.data, new_client: first.data?.client },
    receipts: [...first.receipts, ...second.receipts],
    approvals: [...first.approvals, ...second.approvals],
  };
}
