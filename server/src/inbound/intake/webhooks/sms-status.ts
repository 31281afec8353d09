import type { RequestHandler } from 'express';
import { deliveryOf } from '../../../channels/outbound/sms-provider.ts';
import type { OutboxDesk } from '../../../domain/outbox/desk.ts';
import { signedFields } from './sms.ts';

interface Parts {
  authToken: string | null;
  origin: () => string;
  told: OutboxDesk['told'];
}

/** What became of a text that was handed over: Twilio tells, signed like everything it says. */
export const smsStatus =
  ({ told, ...signed }: Parts): RequestHandler =>
  async (req, res) => {
    const fields = signedFields(req, signed);
    const sid = fields.get('MessageSid') ?? '';
    const delivery = deliveryOf(fields.get('MessageStatus') ?? '', Number(fields.get('ErrorCode')) || null);
    if (sid && delivery) await told(sid, delivery);
    res.status(204).end();
  };
