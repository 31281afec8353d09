import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AppError, LIMITS, notFound } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import { sameText } from '../../../domain/accounts/sessions/tokens.ts';
import { spool } from '../../../http/bodies/spool.ts';
import type { Intake } from '../intake.ts';
import { readHead } from '../mail-head.ts';

interface Parts {
  intake: Intake;
  /** null: nothing can be verified, hence nothing is taken. */
  secret: string | null;
  /** Where a mail lies until its signature is checked. */
  folder: string;
}

const SIGNATURE = /^[0-9a-f]{64}$/;

/** The address is part of what is agreed on: no other spelling, nothing behind it. */
export const exactly =
  (path: string): RequestHandler =>
  (req, _res, next) =>
    next(req.originalUrl === path ? undefined : notFound('page'));

/**
 * A mail as it is (RFC 5322), signed with the secret that both sides know. The signature is the whole mail's: it is
 * reckoned as the mail comes in, and of a mail that nobody signed nothing is kept.
 */
export function emailInbound({ intake, secret, folder }: Parts): RequestHandler {
  return async (req, res) => {
    if (!secret) throw new AppError('forbidden', 'Mail is not taken here: EMAIL_INBOUND_SECRET is not set.');
    const given = req.get('x-smoko-signature');
    if (!given) throw new AppError('forbidden', 'The signature is missing: X-Smoko-Signature.');
    const wrong = new AppError('forbidden', 'That signature does not fit this mail.');
    if (!SIGNATURE.test(given)) throw wrong;
    if (!req.is('message/rfc822')) throw new AppError('unsupported_type', 'Send the mail as message/rfc822.');
    const hmac = createHmac('sha256', secret);
    const look = async (piece: Buffer) => void hmac.update(piece);
    const raw = await spool(req, { folder, limit: LIMITS.uploadBytes, look }, async (path) => {
      if (!sameText(given, hmac.digest('hex'))) throw wrong;
      return readFile(path);
    });
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
