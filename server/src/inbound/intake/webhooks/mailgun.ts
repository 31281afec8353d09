import { AppError, LIMITS } from '@smoko/contract';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { spool } from '../../../http/bodies/spool.ts';
import type { Intake } from '../intake.ts';
import { composeMail, type TakenApart } from './compose-mail.ts';
import { takeMail } from './email.ts';
import { type MailgunForm, readMailgunForm, signatureWatch } from './mailgun-form.ts';

const MAX_HEADERS = 200;
/** A mail of 25 MB in a form, with its text once more as text. */
const MOST = 2 * LIMITS.uploadBytes;
const refuse = (words: string) => new AppError('forbidden', words);

interface Parts {
  intake: Intake;
  /** null: nothing can be verified, hence nothing is taken. */
  key: string | null;
  /** False for a token that was used before. */
  useToken: (token: string) => Promise<boolean>;
  /** Where a form lies until its signature is checked. */
  folder: string;
}

/**
 * Mailgun's inbound route (https://documentation.mailgun.com, "Routes"): with the raw mail, where its address ends in
 * "mime", else with the mail taken apart. Token and timestamp are signed, as fields of the form: it is looked through
 * as it comes, and taken apart only when they are right. Each token counts once; what is sent again has a new one.
 */
export function mailgunInbound({ intake, key, useToken, folder }: Parts): RequestHandler {
  return async (req, res) => {
    if (!key) throw refuse('Mail is not taken here: MAILGUN_SIGNING_KEY is not set.');
    if (!req.is(['multipart/form-data', 'application/x-www-form-urlencoded']))
      throw new AppError('unsupported_type', 'Send a form, as Mailgun does.');
    const watch = signatureWatch(req.headers, key);
    const { token, form } = await spool(req, { folder, limit: MOST, look: watch.look }, async (path) => {
      const token = await watch.proven();
      return { token, form: await readMailgunForm(req.headers, path) };
    });
    const whole = form.fields.get('body-mime');
    const raw = whole ? Buffer.from(whole) : await composeMail(takenApart(form));
    if (!(await useToken(token))) throw refuse('That token was used before.');
    const recipient = form.fields.get('recipient');
    await takeMail(intake, raw, recipient ? recipient.split(',') : []);
    res.json({ status: 'received' });
  };
}

/** https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store: "Parsed Messages Parameters" */
function takenApart({ fields, files }: MailgunForm): TakenApart {
  const field = (name: string) => fields.get(name) ?? '';
  const headers = readHeaders(field('message-headers'));
  const from = field('from') || field('From') || field('sender');
  if (!from) throw new AppError('invalid', 'The mail is missing: neither body-mime nor from is there.');
  return {
    from,
    // where all headers are, they win
    headers: [['to', field('recipient')], ['subject', field('subject')], ...headers],
    text: field('body-plain'),
    html: field('body-html'),
    attachments: files,
  };
}

const readHeaders = (text: string): [string, string][] => {
  const read = headersSchema.safeParse(text === '' ? [] : parsed(text));
  if (!read.success) throw new AppError('invalid', 'message-headers is not a list of names and values.');
  return read.data;
};
const headersSchema = z.array(z.tuple([z.string(), z.string()])).max(MAX_HEADERS);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
