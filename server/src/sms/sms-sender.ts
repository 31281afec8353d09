import { AppError, invalid } from '@smoko/contract';
import type { Logger } from '../logging.ts';
import { createTwilio, type TwilioSettings } from './twilio.ts';

export interface SmsSender {
  /** Hands one text over. `to` is E.164. Throws 422 at `phone` for a number it cannot go to, unavailable for all else. */
  send(message: { to: string; body: string }): Promise<void>;
}

/** Texts by Twilio that somebody waits for: a code to sign in. */
export function createTwilioSender(settings: TwilioSettings, log: Logger): SmsSender {
  const post = createTwilio(settings);
  return {
    async send({ to, body }) {
      const { status, code } = await post({ To: to, Body: body });
      if (status && status < 300) return;
      // Twilio's own code of what went wrong names nobody
      log.warn({ status, code }, 'Twilio did not take a text');
      if (status === 400) throw invalid('phone', 'A text to that number was refused. Try another one.');
      throw new AppError('unavailable', 'The text could not be sent. Please try again in a minute.', {
        retryAfter: 60,
      });
    },
  };
}
