import { createHash } from 'node:crypto';
import { AppError } from '@smoko/contract';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { KnownPlaces } from './known-places.ts';
import type { RequestSource } from './request-source.ts';

/** Guesses at one secret from one place, or from all places together that are new. */
interface GuessesDoc {
  /** Hash of secret and place: the collection names nobody. */
  _id: string;
  count: number;
  blocked_until: Date;
  expires_at: Date;
}

const schema = new Schema<GuessesDoc>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    blocked_until: { type: Date, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

const FREE = 5;
/**
 * Guesses that all new places have together before they are slowed down together: that is guessing from many addresses.
 * Six digits bear fewer of them than a password.
 */
const FREE_TOGETHER = { password: 50, code: 5, 'device code': 5 } as const;
const FIRST_DELAY_S = 5;
/** api.md: Retry-After is at most 60 s. */
const MAX_DELAY_S = 60;
const FORGOTTEN_MS = 60 * 60_000;

/** What is guessed at: whose password, or code. */
export interface Secret {
  kind: keyof typeof FREE_TOGETHER;
  /** The e-mail address that was typed, or the account. */
  of: string;
  /** null where there is no such account, which takes as long. */
  userId: Types.ObjectId | null;
}

/** Seconds to wait after so many guesses in a row: 5, 10, 20, 40, then a minute. */
const delayAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(MAX_DELAY_S, FIRST_DELAY_S * 2 ** Math.min(count - free, 10));

export type Guesses = ReturnType<typeof createGuesses>;

/**
 * Slows guessing down by secret and place together, so that nobody can lock out somebody else: a browser or address the
 * owner was signed in from before has guesses of its own, whatever strangers do.
 */
export function createGuesses(connection: Connection, places: KnownPlaces) {
  const guesses: Model<GuessesDoc> = connection.model<GuessesDoc>('sign_in_attempts', schema, 'sign_in_attempts');

  const refuse = (until: Date): AppError => {
    const seconds = Math.min(MAX_DELAY_S, Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)));
    const message = `Too many attempts. Please wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`;
    return new AppError('rate_limited', message, { retryAfter: seconds });
  };

  /** Counts one more first and looks then, so that many at once cannot slip through. */
  async function count(_id: string, free: number): Promise<void> {
    const now = new Date();
    const before = await guesses.findOne({ _id }).lean<GuessesDoc>();
    if (before && before.blocked_until > now) throw refuse(before.blocked_until);
    const after = await guesses
      .findOneAndUpdate(
        { _id },
        {
          $inc: { count: 1 },
          $set: { expires_at: new Date(now.getTime() + FORGOTTEN_MS) },
          $setOnInsert: { blocked_until: new Date(0) },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<GuessesDoc>();
    const delay = delayAfter(after?.count ?? 1, free);
    if (delay === 0) return;
    // one guess per delay: whoever moves blocked_until has it
    const blocked_until = new Date(now.getTime() + delay * 1000);
    const moved = await guesses.updateOne({ _id, blocked_until: { $lte: now } }, { $set: { blocked_until } });
    if (moved.modifiedCount === 0) throw refuse(blocked_until);
  }

  return {
    models: [guesses],

    /**
     * Before a guess is looked at. Throws rate_limited while this place has to wait. Gives what to call when the guess
     * was right: this place's count begins anew.
     */
    async begin(
      { kind, of, userId }: Secret,
      source: Pick<RequestSource, 'address' | 'deviceId'>,
    ): Promise<() => Promise<void>> {
      const known = await places.known(userId, source);
      const idOf = (place: string) => createHash('sha256').update(`${kind}\n${of}\n${place}`).digest('base64url');
      const [here, together] = [idOf(known ?? `address ${source.address}`), idOf('all that are new')];
      await count(here, FREE);
      if (!known) await count(together, FREE_TOGETHER[kind]);
      return async () => {
        await guesses.deleteOne({ _id: here });
        // who was right was no guesser; the guesses of others stay counted
        if (!known) await guesses.updateOne({ _id: together, count: { $gt: 0 } }, { $inc: { count: -1 } });
      };
    },
  };
}
