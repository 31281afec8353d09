import { AppError, type completeGoogle, type DomainInput } from '@smoko/contract';
import type { Model } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { AccountMail } from './account-mail.ts';
import type { Door } from './door.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import type { Emails } from './email.ts';
import type { Lockout } from './lockout.ts';
import { newUser } from './new-user.ts';
import { passwordMatches } from './password.ts';
import type { SecurityLog } from './security-log.ts';
import type { UserDoc } from './user.ts';

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
  lockout: Lockout;
  emails: Emails;
  mail: AccountMail;
  log: SecurityLog;
  clock: Clock;
  signIn(user: UserDoc, remember: boolean, door: Door): Promise<S>;
}

export type Google<S> = ReturnType<typeof createGoogle<S>>;

/** Accounts of people who come with Google. An address alone links nothing: the account's password does, once. */
export function createGoogle<S>({ users, lockout, emails, mail, log, clock, signIn }: Parts<S>) {
  return {
    /** Signs in who is known; else says what is left to do. */
    async arrive({ sub, email }: GoogleProfile, door: Door): Promise<S | 'new' | 'link'> {
      const user = await users.findOne({ google_id: sub }).lean<UserDoc>();
      if (!user) return (await users.exists({ email })) ? 'link' : 'new';
      await log.note(user._id, 'signed_in', door);
      return signIn(user, true, door);
    },

    async create(profile: GoogleProfile, input: DomainInput<typeof completeGoogle>, door: Door): Promise<S> {
      const { sub, email, email_verified } = profile;
      const user = newUser({ ...input, email }, { password_hash: '', email_verified, google_id: sub }, clock);
      try {
        await users.insertMany([user]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        throw new AppError('invalid', 'Unable to create account. Please try again.', { cause: error });
      }
      await log.note(user._id, 'signed_up', door);
      if (!email_verified) await emails.sendVerification(user);
      return signIn(user, true, door);
    },

    async link({ sub, email }: GoogleProfile, password: string, door: Door): Promise<S> {
      await lockout.begin(email, door.address);
      const user = await users.findOne({ email }).lean<UserDoc>();
      if (!(await passwordMatches(user?.password_hash, password)) || !user)
        throw new AppError('not_authenticated', 'Email or password is incorrect.');
      await lockout.succeeded(email, door.address);
      await users.updateOne({ _id: user._id }, { $set: { google_id: sub } });
      await log.note(user._id, 'google_linked', door);
      await mail.note(user, user.email, 'Google sign-in was linked', 'You can now sign in with Google too.');
      return signIn(user, true, door);
    },
  };
}
