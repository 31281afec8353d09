import { type Channel, channelFor, getSettings } from '@smoko/contract';
import type { ToolEnv } from './tool.ts';

/** How a message goes to this contact, and where to; `to` is null where that is not on file. */
export async function reach(env: ToolEnv, contact: Parameters<typeof channelFor>[0], asked: Channel | undefined) {
  const channel = asked ?? channelFor(contact, (await env.services.read(getSettings, {})).preferred_channel);
  return { channel, to: channel === 'sms' ? contact.phone : contact.email };
}
