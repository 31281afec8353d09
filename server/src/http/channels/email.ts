import { createHmac } from 'node:crypto';
import { AppError, notFound } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import type { Intake } from '../../channels/intake.ts';
import { readHead } from '../../channels/mail-head.ts';
import { sameText } from '../../domain/accounts/tokens.ts';
import { bodyOf } from './sms.ts';

interface Parts {
  intake: Intake;
  /** null: nothing can be verified, hence nothing is taken. */
  secret: string | null;
}

/** The address is part of what is agreed on: no other spelling, nothing behind it. */
export const exactly =
  (path: string): RequestHandler =>
  (req, _res, next) =>
    next(req.originalUrl === path ? undefined : notFound('page'));

/** A mail as it is (RFC 5322), signed with the secret that both sides know. */
export function emailInbound({ intake, secret }: Parts): RequestHandler {
  return async (req, res) => {
    if (!secret) throw new AppError('forbidden', 'Mail is not taken here: EMAIL_INBOUND_SECRET is not set.');
    const raw = bodyOf(req);
    const wanted = createHmac('sha256', secret).update(raw).digest('hex');
    const given = req.get('x-smoko-signature');
    if (!given) throw new AppError('forbidden', 'The signature is missing: X-Smoko-Signature.');
    if (!sameText(given, wanted)) throw new AppError('forbidden', 'That signature does not fit this mail.');
    if (!req.is('message/rfc822')) throw new AppError('unsupported_type', 'Send the mail as message/rfc822.');
    await takeMail(intake, raw, recipientHeader(req));
    res.status(202).json({ status: 'received' });
  };
}

const recipientHeader = (req: Request): string[] => {
  const named = req.get('x-smoko-recipient')?.trim();
  return named ? [named] : [];
};

/** For every business it was sent to. `recipients` as the envelope has them; none: the mail's own head says it. */
export async function takeMail(intake: Intake, raw: Buffer, recipients: readonly string[]): Promise<void> {
  const head = await readHead(raw);
  const to = new Map<string, string>();
  for (const address of recipients.length ? recipients : head.recipients) {
    const userId = await intake.ownerOf('email', address);
    if (userId && !to.has(userId)) to.set(userId, address);
  }
  if (to.size === 0) throw notFound('address');
  for (const [userId, address] of to) {
    await intake.take(userId, {
      channel: 'email',
      from: head.from?.address ?? 'unknown',
      to: address,
      raw,
      messageId: head.messageId,
    });
  }
}
