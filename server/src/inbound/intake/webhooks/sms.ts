import { AppError, LIMITS, notFound } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import { bodyOf } from '../../../http/bodies/raw-body.ts';
import { readJson } from '../../../http/bodies/read-json.ts';
import type { Intake } from '../intake.ts';
import { bodyIsSigned, formIsSigned, readForm, urlIsSigned } from './twilio-signature.ts';

interface Parts {
  intake: Intake;
  /** null: nothing can be verified, hence nothing is taken. */
  authToken: string | null;
  /** Where Twilio posts to, as it was told: never from a header. */
  origin: () => string;
}

const MOST_MEDIA = 10;
const refuse = () => new AppError('forbidden', 'That signature does not fit this request.');
const EMPTY = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

type Signed = Omit<Parts, 'intake'>;
const JSON_TYPE = 'application/json';

/** What Twilio signed, as far as it shows before the body is read: of a form the fields are signed, of JSON the address. */
export const twilioOnly =
  (parts: Signed): RequestHandler =>
  (req, _res, next) => {
    const { authToken, url, given } = signatureOf(req, parts);
    if (req.is(JSON_TYPE) && !urlIsSigned(authToken, url, given)) throw refuse();
    if (!req.is([JSON_TYPE, 'application/x-www-form-urlencoded']))
      throw new AppError('unsupported_type', 'Send a form or JSON, as Twilio does.');
    next();
  };

function signatureOf(req: Request, { authToken, origin }: Signed) {
  if (!authToken) throw new AppError('forbidden', 'Texts are not taken here: TWILIO_AUTH_TOKEN is not set.');
  const given = req.get('x-twilio-signature');
  if (!given) throw new AppError('forbidden', 'The signature is missing: X-Twilio-Signature.');
  return { authToken, url: origin() + req.originalUrl, given };
}

/** The fields of a request that Twilio signed, as a form or as JSON. Throws forbidden for any other. */
export function signedFields(req: Request, parts: Signed): Map<string, string> {
  const { authToken, url, given } = signatureOf(req, parts);
  const body = bodyOf(req);
  if (req.is(JSON_TYPE)) {
    if (!bodyIsSigned(authToken, url, body, given)) throw refuse();
    return readFields(body);
  }
  const fields = readForm(body);
  if (!fields || !formIsSigned(authToken, url, fields, given)) throw refuse();
  return fields;
}

function readFields(body: Buffer): Map<string, string> {
  const read = readJson(body);
  if (read === null || typeof read !== 'object' || Array.isArray(read))
    throw new AppError('malformed', 'That is not the JSON of a text.');
  return new Map(Object.entries(read).map(([name, value]) => [name, String(value)]));
}

/** A text for one of the businesses. */
export function smsInbound(parts: Parts): RequestHandler {
  return async (req, res) => {
    const fields = signedFields(req, parts);
    const [from, to] = [fields.get('From')?.trim(), fields.get('To')?.trim()];
    if (!from || !to) throw new AppError('invalid', 'From and To say who texted whom.');
    const userId = await parts.intake.ownerOf('sms', to);
    if (!userId) throw notFound('number');
    const media = Math.min(MOST_MEDIA, Number(fields.get('NumMedia')) || 0);
    await parts.intake.take(userId, {
      channel: 'sms',
      from,
      to,
      text: (fields.get('Body') ?? '').slice(0, LIMITS.message),
      messageId: fields.get('MessageSid') ?? fields.get('SmsMessageSid') ?? null,
      mediaUrls: Array.from({ length: media }, (_, i) => fields.get(`MediaUrl${i}`) ?? '').filter(Boolean),
    });
    res.type('text/xml').send(EMPTY);
  };
}
