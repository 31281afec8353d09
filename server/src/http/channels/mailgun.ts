import { createHmac } from 'node:crypto';
import { AppError, LIMITS } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import type { Intake } from '../../channels/intake.ts';
import { sameText } from '../../domain/accounts/tokens.ts';
import { takeMail } from './email.ts';

const FRESH_SECONDS = 15 * 60;
const MAX_FIELDS = 200;
const refuse = (words: string) => new AppError('forbidden', words);

/** The fields of a form of either kind; files are not looked at: the whole mail is one of the fields. */
export const mailgunForm: RequestHandler = multer({
  storage: multer.memoryStorage(),
  limits: { fieldSize: LIMITS.uploadBytes, fields: MAX_FIELDS, files: 0 },
}).none();

/**
 * Mailgun's inbound route with the raw mail (https://documentation.mailgun.com, "Routes", an address ending in "mime"):
 * token and timestamp are signed. Each token counts once; what is sent again has a new one.
 */
export function mailgunInbound(
  intake: Intake,
  key: string | null,
  useToken: (token: string) => Promise<boolean>,
): RequestHandler {
  return async (req, res) => {
    if (!key) throw refuse('Mail is not taken here: MAILGUN_SIGNING_KEY is not set.');
    const field = (name: string) => fieldOf(req, name);
    const [timestamp, token, signature] = [field('timestamp'), field('token'), field('signature')];
    const wanted = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex');
    if (!token || !sameText(signature, wanted)) throw refuse('That signature does not fit this mail.');
    const age = Math.abs(Date.now() / 1000 - Number(timestamp));
    if (!(age <= FRESH_SECONDS)) throw refuse('That signature is too old.');
    const raw = field('body-mime');
    if (!raw)
      throw new AppError('invalid', 'The mail is missing: let the route end in "mime", so that body-mime is sent.');
    if (!(await useToken(token))) throw refuse('That token was used before.');
    const recipient = field('recipient');
    await takeMail(intake, Buffer.from(raw), recipient ? recipient.split(',') : []);
    res.json({ status: 'received' });
  };
}

function fieldOf({ body }: Request, name: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
