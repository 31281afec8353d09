import { ABN_WARNING, AppError, abnChecksumOk, type DomainInput, type signup } from '@smoko/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Clock } from '../clock.ts';
import { placeWarnings } from './business/moved.ts';
import type { Emails } from './email/email.ts';
import { hashPassword } from './factors/password.ts';
import { EASY_TO_GUESS, isEasyToGuess } from './factors/passwords.ts';
import { newUser, type Profile } from './new-user.ts';
import type { SecurityLog } from './security-log.ts';
import type { KnownPlaces } from './sessions/known-places.ts';
import type { RequestSource } from './sessions/request-source.ts';
import type { SignIn, SignIns } from './sessions/sign-in.ts';
import { isOver, type UserDoc } from './user.ts';

interface Parts {
  users: Model<UserDoc>;
  emails: Emails;
  places: KnownPlaces;
  log: SecurityLog;
  clock: Clock;
  signIn: SignIns['signIn'];
  /** Told what failed while nobody was waiting. */
  report: (error: unknown) => void;
}

/** Signing up with a password. Whether an address has an account shows neither in the answer nor in its time. */
export function createSignUp({ users, emails, places, log, clock, signIn, report }: Parts) {
  /** To the mailbox of an address that somebody signs up with and that an account has. */
  async function tellHolder(profile: Profile, password_hash: string, source: RequestSource): Promise<void> {
    const holder = await users.findOne({ email: profile.email }).lean<UserDoc>();
    // on its way out, it has no mail to get any more
    if (!holder || isOver(holder, clock)) return;
    const place = { known: await places.known(holder._id, source), address: source.address };
    await emails.signedUpAgain(holder, { profile, password_hash }, place);
  }

  return async (input: DomainInput<typeof signup>, source: RequestSource): Promise<SignIn> => {
    const { password, ...profile } = input;
    // the hash comes first, so that a taken e-mail takes as long as a free one
    const password_hash = await hashPassword(password);
    const user = newUser(profile, { password_hash, email_verified: false }, clock);
    try {
      await users.insertMany([user]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // begun when the answer has gone: nothing of who has the address shows in its time
      setImmediate(() => void tellHolder(profile, password_hash, source).catch(report));
      throw new AppError('invalid', 'Unable to create account. Please try again.', { cause: error });
    }
    await log.note(user._id, 'signed_up', source);
    await emails.sendVerification(user);
    const signedIn = await signIn(user, true, source);
    const warnings = [
      ...placeWarnings(user),
      ...(user.abn && !abnChecksumOk(user.abn) ? [ABN_WARNING] : []),
      ...((await isEasyToGuess(password, user)) ? [EASY_TO_GUESS] : []),
    ];
    return { ...signedIn, answer: { ...signedIn.answer, ...(warnings.length ? { warnings } : {}) } };
  };
}
