import { AppError } from '@smoko/contract';
import { type Model, Types } from 'mongoose';
import type { AccountMail } from './account-mail.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import type { Links } from './links.ts';
import type { UserDoc } from './user.ts';

interface Parts {
  users: Model<UserDoc>;
  links: Links;
  mail: AccountMail;
  /** What had to wait for a confirmed address may go out. */
  release: (userId: string) => Promise<void>;
}

export type Emails = ReturnType<typeof createEmails>;

const USED_UP = 'That link is too old or was used before. Ask for a new one.';

/** Whose address is whose: confirmed by a mailed link. */
export function createEmails({ users, links, mail, release }: Parts) {
  /** False when there were enough of these mails lately. */
  async function sendVerification(user: UserDoc): Promise<boolean> {
    const token = await links.issue('verify_email', user, user.email);
    if (token) await mail.verify(user, token);
    return token !== null;
  }

  return {
    sendVerification,

    async resend(user: UserDoc): Promise<void> {
      if (user.email_verified) return;
      if (await sendVerification(user)) return;
      throw new AppError('rate_limited', 'We have just sent it a few times. Please look in your spam folder too.', {
        retryAfter: 60,
      });
    },

    async verify(token: string): Promise<{ user: UserDoc; changed: boolean }> {
      const link = await links.take(['verify_email', 'change_email'], token);
      if (!link) throw new AppError('invalid', USED_UP);
      const user = await users
        .findOneAndUpdate(
          // a link to an address that was changed meanwhile confirms nothing
          { _id: link.user_id, ...(link.kind === 'verify_email' ? { email: link.email } : {}) },
          { $set: { email: link.email, email_verified: true } },
          { returnDocument: 'before' },
        )
        .lean<UserDoc>()
        .catch((error: unknown) => {
          // somebody else signed up with it since; said no differently, so that nobody learns of it
          if (isDuplicateKey(error)) throw new AppError('invalid', USED_UP, { cause: error });
          throw error;
        });
      if (!user) throw new AppError('invalid', USED_UP);
      const changed = user.email !== link.email;
      if (changed) {
        await links.forget(['verify_email', 'change_email', 'reset_password'], user._id);
        await mail.note(user, user.email, 'Your e-mail address was changed', 'You now sign in with another address.');
      }
      await release(user._id.toHexString());
      return { user: { ...user, email: link.email, email_verified: true }, changed };
    },

    /** For an address that is nobody's: the demo's. */
    async vouch({ _id }: Pick<UserDoc, '_id'>): Promise<void> {
      await users.updateOne({ _id }, { $set: { email_verified: true } });
    },

    async isVerified(userId: string): Promise<boolean> {
      const user = await users.findOne({ _id: new Types.ObjectId(userId) }, { email_verified: 1 }).lean<UserDoc>();
      return user?.email_verified ?? false;
    },

    /** null when the account is gone. */
    async of(userId: string): Promise<{ email: string; verified: boolean } | null> {
      const user = await users.findOne({ _id: new Types.ObjectId(userId) }).lean<UserDoc>();
      return user && { email: user.email, verified: user.email_verified };
    },
  };
}
