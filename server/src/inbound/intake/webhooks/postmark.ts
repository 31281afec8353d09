import { AppError } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { sameText } from '../../../domain/accounts/sessions/tokens.ts';
import { bodyOf } from '../../../http/bodies/raw-body.ts';
import { readJson } from '../../../http/bodies/read-json.ts';
import type { Intake } from '../intake.ts';
import { composeMail, type TakenApart } from './compose-mail.ts';
import { takeMail } from './email.ts';

const USER = 'smoko';

/** Postmark signs nothing: who posts proves itself by the password in the address, before it is listened to. */
export const postmarkOnly =
  (password: string | null): RequestHandler =>
  (req, _res, next) => {
    if (!password) throw new AppError('forbidden', 'Mail is not taken here: POSTMARK_INBOUND_PASSWORD is not set.');
    const wanted = `Basic ${Buffer.from(`${USER}:${password}`).toString('base64')}`;
    if (!sameText(req.get('authorization') ?? '', wanted))
      throw new AppError('forbidden', 'That password is not right.');
    next();
  };

/**
 * Postmark's inbound webhook (https://postmarkapp.com/developer/webhooks/inbound-webhook), with the raw mail or with the
 * mail taken apart. Behind `postmarkOnly`.
 */
export function postmarkInbound(intake: Intake): RequestHandler {
  return async (req, res) => {
    const mail = readMail(req);
    const raw = mail.RawEmail ? Buffer.from(mail.RawEmail) : await composeMail(takenApart(mail));
    await takeMail(intake, raw, mail.OriginalRecipient ? [mail.OriginalRecipient] : []);
    res.json({ status: 'received' });
  };
}

const text = z.string().default('');
const mailSchema = z.object({
  RawEmail: z.string().optional(),
  OriginalRecipient: z.string().optional(),
  From: z.string().optional(),
  To: text,
  Subject: text,
  Date: z.string().optional(),
  TextBody: text,
  HtmlBody: text,
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Attachments: z.array(z.object({ Name: z.string(), Content: z.base64(), ContentType: z.string() })).default([]),
});
type Mail = z.output<typeof mailSchema>;

function takenApart(mail: Mail): TakenApart {
  if (!mail.From) throw new AppError('invalid', 'The mail is missing: neither RawEmail nor From is there.');
  return {
    from: mail.From,
    headers: [
      ['to', mail.To],
      ['subject', mail.Subject],
      ...(mail.Date ? [['date', mail.Date] satisfies [string, string]] : []),
      // with the Message-ID: Postmark's own MessageID is another
      ...mail.Headers.map(({ Name, Value }): [string, string] => [Name, Value]),
    ],
    text: mail.TextBody,
    html: mail.HtmlBody,
    attachments: mail.Attachments.map(({ Name, Content, ContentType }) => ({
      filename: Name,
      content: Buffer.from(Content, 'base64'),
      contentType: ContentType,
    })),
  };
}

function readMail(req: Request): Mail {
  const read = mailSchema.safeParse(readJson(bodyOf(req)));
  if (!read.success) throw new AppError('malformed', 'That is not the JSON of a mail.');
  return read.data;
}
