import { AppError, type completeGoogle, type DomainInput } from '@smoko/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { Clock } from '../../clock.ts';
import type { AccountMail } from '../email/account-mail.ts';
import type { Emails } from '../email/email.ts';
import type { Unconfirmed } from '../email/unconfirmed.ts';
import { passwordMatches } from '../factors/password.ts';
import { newUser } from '../new-user.ts';
import type { SecurityLog } from '../security-log.ts';
import type { UserDoc } from '../user.ts';
import type { Guesses } from './guesses.ts';
import type { RequestSource } from './request-source.ts';

/** What Google says of somebody who signed in there. */
export interface GoogleProfile {
  /** Google's own id of them, which never changes. */
  sub: string;
  email: string;
  email_verified: boolean;
  full_name: string;
}

interface Parts<S> {
  users: Model<UserDoc>;
  guesses: Guesses;
  emails: Emails;
  unconfirmed: Unconfirmed;
  /** What had to wait for a confirmed address may go out. */
  release: (userId: string) => Promise<void>;
  mail: AccountMail;
  log: SecurityLog;
  clock: Clock;
  signIn(user: UserDoc, remember: boolean, source: RequestSource): Promise<S>;
}

export type Google<S> = ReturnType<typeof createGoogle<S>>;

/** Accounts of people who come with Google. An address alone links nothing: the account's password does, once. */
export function createGoogle<S>(parts: Parts<S>) {
  const { users, guesses, emails, unconfirmed, mail, log, clock, signIn, release } = parts;

  return {
    /** Signs in who is known; else says what is left to do. */
    async arrive(
      { sub, email, email_verified }: GoogleProfile,
      source: RequestSource,
    ): Promise<S | 'new' | 'link' | 'either'> {
      const user = await users.findOne({ google_id: sub }).lean<UserDoc>();
      if (!user) {
        const holder = await users.findOne({ email }).lean<UserDoc>();
        if (!holder) return 'new';
        return email_verified && !holder.email_verified ? 'either' : 'link';
      }
      await log.note(user._id, 'signed_in', source);
      return signIn(user, true, source);
    },

    async create(profile: GoogleProfile, input: DomainInput<typeof completeGoogle>, source: RequestSource): Promise<S> {
      const { sub, email, email_verified } = profile;
      // Google has seen that the address is theirs: an account that never showed it gives way
      if (email_verified) await unconfirmed.giveWay(email, source);
      const user = newUser({ ...input, email }, { password_hash: '', email_verified, google_id: sub }, clock);
      try {
        await users.insertMany([user]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        throw new AppError('invalid', 'Unable to create account. Please try again.', { cause: error });
      }
      await log.note(user._id, 'signed_up', source);
      if (!email_verified) await emails.sendVerification(user);
      return signIn(user, true, source);
    },

    async link({ sub, email, email_verified }: GoogleProfile, password: string, source: RequestSource): Promise<S> {
      const user = await users.findOne({ email }).lean<UserDoc>();
      const right = await guesses.begin({ kind: 'password', of: email, userId: user?._id ?? null }, source);
      if (!(await passwordMatches(user?.password_hash, password)) || !user)
        throw new AppError('not_authenticated', 'Email or password is incorrect.');
      await right();
      if (!user.email_verified && !email_verified)
        throw new AppError('forbidden', 'Confirm your email address first: open the link that we mailed you.');
      await users.updateOne({ _id: user._id, email }, { $set: { google_id: sub, email_verified: true } });
      if (!user.email_verified) await release(user._id.toHexString());
      await log.note(user._id, 'google_linked', source);
      await mail.note(user, user.email, 'Google sign-in was linked', 'You can now sign in with Google too.');
      return signIn(user, true, source);
    },
  };
}
