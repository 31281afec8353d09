import { LIMITS } from '@smoko/contract';
import express, { type RequestHandler, type Router } from 'express';
import type { Intake } from '../../channels/intake.ts';
import type { OutboxDesk } from '../../domain/outbox/desk.ts';
import type { PlainRoute } from '../openapi/document.ts';
import { emailInbound, exactly } from './email.ts';
import { mailgunForm, mailgunInbound } from './mailgun.ts';
import { postmarkInbound } from './postmark.ts';
import { rawBody, smsInbound } from './sms.ts';
import { smsStatus } from './sms-status.ts';

export interface ChannelRoutes {
  intake: Intake;
  twilioToken: string | null;
  emailSecret: string | null;
  mailgunKey: string | null;
  postmarkPassword: string | null;
  /** False for a token that was used before. */
  useToken(token: string): Promise<boolean>;
  origin: () => string;
  /** What became of a text. */
  told: OutboxDesk['told'];
}

const SMS = '/api/channels/sms/inbound';
const SMS_STATUS = '/api/channels/sms/status';
const EMAIL = '/api/channels/email/inbound';
const MAILGUN = '/api/channels/email/mailgun';
/** Mailgun adds the raw mail where the address ends so. */
const MAILGUN_MIME = `${MAILGUN}/mime`;
const POSTMARK = '/api/channels/email/postmark';
const FORM_BYTES = 64 * 1024;

const describe = (
  operationId: string,
  summary: string,
  types: string[],
  header: string | null,
): PlainRoute['describe'] => ({
  operationId,
  summary,
  tags: ['channels'],
  parameters: header ? [{ name: header, in: 'header', required: true, schema: { type: 'string' } }] : [],
  requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, {}])) },
  responses: { 200: { description: 'On file' } },
});

export const CHANNEL_ROUTES: PlainRoute[] = [
  {
    method: 'POST',
    path: SMS,
    access: 'public',
    describe: describe(
      'channels.sms',
      'Take in a text, as Twilio posts it',
      ['application/x-www-form-urlencoded', 'application/json'],
      'X-Twilio-Signature',
    ),
  },
  {
    method: 'POST',
    path: SMS_STATUS,
    access: 'public',
    describe: {
      ...describe(
        'channels.sms-status',
        'Take in what became of a text, as Twilio posts it',
        ['application/x-www-form-urlencoded', 'application/json'],
        'X-Twilio-Signature',
      ),
      responses: { 204: { description: 'Noted' } },
    },
  },
  {
    method: 'POST',
    path: EMAIL,
    access: 'public',
    describe: describe('channels.email', 'Take in a mail as it is', ['message/rfc822'], 'X-Smoko-Signature'),
  },
  {
    method: 'POST',
    path: MAILGUN,
    access: 'public',
    describe: describe('channels.mailgun', 'Take in a mail, as Mailgun posts it', ['multipart/form-data'], null),
  },
  {
    method: 'POST',
    path: MAILGUN_MIME,
    access: 'public',
    describe: describe('channels.mailgun-mime', 'The same, with the raw mail', ['multipart/form-data'], null),
  },
  {
    method: 'POST',
    path: POSTMARK,
    access: 'public',
    describe: describe(
      'channels.postmark',
      'Take in a mail, as Postmark posts it',
      ['application/json'],
      'Authorization',
    ),
  },
];

/** Where providers hand messages over. No session: each proves itself by its signature. */
export function channelRoutes(options: ChannelRoutes, limit: RequestHandler): Router {
  const { intake, twilioToken: authToken, emailSecret: secret, origin, told } = options;
  // what was signed is the very path
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use((req, _res, next) => (req.method === 'OPTIONS' ? next('router') : next()));
  router.post(SMS, limit, rawBody(FORM_BYTES), smsInbound({ intake, authToken, origin }));
  router.post(SMS_STATUS, limit, rawBody(FORM_BYTES), smsStatus({ authToken, origin, told }));
  router.post(EMAIL, exactly(EMAIL), limit, rawBody(LIMITS.uploadBytes), emailInbound({ intake, secret }));
  const mailgun = mailgunInbound(intake, options.mailgunKey, options.useToken);
  for (const path of [MAILGUN, MAILGUN_MIME]) router.post(path, exactly(path), limit, mailgunForm, mailgun);
  // base64 or quoted, a mail of 25 MB is longer in JSON
  const postmark = postmarkInbound(intake, options.postmarkPassword);
  router.post(POSTMARK, exactly(POSTMARK), limit, rawBody(2 * LIMITS.uploadBytes), postmark);
  return router;
}
