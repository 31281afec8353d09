import type { Outcome, Provider } from './provider.ts';
import { createTwilio, type TwilioAnswer, type TwilioSettings } from './twilio.ts';

/** Twilio's error codes (https://www.twilio.com/docs/api/errors) that people can do something about. */
const OPTED_OUT = 21610;
const REASONS: Record<number, string> = {
  [OPTED_OUT]: 'They asked for no more texts from this number.',
  21211: 'That is not a number a text can go to.',
  21614: 'That is not a number a text can go to.',
  21612: 'Twilio cannot reach that number.',
  21408: 'The Twilio account may not text that country.',
  21606: 'Texts cannot be sent from your number. Check it in Settings.',
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
  if (status === null) {
    return {
      outcome: 'unknown',
      reason: 'Twilio did not say whether it took the text. Ask them before you send it again.',
    };
  }
  if (status === 0) return { outcome: 'later', reason: 'Twilio could not be reached.' };
  if (status >= 200 && status < 300) return { outcome: 'sent', providerId: sid };
  if (status === 429 || status === 503) return { outcome: 'later', reason: 'Twilio is busy.' };
  if (status >= 500) {
    return {
      outcome: 'unknown',
      reason: 'Twilio had a fault: it may have taken the text. Ask them before you send it again.',
    };
  }
  if (status === 401 || status === 403)
    return { outcome: 'failed', reason: 'Twilio refused the account or its token.' };
  const reason = code === null ? undefined : REASONS[code];
  const words = reason ?? `Twilio refused it${message ? `: ${message}` : ''}${code ? ` (${code})` : ''}.`;
  return { outcome: 'failed', reason: words, ...(code === OPTED_OUT ? { optedOut: true } : {}) };
}

/** What a status callback means; null for the steps in between. */
export function deliveryOf(
  status: string,
  code: number | null,
): Extract<Outcome, { outcome: 'failed' }> | 'delivered' | null {
  if (status === 'delivered') return 'delivered';
  if (status !== 'undelivered' && status !== 'failed') return null;
  const reason =
    (code === null ? undefined : REASONS[code]) ?? `The network did not deliver it${code ? ` (${code})` : ''}.`;
  return { outcome: 'failed', reason, ...(code === OPTED_OUT ? { optedOut: true } : {}) };
}
