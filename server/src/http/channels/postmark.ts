import { AppError } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import type { Intake } from '../../channels/intake.ts';
import { sameText } from '../../domain/accounts/tokens.ts';
import { takeMail } from './email.ts';
import { bodyOf } from './sms.ts';

const USER = 'smoko';

/**
 * Postmark's inbound webhook with the raw mail (https://postmarkapp.com/developer/webhooks/inbound-webhook). It signs
 * nothing: who posts proves itself by the password in the address.
 */
export function postmarkInbound(intake: Intake, password: string | null): RequestHandler {
  return async (req, res) => {
    if (!password) throw new AppError('forbidden', 'Mail is not taken here: POSTMARK_INBOUND_PASSWORD is not set.');
    const wanted = `Basic ${Buffer.from(`${USER}:${password}`).toString('base64')}`;
    if (!sameText(req.get('authorization') ?? '', wanted))
      throw new AppError('forbidden', 'That password is not right.');
    const { RawEmail: raw, OriginalRecipient: recipient } = readJson(req);
    if (typeof raw !== 'string' || !raw)
      throw new AppError('invalid', 'The mail is missing: tick "Include raw email content in JSON payload".');
    await takeMail(intake, Buffer.from(raw), typeof recipient === 'string' && recipient ? [recipient] : []);
    res.json({ status: 'received' });
  };
}

function readJson(req: Request): { RawEmail?: unknown; OriginalRecipient?: unknown } {
  try {
    const read: unknown = JSON.parse(bodyOf(req).toString('utf8'));
    if (read && typeof read === 'object') return read;
  } catch {
    // said below
  }
  throw new AppError('malformed', 'That is not the JSON of a mail.');
}
