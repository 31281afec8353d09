import { NOBODY_KNOWS, type Outcome, type Provider } from './provider.ts';
import { createTwilio, type TwilioAnswer, type TwilioSettings } from './twilio.ts';

/** Twilio's error codes (https://www.twilio.com/docs/api/errors) that people can do something about. */
const OPTED_OUT = 21610;
const REASONS: Record<number, string> = {
  [OPTED_OUT]: 'They asked for no more texts from this number.',
  21211: 'That is not a number a text can go to.',
  21614: 'That is not a number a text can go to.',
  21612: 'No text can reach that number.',
  21408: 'No texts can go to that country from here.',
  21606: 'Texts cannot be sent from your number. Check it in Settings.',
  30003: 'Their phone could not be reached. It may be off, or out of range.',
  30005: 'That number is not in use any more.',
  30006: 'That is a landline, or a number a text cannot reach.',
  30007: 'The network took it for spam.',
};

/** Texts through Twilio, from the business's own number. `statusUrl`: where Twilio tells what became of them. */
export function createSmsProvider(settings: TwilioSettings, statusUrl: () => string | null): Provider {
  const post = createTwilio(settings);
  return {
    async send({ item, from }) {
      const callback = statusUrl();
      const answer = await post({
        To: String(item.to),
        Body: String(item.body),
        ...(from.smsNumber ? { From: from.smsNumber } : {}),
        ...(callback ? { StatusCallback: callback } : {}),
      });
      return outcomeOf(answer);
    },
  };
}

function outcomeOf({ status, sid, code, message }: TwilioAnswer): Outcome {
  if (status === null) return { outcome: 'unknown', reason: NOBODY_KNOWS };
  if (status === 0) return { outcome: 'later', reason: 'The phone network could not be reached.' };
  if (status >= 200 && status < 300) return { outcome: 'sent', providerId: sid };
  if (status === 429 || status === 503) return { outcome: 'later', reason: 'The phone network is busy.' };
  if (status >= 500) return { outcome: 'unknown', reason: NOBODY_KNOWS };
  if (status === 401 || status === 403)
    return {
      outcome: 'failed',
      reason: 'Texts are not set up right, so it could not go. Tell whoever runs this Smoko.',
    };
  const reason = code === null ? undefined : REASONS[code];
  const words = reason ?? `It was not taken${message ? `: ${message.replace(/\.$/, '')}` : ''}.`;
  return { outcome: 'failed', reason: words, ...(code === OPTED_OUT ? { optedOut: true } : {}) };
}

/** What a status callback means; null for the steps in between. */
export function deliveryOf(
  status: string,
  code: number | null,
): Extract<Outcome, { outcome: 'failed' }> | 'delivered' | null {
  if (status === 'delivered') return 'delivered';
  if (status !== 'undelivered' && status !== 'failed') return null;
  const reason = (code === null ? undefined : REASONS[code]) ?? 'The network did not deliver it.';
  return { outcome: 'failed', reason, ...(code === OPTED_OUT ? { optedOut: true } : {}) };
}
