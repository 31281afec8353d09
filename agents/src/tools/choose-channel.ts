import { type Channel, channelFor, getSettings, takesTexts } from '@smoko/contract';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

type Contact = Parameters<typeof channelFor>[0] & { name: string };

/**
 * Text or e-mail for a message to this contact, and the number or address. Throws a ToolProblem that names what is missing
 * on file, so that nobody is asked to approve a message that could not be sent.
 */
export async function chooseChannel(env: ToolEnv, contact: Contact, asked: Channel | undefined) {
  const channel =
    asked ?? channelFor(contact, (await env.services.read(getSettings, {})).preferred_channel, env.country);
  const to = channel === 'sms' ? contact.phone : contact.email;
  if (to && channel === 'sms' && !takesTexts(to, env.country))
    throw new ToolProblem(
      `No text can reach ${to}: it is a landline or a service number. ${contact.email ? 'Say "by email" instead, or ring them.' : `Ring ${contact.name}, or tell me a mobile number or an email address.`}`,
    );
  if (to) return { channel, to };
  const missing =
    asked === 'sms' ? 'phone number' : asked === 'email' ? 'email address' : 'email address or phone number';
  throw new ToolProblem(`${contact.name} has no ${missing} on file. Tell me what it is, then say this again.`);
}
