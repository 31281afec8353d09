import type { DomainInput, resetPassword, SignedIn } from '@smoko/contract';
import type { Response } from 'express';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { Identity } from '../domain/accounts/sessions/assurance.ts';
import type { RequestSource } from '../domain/accounts/sessions/request-source.ts';
import type { Logger } from '../logging.ts';
import type { SessionCookies } from './cookies.ts';

/** What the API and the pages of signing in do alike for whoever signs in. */
export interface AccountSteps {
  /** Mails the link of a new password; nobody waits for it. */
  forgot(email: string, source: RequestSource): void;
  /** The new password. Throws invalid for a link that is over, or where it has to be said whose the records are. */
  reset(res: Response, input: DomainInput<typeof resetPassword>, source: RequestSource): Promise<void>;
  /** The session goes on as one with a second factor, under a new cookie. */
  lift(res: Response, identity: Identity, source: RequestSource): Promise<SignedIn>;
  /** Signs out here, or of all sessions. */
  leave(res: Response, identity: Identity, everywhere: boolean, source: RequestSource): Promise<void>;
}

export const accountSteps = (accounts: Accounts, cookies: SessionCookies, log: Logger): AccountSteps => ({
  forgot(email, source) {
    // begun when the answer has gone: whether there is such an account shows neither in it nor in its time
    setImmediate(() => {
      accounts.passwords
        .forgot(email, source)
        .catch((err: unknown) => log.error({ err }, 'a password could not be reset'));
    });
  },
  async reset(res, input, source) {
    const user = await accounts.passwords.reset(input, source);
    // whoever reads the owner's mail is them: guesses of others do not keep them from signing in here now
    if (user) cookies.setDevice(res, await accounts.places.rememberBrowser(user._id, source));
  },
  async lift(res, identity, source) {
    const { answer, session, cookie, deviceId } = await accounts.lift(identity, source);
    cookies.set(res, cookie, session);
    if (deviceId) cookies.setDevice(res, deviceId, session);
    return answer;
  },
  async leave(res, { session }, everywhere, source) {
    if (everywhere) await accounts.sessions.endAll(session.user_id);
    else await accounts.sessions.end(session._id.toHexString());
    await accounts.log.note(session.user_id, everywhere ? 'signed_out_everywhere' : 'signed_out', source);
    cookies.clear(res);
  },
});
