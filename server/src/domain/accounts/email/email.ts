import { AppError } from '@smoko/contract';
import type { Types } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { RequestSource } from '../sessions/request-source.ts';
import type { UserDoc } from '../user.ts';
import type { LinkDoc } from './links.ts';
import { provePassword } from './prove-password.ts';
import { type AddressParts, createRepeatedSignUp } from './repeated-sign-up.ts';
import { usedUp } from './used-up.ts';

interface Parts extends AddressParts {
  /** What had to wait for a confirmed address may go out. */
  release: (userId: string) => Promise<void>;
}

/** That whoever opened the link is the one whose account it confirms. */
export interface LinkProof {
  /** The account that is signed in where it was opened. */
  signedIn: Types.ObjectId | null;
  password: string | undefined;
}

export type Emails = ReturnType<typeof createEmails>;

const LOST = 'Somebody else has shown that this address is theirs. Give us yours in Settings, Security.';

/** Whose address is whose: confirmed by a mailed link. */
export function createEmails(parts: Parts) {
  const { users, links, mail, guesses, unconfirmed, release } = parts;
  const repeatedSignUp = createRepeatedSignUp(parts);

  /** False when there were enough of these mails lately. */
  async function sendVerification(user: UserDoc): Promise<boolean> {
    const token = await links.issue('verify_email', user, user.email);
    if (token) await mail.verify(user, token);
    return token !== null;
  }

  /** Writes down that the address is theirs. Gives the account as it was before. */
  async function confirmAddress(link: LinkDoc): Promise<UserDoc> {
    const user = await users
      .findOneAndUpdate(
        // a link to an address that was changed meanwhile confirms nothing
        { _id: link.user_id, ...(link.kind === 'verify_email' ? { email: link.email } : {}) },
        { $set: { email: link.email, email_verified: true }, $unset: { lost_email: 1 } },
        { returnDocument: 'before' },
      )
      .lean<UserDoc>()
      .catch((error: unknown) => {
        // somebody else signed up with it since; said no differently, so that nobody learns of it
        throw isDuplicateKey(error) ? usedUp(error) : error;
      });
    if (!user) throw usedUp();
    return user;
  }

  return {
    sendVerification,
    signedUpAgain: repeatedSignUp.signedUpAgain,

    async resend(user: UserDoc): Promise<void> {
      if (user.email_verified) return;
      if (user.lost_email) throw new AppError('conflict', LOST);
      if (await sendVerification(user)) return;
      throw new AppError('rate_limited', 'We have just sent it a few times. Please look in your spam folder too.', {
        retryAfter: 60,
      });
    },

    /**
     * The mailbox alone is not enough: a stranger's account would be confirmed by whoever opens a link without a
     * thought. Throws confirm_identity where the password is missing.
     */
    async verify(token: string, proof: LinkProof, source: RequestSource): Promise<{ user: UserDoc; changed: boolean }> {
      const link = await links.peek(['verify_email', 'change_email', 'sign_up'], token);
      if (!link) throw usedUp();
      if (link.kind === 'sign_up')
        return { user: await repeatedSignUp.complete(token, link, proof.password, source), changed: false };
      const account = await users.findOne({ _id: link.user_id }).lean<UserDoc>();
      if (!account) throw usedUp();
      if (!proof.signedIn?.equals(account._id))
        await provePassword(guesses, { ...account, userId: account._id }, proof.password, source);
      if (!(await links.take([link.kind], token))) throw usedUp();
      // whoever signed up with the new address of another, and never confirmed it
      if (link.kind === 'change_email') await unconfirmed.giveWay(link.email, source);
      const user = await confirmAddress(link);
      const changed = user.email !== link.email;
      if (changed) {
        await links.forget(['verify_email', 'change_email', 'reset_password'], user._id);
        // an address that was never confirmed may be anybody's
        if (user.email_verified)
          await mail.note(user, user.email, 'Your email address was changed', 'You now sign in with another address.');
      }
      await release(user._id.toHexString());
      return { user: { ...user, email: link.email, email_verified: true }, changed };
    },

    /** For an address that is nobody's: the demo's. */
    async vouch({ _id }: Pick<UserDoc, '_id'>): Promise<void> {
      await users.updateOne({ _id }, { $set: { email_verified: true } });
    },
  };
}
