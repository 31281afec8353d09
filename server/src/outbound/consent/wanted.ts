import { type Channel, invalid, takesTexts } from '@smoko/contract';
import type { Call } from '../../domain/call.ts';
import type { Consent } from '../../domain/consent/consent.ts';

export interface Recipient {
  channel: Channel;
  /** E.164, or an e-mail address. */
  to: string;
}

/** Throws 422 where they asked for no more texts, or for no more commercial e-mails. */
export async function assertWanted(
  call: Call,
  { channel, to }: Recipient,
  consent: Pick<Consent, 'isOut'>,
  commercial: boolean,
  name = to,
): Promise<void> {
  if (channel === 'email' && !commercial) return;
  if (!(await consent.isOut(call, channel, to))) return;
  throw invalid('channel', `${name} asked for no more ${channel === 'sms' ? 'texts' : 'such emails'}.`);
}

/** Why no text goes to a number, and what to do instead. */
export const noTextTo = (phone: string, email: string | null = null): string =>
  `No text can reach ${phone}: it is a landline or a service number. ${email ? 'Send it by email instead, or ring them.' : 'Ring them, or send an email.'}`;

/** Throws 422 where no text can reach it. */
export function assertTextable({ channel, to }: Recipient, country: 'AU' | 'NZ'): void {
  if (channel === 'sms' && !takesTexts(to, country)) throw invalid('channel', noTextTo(to));
}
