import { AppError, invalid } from '@smoko/contract';
import type { Model } from 'mongoose';
import type { AccountMail } from './account-mail.ts';
import { assertConfirmed, type Identity } from './assurance.ts';
import type { Door } from './door.ts';
import type { Links } from './links.ts';
import type { Lockout } from './lockout.ts';
import { hashPassword, passwordMatches } from './password.ts';
import type { SecurityLog } from './security-log.ts';
import type { Sessions } from './sessions.ts';
import type { UserDoc } from './user.ts';

interface Parts {
  users: Model<UserDoc>;
  sessions: Sessions;
  links: Links;
  lockout: Lockout;
  mail: AccountMail;
  log: SecurityLog;
}

export type Passwords = ReturnType<typeof createPasswords>;

/** On a list of the passwords that are tried first, or the account's own names. */
export async function isEasyToGuess(
  password: string,
  user: Pick<UserDoc, 'email' | 'business_name' | 'full_name'>,
): Promise<boolean> {
  // a long list: loaded with the first password that is chosen
  const { default: common } = await import('fxa-common-password-list');
  const given = password.toLowerCase();
  const names = [user.email, user.email.split('@')[0], user.business_name, user.full_name, 'smoko', 'smokosmoko'];
  return (
    common.test(given) || names.some((name) => name?.toLowerCase().replace(/\s/g, '') === given.replace(/\s/g, ''))
  );
}
export const EASY_TO_GUESS = 'That password is easy to guess. Please choose another one.';

/** Forgotten and changed passwords. A new one ends every other session and is told to the owner by mail. */
export function createPasswords({ users, sessions, links, lockout, mail, log }: Parts) {
  async function store(user: UserDoc, field: string, password: string): Promise<void> {
    if (await isEasyToGuess(password, user)) throw invalid(field, EASY_TO_GUESS);
    const password_hash = await hashPassword(password);
    await users.updateOne({ _id: user._id }, { $set: { password_hash } });
    await links.forget(['reset_password'], user._id);
  }

  return {
    /** Mails a link if there is such an account. Not awaited by whoever answers: the time taken says nothing. */
    async forgot(email: string, door: Door): Promise<void> {
      const user = await users.findOne({ email }).lean<UserDoc>();
      const token = user && (await links.issue('reset_password', user, user.email));
      if (!token) return;
      await log.note(user._id, 'password_reset_asked', door);
      await mail.reset(user, token);
    },

    async reset(token: string, password: string, door: Door): Promise<void> {
      const link = await links.peek('reset_password', token);
      const user = link && (await users.findOne({ _id: link.user_id, email: link.email }).lean<UserDoc>());
      if (!user) throw usedUp();
      // looked at before the link is taken: whoever has to choose again needs it again
      if (await isEasyToGuess(password, user)) throw invalid('password', EASY_TO_GUESS);
      if (!(await links.take(['reset_password'], token))) throw usedUp();
      await store(user, 'password', password);
      await sessions.endAll(user._id);
      await log.note(user._id, 'password_reset', door);
      await mail.note(user, user.email, 'Your password was changed', 'It was chosen with a link that we mailed you.');
    },

    async change(identity: Identity, given: { current?: string | undefined; password: string }, door: Door) {
      const { user, session } = identity;
      if (user.password_hash === '') assertConfirmed(identity);
      else await check(user, given.current ?? '', door);
      await store(user, 'new_password', given.password);
      await sessions.endAll(user._id, session._id);
      await log.note(user._id, 'password_changed', door);
      await mail.note(user, user.email, 'Your password was changed', 'It was changed in the settings of your account.');
    },
  };

  /** Somebody at an open session guesses no faster than at the sign-in page. */
  async function check(user: UserDoc, password: string, door: Door): Promise<void> {
    await lockout.begin(user.email, door.address);
    if (!(await passwordMatches(user.password_hash, password)))
      throw invalid('current_password', 'That is not your current password.');
    await lockout.succeeded(user.email, door.address);
  }
}

const usedUp = () => new AppError('invalid', 'That link is too old or was used before. Ask for a new one.');
