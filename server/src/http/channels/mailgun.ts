import { createHmac } from 'node:crypto';
import { AppError, LIMITS } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { z } from 'zod';
import { composeMail, type TakenApart } from '../../channels/compose-mail.ts';
import type { Intake } from '../../channels/intake.ts';
import { sameText } from '../../domain/accounts/tokens.ts';
import { takeMail } from './email.ts';

const FRESH_SECONDS = 15 * 60;
const MAX_FIELDS = 200;
const MAX_FILES = 20;
/** A mail of 25 MB in a form, with its text once more as text. */
const MOST = 2 * LIMITS.uploadBytes;
const refuse = (words: string) => new AppError('forbidden', words);

const readForm: RequestHandler = multer({
  storage: multer.memoryStorage(),
  limits: { fieldSize: LIMITS.uploadBytes, fields: MAX_FIELDS, fileSize: LIMITS.uploadBytes, files: MAX_FILES },
}).any();

/** The fields and files of a form, which is held in memory: how long it is has to be known first. */
export const mailgunForm: RequestHandler = (req, res, next) => {
  const length = Number(req.get('content-length') ?? Number.NaN);
  if (!(length <= MOST)) throw new AppError('too_large', 'That mail is too large.');
  readForm(req, res, next);
};

/**
 * Mailgun's inbound route (https://documentation.mailgun.com, "Routes"): with the raw mail, where its address ends in
 * "mime", else with the mail taken apart. Token and timestamp are signed. Each token counts once; what is sent again has
 * a new one.
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
    const whole = field('body-mime');
    const raw = whole ? Buffer.from(whole) : await composeMail(takenApart(req));
    if (!(await useToken(token))) throw refuse('That token was used before.');
    const recipient = field('recipient');
    await takeMail(intake, raw, recipient ? recipient.split(',') : []);
    res.json({ status: 'received' });
  };
}

/** https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store: "Parsed Messages Parameters" */
function takenApart(req: Request): TakenApart {
  const headers = readHeaders(fieldOf(req, 'message-headers'));
  const from = fieldOf(req, 'from') || fieldOf(req, 'From') || fieldOf(req, 'sender');
  if (!from) throw new AppError('invalid', 'The mail is missing: neither body-mime nor from is there.');
  return {
    from,
    // where all headers are, they win
    headers: [['to', fieldOf(req, 'recipient')], ['subject', fieldOf(req, 'subject')], ...headers],
    text: fieldOf(req, 'body-plain'),
    html: fieldOf(req, 'body-html'),
    attachments: (Array.isArray(req.files) ? req.files : []).map(({ originalname, buffer, mimetype }) => ({
      filename: originalname,
      content: buffer,
      contentType: mimetype,
    })),
  };
}

const readHeaders = (text: string): [string, string][] => {
  const read = headersSchema.safeParse(text === '' ? [] : parsed(text));
  if (!read.success) throw new AppError('invalid', 'message-headers is not a list of names and values.');
  return read.data;
};
const headersSchema = z.array(z.tuple([z.string(), z.string()])).max(MAX_FIELDS);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldOf({ body }: Request, name: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
