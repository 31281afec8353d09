import { AppError, invalid } from '@smoko/contract';
import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { Clock } from '../../clock.ts';
import { passwordMatches } from '../factors/password.ts';
import { newUser } from '../new-user.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Guesses } from '../sessions/guesses.ts';
import type { RequestSource } from '../sessions/request-source.ts';
import type { UserDoc } from '../user.ts';
import type { AccountMail } from './account-mail.ts';
import type { LinkDoc, Links } from './links.ts';
import type { Unconfirmed } from './unconfirmed.ts';

interface Parts {
  users: Model<UserDoc>;
  links: Links;
  mail: AccountMail;
  guesses: Guesses;
  unconfirmed: Unconfirmed;
  log: SecurityLog;
  clock: Clock;
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

const usedUp = (cause?: unknown) =>
  new AppError('invalid', 'That link is too old or was used before. Ask for a new one.', { cause });
const LOST = 'Somebody else has shown that this address is theirs. Give us yours in Settings, Security.';

/** Whose address is whose: confirmed by a mailed link. */
export function createEmails(parts: Parts) {
  const { users, links, mail, guesses, unconfirmed, log, clock, release } = parts;

  /** False when there were enough of these mails lately. */
  async function sendVerification(user: UserDoc): Promise<boolean> {
    const token = await links.issue('verify_email', user, user.email);
    if (token) await mail.verify(user, token);
    return token !== null;
  }

  async function provePassword(
    of: string,
    userId: Types.ObjectId,
    hash: string,
    given: string | undefined,
    source: RequestSource,
  ) {
    if (given === undefined)
      throw new AppError('confirm_identity', 'Enter the password that you chose when you signed up.');
    const right = await guesses.begin({ kind: 'password', of, userId }, source);
    if (!(await passwordMatches(hash, given)))
      throw invalid('password', 'That is not the password you signed up with.');
    await right();
  }

  /** The sign-up that waited for its link: whoever had the address unconfirmed goes on without it. */
  async function completeSignUp(token: string, link: LinkDoc, proof: LinkProof, source: RequestSource) {
    if (!link.pending) throw usedUp();
    const { profile, password_hash } = link.pending;
    await provePassword(link.email, link.user_id, password_hash, proof.password, source);
    await unconfirmed.giveWay(link.email, source);
    const user = newUser(profile, { password_hash, email_verified: true }, clock);
    // gone for good only when the account is there: after a crash the link does it again
    await users.insertMany([user]).catch((error: unknown) => {
      throw isDuplicateKey(error) ? usedUp(error) : error;
    });
    await links.take(['sign_up'], token);
    await log.note(user._id, 'signed_up', source);
    return { user, changed: false };
  }

  return {
    sendVerification,

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
      if (link.kind === 'sign_up') return completeSignUp(token, link, proof, source);
      const account = await users.findOne({ _id: link.user_id }).lean<UserDoc>();
      if (!account) throw usedUp();
      if (!proof.signedIn?.equals(account._id))
        await provePassword(account.email, account._id, account.password_hash, proof.password, source);
      if (!(await links.take([link.kind], token))) throw usedUp();
      // whoever signed up with the new address of another, and never confirmed it
      if (link.kind === 'change_email') await unconfirmed.giveWay(link.email, source);
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
      const changed = user.email !== link.email;
      if (changed) {
        await links.forget(['verify_email', 'change_email', 'reset_password'], user._id);
        // an address that was never confirmed may be anybody's
        if (user.email_verified)
          await mail.note(user, user.email, 'Your e-mail address was changed', 'You now sign in with another address.');
      }
      await release(user._id.toHexString());
      return { user: { ...user, email: link.email, email_verified: true }, changed };
    },

    /** Somebody signs up with an address that is taken: they are told nothing, and its owner is told by mail. */
    async signedUpAgain(
      holder: UserDoc,
      pending: NonNullable<LinkDoc['pending']>,
      place: { known: string | null; address: string },
    ): Promise<void> {
      const token = await links.issue('sign_up', holder, holder.email, {
        place,
        // an account that has shown the address to be its own keeps it
        ...(holder.email_verified ? {} : { pending }),
      });
      if (!token) return;
      if (holder.email_verified) await mail.haveAccount(holder);
      else await mail.signUpAgain(holder.email, pending.profile, token);
    },

    /** For an address that is nobody's: the demo's. */
    async vouch({ _id }: Pick<UserDoc, '_id'>): Promise<void> {
      await users.updateOne({ _id }, { $set: { email_verified: true } });
    },
  };
}
