import { type Client, clients } from '@smoko/contract';
import { z } from 'zod';
import { missing, sentences, yesNo, yesOrNo } from './answers.ts';
import { clientView, clientWords } from './client-view.ts';
import { clientRef, text } from './fields.ts';
import { count } from './format.ts';
import { fold } from './matching.ts';
import { listAll } from './paging.ts';
import { clientsNamed, findClients, partyLabel } from './parties.ts';
import { one } from './resolve.ts';
import { listed } from './rows.ts';
import { defineTool, read } from './tool.ts';

/** What of a client or supplier may be asked for. */
export const WANTS = ['phone', 'email', 'address', 'notes'] as const;

export const findClient = defineTool({
  name: 'find_client',
  description: 'Show one client: phone, email, address, notes.',
  doing: 'Looking up the client',
  args: z.strictObject({
    client: clientRef,
    wants: z.enum(WANTS).optional().describe('What was asked for'),
    yes_no: yesNo,
  }),
  async run(a, env) {
    const { found, near } = await findClients(env, a.client);
    if (a.yes_no && !found.length && !near.length) return read(`No, there is no client "${a.client}" on file`);
    const client = one(found, a.client, 'client', partyLabel, near);
    const asked = { phone: client.phone, email: client.email, address: client.address, notes: client.job_notes };
    const lacking = a.wants && missing(a.wants, asked[a.wants], client.name);
    const words = sentences(clientWords(client), client.job_notes, lacking);
    return read(yesOrNo(a.yes_no, !lacking, words), { client: clientView(client) });
  },
});

const NO = { phone: 'a phone number', email: 'an email address', address: 'an address' } as const;

export const listClients = defineTool({
  name: 'list_clients',
  description: 'List or count clients, all, by words of the name, or by suburb or town.',
  doing: 'Looking through the clients',
  args: z.strictObject({
    search: text('Words of the name', 100).optional(),
    place: text('Suburb, town or street', 100).optional(),
    without: z.enum(['phone', 'email', 'address']).optional().describe('Only those that have none'),
    yes_no: yesNo,
  }),
  async run(a, env) {
    const found = a.search
      ? await clientsNamed(env, a.search)
      : await listAll<Client>(env, clients.operations.list, a.place ? { q: a.place } : {});
    const lacks = a.without;
    const there = found
      .filter(({ address }) => !a.place || fold(address ?? '').includes(fold(a.place)))
      .filter((client) => !lacks || !client[lacks]);
    const about = `${lacks ? ` without ${NO[lacks]}` : ''}${a.search ? ` called "${a.search}"` : ''}${a.place ? ` in ${a.place}` : ''}`;
    const heading = count(there.length, 'client') + (about || ' on file');
    return listed(heading, there, clientWords, clientView, 'clients', a.yes_no);
  },
});
