import { LIMITS } from '@smoko/contract';
import express, { type RequestHandler, type Router } from 'express';
import { atOncePerAddress } from '../../../http/at-once.ts';
import { rawBody } from '../../../http/bodies/raw-body.ts';
import type { PlainRoute } from '../../../http/openapi/document.ts';
import type { Intake } from '../intake.ts';
import { emailInbound, exactly } from './email.ts';
import { mailgunInbound } from './mailgun.ts';
import { postmarkInbound, postmarkOnly } from './postmark.ts';
import { smsInbound, twilioOnly } from './sms.ts';
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
  noteArrival: Parameters<typeof smsStatus>[0]['noteArrival'];
  /** Where mails lie until it is proven who handed them over. */
  folder: string;
}

const SMS = '/api/channels/sms/inbound';
const SMS_STATUS = '/api/channels/sms/status';
const EMAIL = '/api/channels/email/inbound';
const MAILGUN = '/api/channels/email/mailgun';
/** Mailgun adds the raw mail where the address ends so. */
const MAILGUN_MIME = `${MAILGUN}/mime`;
const POSTMARK = '/api/channels/email/postmark';
const FORM_BYTES = 64 * 1024;
/** Of mails that nothing is proven of before they have come. */
const MAILS_AT_ONCE = 10;

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

/**
 * Where providers hand messages over. No session: each proves itself by its signature, as far as its scheme allows
 * before the body is read, and otherwise before anything of it is kept or taken apart.
 */
export function channelRoutes(
  options: ChannelRoutes,
  { channels: limit, wrongSecrets }: Record<'channels' | 'wrongSecrets', RequestHandler>,
): Router {
  const { intake, twilioToken: authToken, emailSecret: secret, origin, noteArrival, folder } = options;
  // what was signed is the very path
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use((req, _res, next) => (req.method === 'OPTIONS' ? next('router') : next()));
  const text = [limit, twilioOnly({ authToken, origin }), rawBody(FORM_BYTES)];
  router.post(SMS, text, smsInbound({ intake, authToken, origin }));
  router.post(SMS_STATUS, text, smsStatus({ authToken, origin, noteArrival }));
  const few = atOncePerAddress(MAILS_AT_ONCE);
  router.post(EMAIL, exactly(EMAIL), limit, few, emailInbound({ intake, secret, folder }));
  const mailgun = mailgunInbound({ intake, key: options.mailgunKey, useToken: options.useToken, folder });
  for (const path of [MAILGUN, MAILGUN_MIME]) router.post(path, exactly(path), limit, few, mailgun);
  // base64 or quoted, a mail of 25 MB is longer in JSON
  const postmark = [limit, wrongSecrets, postmarkOnly(options.postmarkPassword), rawBody(2 * LIMITS.uploadBytes)];
  router.post(POSTMARK, exactly(POSTMARK), postmark, postmarkInbound(intake));
  return router;
}
