import { z } from 'zod';

/** How a message reaches people outside the business. */
export const CHANNELS = ['email', 'sms'] as const;
export const channelSchema = z.enum(CHANNELS, 'Channel is sms or email.');
export type Channel = z.infer<typeof channelSchema>;

interface Reachable {
  email: string | null;
  phone: string | null;
  sms_opt_out?: boolean;
}

/** 13, 1300 and 1800 numbers ring, but take no texts. */
const RINGS_ONLY = /^(?:\+?61)?1[38]/;
const textable = ({ phone, sms_opt_out }: Reachable) =>
  phone !== null && phone !== '' && !sms_opt_out && !RINGS_ONLY.test(phone.replace(/[^\d+]/g, ''));

/** The way the business likes best, where it reaches this contact; else the other one. */
export function channelFor(contact: Reachable, preferred: Channel): Channel {
  if (preferred === 'sms' && textable(contact)) return 'sms';
  return contact.email ? 'email' : 'sms';
}
