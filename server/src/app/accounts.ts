import { AppError } from '@smoko/contract';
import { createAccounts } from '../domain/accounts/accounts.ts';
import { lastInvoiceNumber } from '../domain/finance-records/insert-numbered.ts';
import { hasRecords } from '../domain/has-records.ts';
import type { Ground } from './ground.ts';
import type { Sending } from './sending.ts';

/** Sign-up, sign-in and settings. `smtpPort`: where mail comes in, once that listens. */
export function openAccounts(ground: Ground, sending: Sending, smtpPort: () => number | null) {
  const { config, connection, clock, records, secrets, log, origin, addresses, whereabouts } = ground;
  const { repositories, caps, logos } = records;
  const { mailer, codes, outbox, sends } = sending;
  const { secret, mailgunKey, postmarkPassword } = config.inboundEmail;
  return createAccounts({
    connection,
    caps,
    clock,
    mailer,
    secrets,
    whereabouts,
    sms: codes,
    baseUrl: origin,
    release: outbox.release,
    countJobs: (userId, since) =>
      repositories.projects.model.countDocuments({ user_id: userId, created_at: { $gte: since } }).exec(),
    lastInvoiceNumber: (userId) => lastInvoiceNumber(userId, repositories.financeRecords),
    hasRecords: (user) => hasRecords(repositories, user),
    report: (err) => log.error({ err }, 'account mail failed'),
    addresses,
    logos,
    channels: () => ({
      sms: { sends: sends.sms, receives: config.twilio.authToken !== null },
      email: {
        sends: sends.email,
        receives: [secret, mailgunKey, postmarkPassword].some(Boolean) || config.smtpIn !== null,
      },
      smtpPort: smtpPort(),
      origin: origin(),
      operator: {
        name: config.site.operator.name,
        email: config.site.operator.email,
        supportEmail: config.support.email,
        embedded: config.mongodbUri === null,
      },
    }),
    async textCode(call, text) {
      // what goes out for real is kept nowhere
      if (codes) await codes.send(text);
      else if (config.production)
        throw new AppError('unavailable', 'Text messages are not connected yet. Message Settings says whom to ask.');
      else await outbox.put(call, { channel: 'sms', subject: null, aboutAccount: true, ...text });
    },
  });
}
