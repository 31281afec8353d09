import { AppError, invalid } from '@smoko/contract';
import type { Logger } from '../logging.ts';

export interface SmsSender {
  /** Hands one text over. `to` is E.164. Throws 422 at `phone` for a number it cannot go to, unavailable for all else. */
  send(message: { to: string; body: string }): Promise<void>;
}

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** The first one sends. */
  numbers: readonly [string, ...string[]];
  apiUrl: string;
}

const PATIENCE_MS = 10_000;

/** Texts by Twilio's Messages resource (https://www.twilio.com/docs/messaging/api/message-resource). */
export function createTwilioSender(settings: TwilioSettings, log: Logger): SmsSender {
  const { accountSid, authToken, numbers, apiUrl } = settings;
  const address = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  /** Twilio's own code of what went wrong names nobody. */
  const codeOf = async (response: Response): Promise<number | null> => {
    const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
    return typeof code === 'number' ? code : null;
  };

  return {
    async send({ to, body }) {
      const sent = fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: numbers[0], Body: body }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const response = await sent.catch(() => null);
      if (response?.ok) return;
      log.warn({ status: response?.status, code: response && (await codeOf(response)) }, 'Twilio did not take a text');
      if (response?.status === 400) throw invalid('phone', 'A text to that number was refused. Try another one.');
      throw new AppError('unavailable', 'The text could not be sent. Please try again in a minute.', {
        retryAfter: 60,
      });
    },
  };
}
