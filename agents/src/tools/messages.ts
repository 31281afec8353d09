import { type Channel, channelSchema, sendMessage as operation } from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { chooseChannel } from './choose-channel.ts';
import { defineChange } from './define-change.ts';
import { jobRef, text, words } from './fields.ts';
import { brief } from './format.ts';
import { findClients, findSuppliers, partyLabel } from './parties.ts';
import { one } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { type ToolEnv, wrote } from './tool.ts';

interface Recipient {
  name: string;
  contact: string | null;
  input: ({ client_id: string } | { supplier_id: string } | { to: string }) & { channel?: Channel };
}

/** A client, a supplier, or an address nobody on file has. Several: a problem that lists them. */
async function recipient(env: ToolEnv, to: string, asked: Channel | undefined): Promise<Recipient> {
  const [people, shops] = await Promise.all([findClients(env, to), findSuppliers(env, to)]);
  const found = [
    ...people.found.map((r) => ({ r, key: 'client_id' })),
    ...shops.found.map((r) => ({ r, key: 'supplier_id' })),
  ];
  if (!found.length && /@|^\+?[\d\s()-]{8,}$/.test(to))
    return { name: to, contact: null, input: { to, ...(asked ? { channel: asked } : {}) } };
  const { r, key } = one(found, to, 'client or supplier', (each) => partyLabel(each.r), [
    ...people.near,
    ...shops.near,
  ]);
  const { channel, to: contact } = await chooseChannel(env, r, asked);
  return { name: r.name, contact, input: { [key]: r.id, channel } as Recipient['input'] };
}

/** A short message as it is; of a long one the beginning, said to be one: all of it stands in the details. */
function inOneLine(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? `"${line}"` : `"${brief(line, LONGEST)}" (in full below)`;
}
const LONGEST = 140;

export const sendMessage = defineChange({
  name: 'send_message',
  description: 'Send an SMS or email to one client or supplier. Always waits for a yes.',
  doing: 'Preparing the message',
  args: z.strictObject({
    to: text('Name of the client or supplier, or an address', 254),
    message: words('The whole text, ready to send'),
    channel: channelSchema
      .optional()
      .describe('Only if the user names it: left out, it goes the way the business prefers'),
    subject: text('Subject of an email', 200).optional(),
    job: jobRef.optional(),
  }),
  async prepare(a, env) {
    const to = await recipient(env, a.to, a.channel);
    const project_id = a.job === undefined ? undefined : (await resolveJob(env, a.job)).id;
    const input = given({ ...to.input, subject: a.subject, project_id, body: a.message });
    return { to, asked: a.channel, input: { ...input, body: a.message } };
  },
  async carryOut({ to, asked, input }, env) {
    const kind = asked === 'sms' ? 'SMS' : asked === 'email' ? 'email' : 'message';
    const outcome = await env.services.write(operation, input, {
      done: () => `Sent ${kind} to ${to.name}`,
      ask: `Send ${kind} to ${to.name}: ${inOneLine(input.body)}`,
      details: [
        `To: ${[to.name, to.contact].filter(Boolean).join(', ')}`,
        ...(input.subject ? [`Subject: ${input.subject}`] : []),
        input.body,
      ],
    });
    return wrote(outcome, `Sent ${kind} to ${to.name}`, () => ({}));
  },
});
