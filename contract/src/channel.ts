import { z } from 'zod';
import { takesTexts } from './takes-texts.ts';

/** How a message reaches people outside the business. */
export const CHANNELS = ['email', 'sms'] as const;
export const channelSchema = z.enum(CHANNELS, 'Channel is sms or email.');
export type Channel = z.infer<typeof channelSchema>;

interface Reachable {
  email: string | null;
  phone: string | null;
  sms_opt_out?: boolean;
}

/** The way the business likes best, where it reaches this contact; else the other one. `country`: of the business. */
export function channelFor(contact: Reachable, preferred: Channel, country: 'AU' | 'NZ'): Channel {
  const { email, phone, sms_opt_out } = contact;
  const canText = Boolean(phone) && !sms_opt_out && takesTexts(phone ?? '', country);
  if (preferred === 'sms' && canText) return 'sms';
  return email ? 'email' : 'sms';
}
