import { type Client, clients } from '@smoko/contract';
import { z } from 'zod';
import { appended, changeWords, given, plannedWords } from './changes.ts';
import { CLIENT_FIELDS, clientView, clientWords } from './client-view.ts';
import { clientRef, date, dollars, text, words } from './fields.ts';
import { count } from './format.ts';
import { fold } from './matching.ts';
import { ToolProblem } from './problem.ts';
import { findClients, listAll, resolveClient } from './resolve.ts';
import { listed } from './rows.ts';
import { defineTool, failed, read, wrote } from './tool.ts';

const details = {
  phone: text('Phone as given', 40).optional(),
  email: text('E-mail', 254).optional(),
  address: text('Address').optional(),
  budget: dollars('Budget the client named').optional(),
  due_date: date('When the client needs it').optional(),
};

export const createClient = defineTool({
  name: 'create_client',
  description: 'Add a client to the directory. Says so when the client is there already.',
  doing: 'Adding the client',
  args: z.strictObject({
    name: text('Full name or business name', 200),
    ...details,
    notes: words('What they are after, suburb, access').optional(),
  }),
  async run({ notes, ...a }, env) {
    const twin = await onFile(await listAll<Client>(env, clients.operations.list), a);
    if (twin) return failed(`${twin.name} is already on file: ${clientWords(twin)}. Not added again.`);
    const done = (client: Client) => `Added client ${clientWords(client)}`;
    const input = { ...given({ ...a, job_notes: notes }), name: a.name };
    const outcome = await env.services.write(clients.operations.create, input, { done, ask: `Add client ${a.name}` });
    return wrote(outcome, outcome.status === 'done' ? done(outcome.output) : '', (made) => ({
      client: clientView(made),
    }));
  },
});

/** The same person: same name, and no other phone or e-mail that would tell two people of one name apart. */
function onFile(all: Client[], a: { name: string; phone?: string; email?: string }): Client | undefined {
  return all.find((client) => {
    if (fold(client.name) !== fold(a.name)) return false;
    const phones = [client.phone, a.phone].map((phone) => phone?.replace(/\D/g, '').slice(-9));
    const otherPhone = phones[0] && phones[1] && phones[0] !== phones[1];
    const sameEmail = client.email && a.email && fold(client.email) === fold(a.email);
    return !otherPhone || sameEmail;
  });
}

export const findClient = defineTool({
  name: 'find_client',
  description: 'Show one client: phone, e-mail, address, notes.',
  doing: 'Looking up the client',
  args: z.strictObject({ client: clientRef }),
  async run(a, env) {
    const client = await resolveClient(env, a.client);
    return read([clientWords(client), client.job_notes].filter(Boolean).join('. '), { client: clientView(client) });
  },
});

export const listClients = defineTool({
  name: 'list_clients',
  description: 'List or count clients, all or by words of the name.',
  doing: 'Looking through the clients',
  args: z.strictObject({ search: text('Words of the name', 100).optional() }),
  async run(a, env) {
    const found = a.search ? await findClients(env, a.search) : await listAll<Client>(env, clients.operations.list);
    return listed(count(found.length, 'client'), found, clientWords, clientView, 'clients');
  },
});

export const updateClient = defineTool({
  name: 'update_client',
  description: 'Change one client: only the fields given.',
  doing: 'Updating the client',
  args: z.strictObject({
    client: clientRef,
    name: text('New name', 200).optional(),
    ...details,
    add_note: words('Added to the notes').optional(),
  }),
  async run({ client: reference, add_note, ...a }, env) {
    const client = await resolveClient(env, reference);
    const patch = given({ ...a, job_notes: add_note ? appended(client.job_notes, add_note) : undefined });
    if (!Object.keys(patch).length) throw new ToolProblem('Say what to change about the client.');
    const done = (after: Client) => `Updated client ${after.name}: ${changeWords(client, after, CLIENT_FIELDS)}`;
    const outcome = await env.services.write(
      clients.operations.update,
      { id: client.id, ...patch },
      { done, ask: `Change client ${client.name}`, details: plannedWords(patch, CLIENT_FIELDS), bulk: env.bulk },
    );
    return wrote(outcome, outcome.status === 'done' ? done(outcome.output) : '', (after) => ({
      client: clientView(after),
    }));
  },
});

export const deleteClient = defineTool({
  name: 'delete_client',
  description: 'Delete one client. Always waits for a yes.',
  doing: 'Preparing to delete the client',
  args: z.strictObject({ client: clientRef }),
  async run(a, env) {
    const client = await resolveClient(env, a.client);
    const told = {
      done: () => `Deleted client ${client.name}`,
      ask: `Delete client ${client.name}`,
      details: [clientWords(client)],
    };
    const outcome = await env.services.write(clients.operations.delete, { id: client.id }, told);
    return wrote(outcome, told.done(), () => ({}));
  },
});
