import { type Channel, channelFor, getSettings } from '@smoko/contract';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

type Contact = Parameters<typeof channelFor>[0] & { name: string };

/** How a message goes to this contact, and where to. A problem that says what is missing where that is not on file: nothing waits for a yes that could not be done. */
export async function reach(env: ToolEnv, contact: Contact, asked: Channel | undefined) {
  const channel = asked ?? channelFor(contact, (await env.services.read(getSettings, {})).preferred_channel);
  const to = channel === 'sms' ? contact.phone : contact.email;
  if (to) return { channel, to };
  const missing =
    asked === 'sms' ? 'phone number' : asked === 'email' ? 'e-mail address' : 'e-mail address or phone number';
  throw new ToolProblem(`${contact.name} has no ${missing} on file. Tell me what it is, then say this again.`);
}
