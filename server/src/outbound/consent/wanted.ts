import { type Channel, invalid } from '@smoko/contract';
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
