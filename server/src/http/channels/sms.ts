import { AppError, LIMITS, notFound } from '@smoko/contract';
import express, { type Request, type RequestHandler } from 'express';
import type { Intake } from '../../channels/intake.ts';
import { bodyIsSigned, formIsSigned, readForm } from './twilio-signature.ts';

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

/** No encodings: what was signed is what came. */
export const rawBody = (limit: number): RequestHandler => express.raw({ type: () => true, limit, inflate: false });

export const bodyOf = (req: Request): Buffer => (Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));

/** The fields of a request that Twilio signed, as a form or as JSON. Throws forbidden for any other. */
export function signedFields(req: Request, { authToken, origin }: Omit<Parts, 'intake'>): Map<string, string> {
  if (!authToken) throw new AppError('forbidden', 'Texts are not taken here: TWILIO_AUTH_TOKEN is not set.');
  const given = req.get('x-twilio-signature');
  if (!given) throw new AppError('forbidden', 'The signature is missing: X-Twilio-Signature.');
  const url = origin() + req.originalUrl;
  const body = bodyOf(req);
  if (req.is('application/json')) {
    if (!bodyIsSigned(authToken, url, body, given)) throw refuse();
    return readJson(body);
  }
  if (!req.is('application/x-www-form-urlencoded'))
    throw new AppError('unsupported_type', 'Send a form or JSON, as Twilio does.');
  const fields = readForm(body);
  if (!fields || !formIsSigned(authToken, url, fields, given)) throw refuse();
  return fields;
}

function readJson(body: Buffer): Map<string, string> {
  try {
    const read: unknown = JSON.parse(body.toString('utf8'));
    if (read && typeof read === 'object' && !Array.isArray(read))
      return new Map(Object.entries(read).map(([name, value]) => [name, String(value)]));
  } catch {
    // said below
  }
  throw new AppError('malformed', 'That is not the JSON of a text.');
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
