import { AppError, invalid } from '@smoko/contract';
import type { SmsSender } from '../../domain/senders.ts';
import type { Logger } from '../../logging.ts';
import { createTwilio, type TwilioSettings } from './twilio.ts';

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
