import type { RequestHandler } from 'express';
import { signedFields } from './sms.ts';

interface Parts {
  authToken: string | null;
  origin: () => string;
  noteArrival(told: { sid: string; status: string; errorCode: number | null }): Promise<void>;
}

/** What became of a text that was handed over: Twilio tells, signed like everything it says. */
export const smsStatus =
  ({ noteArrival, ...signed }: Parts): RequestHandler =>
  async (req, res) => {
    const fields = signedFields(req, signed);
    await noteArrival({
      sid: fields.get('MessageSid') ?? '',
      status: fields.get('MessageStatus') ?? '',
      errorCode: Number(fields.get('ErrorCode')) || null,
    });
    res.status(204).end();
  };
