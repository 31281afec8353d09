import { createHash } from 'node:crypto';
import { AppError } from '@smoko/contract';
import { type Connection, type Model, Schema } from 'mongoose';

/** Sign-in attempts for one e-mail from one address. Nobody can lock an owner out from elsewhere. */
interface AttemptsDoc {
  /** Hash of both: the collection names nobody. */
  _id: string;
  count: number;
  blocked_until: Date;
  expires_at: Date;
}

const schema = new Schema<AttemptsDoc>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    blocked_until: { type: Date, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

const FREE_ATTEMPTS = 5;
const FIRST_DELAY_S = 5;
/** api.md: Retry-After is at most 60 s. */
const MAX_DELAY_S = 60;
const FORGOTTEN_MS = 60 * 60_000;

/** Seconds to wait after so many failures in a row: 5, 10, 20, 40, then a minute. */
const delayAfter = (count: number): number =>
  count < FREE_ATTEMPTS ? 0 : Math.min(MAX_DELAY_S, FIRST_DELAY_S * 2 ** Math.min(count - FREE_ATTEMPTS, 10));

export type Lockout = ReturnType<typeof createLockout>;

export function createLockout(connection: Connection) {
  const attempts: Model<AttemptsDoc> = connection.model<AttemptsDoc>('sign_in_attempts', schema, 'sign_in_attempts');
  const keyOf = (email: string, address: string) =>
    createHash('sha256').update(`${email}\n${address}`).digest('base64url');

  const refuse = (until: Date): AppError => {
    const seconds = Math.min(MAX_DELAY_S, Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)));
    const message = `Too many attempts. Please wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`;
    return new AppError('rate_limited', message, { retryAfter: seconds });
  };

  return {
    models: [attempts],

    /**
     * Counts an attempt before the password is looked at, so that many at once cannot slip through.
     * Throws rate_limited while the pair has to wait.
     */
    async begin(email: string, address: string): Promise<void> {
      const _id = keyOf(email, address);
      const now = new Date();
      const known = await attempts.findOne({ _id }).lean<AttemptsDoc>();
      if (known && known.blocked_until > now) throw refuse(known.blocked_until);
      const after = await attempts
        .findOneAndUpdate(
          { _id },
          {
            $inc: { count: 1 },
            $set: { expires_at: new Date(now.getTime() + FORGOTTEN_MS) },
            $setOnInsert: { blocked_until: new Date(0) },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<AttemptsDoc>();
      const delay = delayAfter(after?.count ?? 1);
      if (delay === 0) return;
      // one attempt per delay: whoever moves blocked_until has it
      const blocked_until = new Date(now.getTime() + delay * 1000);
      const { modifiedCount } = await attempts.updateOne(
        { _id, blocked_until: { $lte: now } },
        { $set: { blocked_until } },
      );
      if (modifiedCount === 0) throw refuse(blocked_until);
    },

    /** The password was right: the count starts again. */
    async succeeded(email: string, address: string): Promise<void> {
      await attempts.deleteOne({ _id: keyOf(email, address) });
    },
  };
}
