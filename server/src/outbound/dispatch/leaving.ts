import type { Channel } from '@smoko/contract';
import type { Written } from '../../db/row.ts';
import type { Call } from '../../domain/call.ts';
import type { Clock } from '../../domain/clock.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import { signedSms } from '../compose/sms-text.ts';
import { QUIET_REASON, quietUntil } from '../consent/quiet-hours.ts';
import type { Providers } from '../providers/provider.ts';

/** A message that is to leave. */
export interface Leaving {
  channel: Channel;
  to: string;
  body: string;
  commercial: boolean;
  /** Without a person's yes at this moment: then nothing rings at night. */
  byItself: boolean;
  not_before?: Date | null;
}

/** What it says from then on: as text, as what it costs, and when it may go. */
export type Left = { body: string; parts: number | null } & Written<OutboxRow>;

const NAMES = { sms: 'Text messages', email: 'Emails' } as const;
const TRANSPORTS = { sms: 'twilio', email: 'smtp' } as const;

interface Parts {
  providers: Providers;
  /** Without a provider a message waits in the queue instead of counting as sent. */
  production: boolean;
  clock: Clock;
}

/** Works out how a message leaves: by which transport, when, and in which words. */
export function createLeaving({ providers, production, clock }: Parts) {
  const real = (channel: Channel) => Boolean(providers[channel]);
  const transport = (channel: Channel): OutboxRow['transport'] =>
    real(channel) || production ? TRANSPORTS[channel] : 'development';

  /** What becomes of a message that may leave as far as its owner is concerned. */
  function fate(channel: Channel, notBefore: Date | null): Written<OutboxRow> {
    const queued_at = clock.now();
    const queued = { status: 'queued', reason: null, sent_at: null, settled_at: null, queued_at } as const;
    if (notBefore && notBefore > clock.now()) return { ...queued, reason: QUIET_REASON };
    if (real(channel)) return queued;
    if (production) return { ...queued, reason: `${NAMES[channel]} are not connected yet.` };
    return { status: 'sent', reason: null, sent_at: queued_at, settled_at: new Date(), queued_at };
  }

  function notBefore(call: Call, { channel, to, byItself, not_before = null }: Leaving): Date | null {
    const start = not_before && not_before > clock.now() ? not_before : clock.now();
    return (byItself ? quietUntil(start, channel, to, call.actor.business)?.until : null) ?? not_before;
  }

  return {
    fate,
    leaving(call: Call, message: Leaving): Left {
      const { channel, body, commercial } = message;
      const signed = channel === 'sms' ? signedSms(body, call.actor.business.name, commercial) : null;
      const not_before = notBefore(call, message);
      return {
        body: signed?.text ?? body,
        parts: signed?.parts ?? null,
        not_before,
        ...fate(channel, not_before),
        transport: transport(channel),
      };
    },
  };
}
