import { AppError, type DomainInput, invalid, type resetPassword } from '@smoko/contract';
import type { Model } from 'mongoose';
import { longDayOf } from '../../told-time.ts';
import type { AccountMail } from '../email/account-mail.ts';
import type { Links } from '../email/links.ts';
import type { Unconfirmed } from '../email/unconfirmed.ts';
import type { SecurityLog } from '../security-log.ts';
import { assertConfirmed, type Identity } from '../sessions/assurance.ts';
import type { Guesses } from '../sessions/guesses.ts';
import type { KnownPlaces } from '../sessions/known-places.ts';
import type { RequestSource } from '../sessions/request-source.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { UserDoc } from '../user.ts';
import { hashPassword, passwordMatches } from './password.ts';

interface Parts {
  users: Model<UserDoc>;
  sessions: Sessions;
  links: Links;
  guesses: Guesses;
  mail: AccountMail;
  log: SecurityLog;
  places: KnownPlaces;
  unconfirmed: Unconfirmed;
  /** What had to wait for a confirmed address may go out. */
  release: (userId: string) => Promise<void>;
  /** Whether anything was put on file in an account. */
  hasRecords: (user: UserDoc) => Promise<boolean>;
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
export function createPasswords(parts: Parts) {
  const { users, sessions, links, guesses, mail, log, places, unconfirmed } = parts;

  async function store(user: UserDoc, field: string, password: string): Promise<void> {
    if (await isEasyToGuess(password, user)) throw invalid(field, EASY_TO_GUESS);
    const password_hash = await hashPassword(password);
    await users.updateOne({ _id: user._id }, { $set: { password_hash } });
    await links.forget(['reset_password'], user._id);
  }

  return {
    /** Mails a link if there is such an account. Not awaited by whoever answers: the time taken says nothing. */
    async forgot(email: string, source: RequestSource): Promise<void> {
      const user = await users.findOne({ email }).lean<UserDoc>();
      if (!user) return;
      const place = { known: await places.known(user._id, source), address: source.address };
      const token = await links.issue('reset_password', user, user.email, { place });
      if (!token) return;
      await log.note(user._id, 'password_reset_asked', source);
      await mail.reset(user, token);
    },

    /**
     * Whoever reads the mail of an address that was never confirmed gets the account, and nobody else stays in it.
     * Throws invalid at `contents` where they have to say first whether its records are theirs. Gives whether the
     * password was set; it is not in an account that they leave to somebody else, without their address.
     */
    async reset(
      { token, password, contents }: DomainInput<typeof resetPassword>,
      source: RequestSource,
    ): Promise<UserDoc | null> {
      const link = await links.peek(['reset_password'], token);
      const user = link && (await users.findOne({ _id: link.user_id, email: link.email }).lean<UserDoc>());
      if (!user) throw usedUp();
      // looked at before the link is taken: whoever has to choose again needs it again
      if (await isEasyToGuess(password, user)) throw invalid('password', EASY_TO_GUESS);
      if (!user.email_verified && !contents && (await parts.hasRecords(user))) throw whose(user);
      if (!(await links.take(['reset_password'], token))) throw usedUp();
      if (!user.email_verified && contents === 'leave') {
        await unconfirmed.giveWay(user.email, source);
        return null;
      }
      await store(user, 'password', password);
      if (user.email_verified) await sessions.endAll(user._id);
      else await unconfirmed.takeOver(user);
      await places.forget(user._id);
      if (!user.email_verified) await parts.release(user._id.toHexString());
      await log.note(user._id, 'password_reset', source);
      await mail.note(user, user.email, 'Your password was changed', 'It was chosen with a link that we mailed you.');
      return user;
    },

    async change(identity: Identity, given: { current?: string | undefined; password: string }, source: RequestSource) {
      const { user, session } = identity;
      if (user.password_hash === '') assertConfirmed(identity);
      else await check(user, given.current ?? '', source);
      await store(user, 'new_password', given.password);
      await sessions.endAll(user._id, session._id);
      await places.forget(user._id);
      await log.note(user._id, 'password_changed', source);
      await mail.note(user, user.email, 'Your password was changed', 'It was changed in the settings of your account.');
    },
  };

  /** Somebody at an open session guesses no faster than at the sign-in page. */
  async function check(user: UserDoc, password: string, source: RequestSource): Promise<void> {
    const right = await guesses.begin({ kind: 'password', of: user.email, userId: user._id }, source);
    if (!(await passwordMatches(user.password_hash, password)))
      throw invalid('current_password', 'That is not your current password.');
    await right();
  }
}

const whose = ({ created_at, time_zone }: UserDoc) =>
  invalid(
    'contents',
    `An account was made with this address on ${longDayOf(created_at, time_zone)}, and never confirmed. Say whether what is in it is yours: keep it, or leave it to whoever made it.`,
  );
const usedUp = () => new AppError('invalid', 'That link is too old or was used before. Ask for a new one.');
