import { AppError, type DomainInput, type login } from '@smoko/contract';
import type { Model } from 'mongoose';
import type { Clock } from '../../clock.ts';
import { passwordMatches } from '../factors/password.ts';
import type { SecurityLog } from '../security-log.ts';
import { isOver, type UserDoc } from '../user.ts';
import type { Guesses } from './guesses.ts';
import type { RequestSource } from './request-source.ts';
import type { SignIn, SignIns } from './sign-in.ts';

interface Parts {
  users: Model<UserDoc>;
  guesses: Guesses;
  log: SecurityLog;
  clock: Clock;
  signIn: SignIns['signIn'];
}

/** Signing in with address and password. What is wrong of the two shows neither in the answer nor in its time. */
export function createPasswordSignIn({ users, guesses, log, clock, signIn }: Parts) {
  return async ({ email, password, remember }: DomainInput<typeof login>, source: RequestSource): Promise<SignIn> => {
    const user = await users.findOne({ email }).lean<UserDoc>();
    const right = await guesses.begin({ kind: 'password', of: email, userId: user?._id ?? null }, source);
    const matches = await passwordMatches(user?.password_hash, password);
    if (!user || !matches || isOver(user, clock)) {
      // not waited for: that there is such an account must not show in the time taken
      if (user) void log.note(user._id, 'sign_in_failed', source).catch(() => {});
      throw new AppError('not_authenticated', 'Email or password is incorrect.');
    }
    await right();
    await log.note(user._id, 'signed_in', source);
    return signIn(user, remember, source);
  };
}
