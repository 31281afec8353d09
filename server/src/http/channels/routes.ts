import { LIMITS } from '@smoko/contract';
import express, { type RequestHandler, type Router } from 'express';
import type { Intake } from '../../channels/intake.ts';
import type { PlainRoute } from '../openapi/document.ts';
import { emailInbound, exactly } from './email.ts';
import { rawBody, smsInbound } from './sms.ts';

export interface ChannelRoutes {
  intake: Intake;
  twilioToken: string | null;
  emailSecret: string | null;
  origin: () => string;
}

const SMS = '/api/channels/sms/inbound';
const EMAIL = '/api/channels/email/inbound';
const FORM_BYTES = 64 * 1024;

const describe = (operationId: string, summary: string, types: string[], header: string): PlainRoute['describe'] => ({
  operationId,
  summary,
  tags: ['channels'],
  parameters: [{ name: header, in: 'header', required: true, schema: { type: 'string' } }],
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
    path: EMAIL,
    access: 'public',
    describe: describe('channels.email', 'Take in a mail as it is', ['message/rfc822'], 'X-Smoko-Signature'),
  },
];

/** Where providers hand messages over. No session: each proves itself by its signature. */
export function channelRoutes(
  { intake, twilioToken: authToken, emailSecret: secret, origin }: ChannelRoutes,
  limit: RequestHandler,
): Router {
  // what was signed is the very path
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use((req, _res, next) => (req.method === 'OPTIONS' ? next('router') : next()));
  router.post(SMS, limit, rawBody(FORM_BYTES), smsInbound({ intake, authToken, origin }));
  router.post(EMAIL, exactly(EMAIL), limit, rawBody(LIMITS.uploadBytes), emailInbound({ intake, secret }));
  return router;
}
