import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { Clock } from '../../clock.ts';
import { newUser } from '../new-user.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Guesses } from '../sessions/guesses.ts';
import type { RequestSource } from '../sessions/request-source.ts';
import type { UserDoc } from '../user.ts';
import type { AccountMail } from './account-mail.ts';
import type { LinkDoc, Links } from './links.ts';
import { provePassword } from './prove-password.ts';
import type { Unconfirmed } from './unconfirmed.ts';
import { usedUp } from './used-up.ts';

/** What keeping the addresses of accounts takes. */
export interface AddressParts {
  users: Model<UserDoc>;
  links: Links;
  mail: AccountMail;
  guesses: Guesses;
  unconfirmed: Unconfirmed;
  log: SecurityLog;
  clock: Clock;
}

/** Signing up with an address that an account has: only its mailbox learns of that, and may go on with it. */
export function createRepeatedSignUp({ users, links, mail, guesses, unconfirmed, log, clock }: AddressParts) {
  return {
    /** Whoever signs up is told nothing; the address's owner is told by mail. */
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

    /** The sign-up that waited for its link: whoever had the address unconfirmed goes on without it. */
    async complete(token: string, link: LinkDoc, password: string | undefined, source: RequestSource) {
      if (!link.pending) throw usedUp();
      const { profile, password_hash } = link.pending;
      await provePassword(guesses, { email: link.email, userId: link.user_id, password_hash }, password, source);
      await unconfirmed.giveWay(link.email, source);
      const user = newUser(profile, { password_hash, email_verified: true }, clock);
      // gone for good only when the account is there: after a crash the link does it again
      await users.insertMany([user]).catch((error: unknown) => {
        throw isDuplicateKey(error) ? usedUp(error) : error;
      });
      await links.take(['sign_up'], token);
      await log.note(user._id, 'signed_up', source);
      return user;
    },
  };
}
