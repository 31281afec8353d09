import { type Client, clients, clientView as fields } from '@smoko/contract';
import { z } from 'zod';
import { notesOf } from './changes.ts';
import { CLIENT_FIELDS, clientView, clientWords } from './client-view.ts';
import { defineCreate, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { otherArguments } from './entity-view.ts';
import { address, clientRef, date, dollars, text, words } from './fields.ts';
import { commas } from './format.ts';
import { fold } from './matching.ts';
import { namesakes, phoneTail } from './parties.ts';
import { ToolProblem } from './problem.ts';
import { resolveClient } from './resolve.ts';

const kind: Kind<Client> = {
  noun: 'client',
  title: (client) => `client ${client.name}`,
  row: (client) => `client ${clientWords(client)}`,
  view: clientView,
};

const details = {
  phone: text('Phone as given', 40).optional(),
  email: text('Email', 254).optional(),
  address: address('Address').optional(),
  budget: dollars('Budget the client named').optional(),
  due_date: date('When the client needs it').optional(),
  ...otherArguments(fields, clients, ['name', 'phone', 'email', 'address', 'budget', 'due_date', 'job_notes']).args,
};

export const createClient = defineCreate({
  name: 'create_client',
  description: 'Add a client to the directory. Says so when the client is there already.',
  kind: {
    ...kind,
    row: (client) => `client ${commas(clientWords(client), client.job_notes && `notes: ${client.job_notes}`)}`,
  },
  operation: clients.operations.create,
  verb: 'Added',
  args: z.strictObject({
    name: text('Full name or business name', 200),
    ...details,
    notes: words('What they are after, suburb, access').optional(),
  }),
  async input({ notes, ...a }, env) {
    const twin = onFile(await namesakes<Client>(env, clients.operations.list, a.name), a);
    if (twin) throw new ToolProblem(`${twin.name} is already on file: ${clientWords(twin)}. Not added again.`);
    return { ...a, job_notes: notes };
  },
});

/** The same person: same name, and no other phone that would tell two people of one name apart. */
export function onFile<T extends { name: string; phone: string | null; email: string | null }>(
  all: T[],
  a: { name: string; phone?: string | undefined; email?: string | undefined },
): T | undefined {
  return all.find((known) => {
    if (fold(known.name) !== fold(a.name)) return false;
    const [had, now] = [known.phone, a.phone].map((phone) => phone && phoneTail(phone));
    const sameEmail = known.email && a.email && fold(known.email) === fold(a.email);
    return !(had && now && had !== now) || Boolean(sameEmail);
  });
}

export const updateClient = defineUpdate({
  name: 'update_client',
  description: 'Change one client: only the fields given.',
  kind,
  operation: clients.operations.update,
  fields: CLIENT_FIELDS,
  args: z.strictObject({
    client: clientRef,
    name: text('New name', 200).optional(),
    ...details,
    add_note: words('Added to the notes').optional(),
    notes: words('Replaces the notes, when they no longer hold').optional(),
  }),
  either: [['add_note', 'notes']],
  find: (a, env) => resolveClient(env, a.client),
  patch: ({ client: _, add_note, notes, ...a }, client) => ({
    ...a,
    job_notes: notesOf(client.job_notes, { add_note, notes }),
  }),
});

export const deleteClient = defineDelete({
  name: 'delete_client',
  description: 'Delete one client. Always waits for a yes.',
  kind,
  operation: clients.operations.delete,
  args: z.strictObject({ client: clientRef }),
  find: (a, env) => resolveClient(env, a.client),
});
