import {
  AppError,
  type createScriptToken,
  type DomainInput,
  invalid,
  notFound,
  type SessionInfo,
} from '@smoko/contract';
import type { Whereabouts } from '../../../whereabouts.ts';
import type { AccountMail } from '../email/account-mail.ts';
import type { Links } from '../email/links.ts';
import type { Factors } from '../factors/factors.ts';
import { passwordMatches } from '../factors/password.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Identity } from './assurance.ts';
import type { Guesses } from './guesses.ts';
import type { RequestSource } from './request-source.ts';
import type { SessionDoc } from './session-model.ts';
import type { Sessions } from './sessions.ts';

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

type NewToken = DomainInput<typeof createScriptToken>;

interface Parts {
  factors: Factors;
  sessions: Sessions;
  links: Links;
  guesses: Guesses;
  mail: AccountMail;
  log: SecurityLog;
  whereabouts: Whereabouts;
}

const kindOf = ({ script }: SessionDoc): SessionInfo['kind'] => (script ? 'script' : 'sign_in');

export type AccountAccess = ReturnType<typeof createAccountAccess>;

/** Where an owner is signed in, and proof that it is them. */
export function createAccountAccess({ factors, sessions, links, guesses, mail, log, whereabouts }: Parts) {
  return {
    async list({ user, session }: Identity, kind?: SessionInfo['kind']): Promise<SessionInfo[]> {
      const all = (await sessions.list(user._id)).filter((one) => kind === undefined || kindOf(one) === kind);
      const info = async (one: SessionDoc): Promise<SessionInfo> => ({
        id: one._id.toHexString(),
        kind: kindOf(one),
        exports: one.script?.exports ?? false,
        device: one.device ?? 'Unknown device',
        address: one.address ?? null,
        place: await whereabouts(one.address ?? null),
        aal: one.aal ?? 'aal1',
        current: one._id.equals(session._id),
        created_at: one.created_at.toISOString(),
        last_used_at: (one.last_used_at ?? one.created_at).toISOString(),
        expires_at: one.expires_at.toISOString(),
      });
      return Promise.all(all.map(info));
    },

    /** Somebody else's session looks like one that is not there. */
    async end({ user }: Identity, id: string, source: RequestSource): Promise<void> {
      const found = await sessions.byId(id);
      if (!found?.user_id.equals(user._id)) throw notFound('session');
      await sessions.end(id);
      await log.note(user._id, found.script ? 'script_token_ended' : 'session_ended', source);
    },

    /** A token that lasts, shown this once. Its owner is told by mail. Throws conflict where there are enough of them. */
    async makeScriptToken({ user, session }: Identity, input: NewToken, source: RequestSource) {
      const { name, days, exports } = input;
      const aal = session.aal ?? 'aal1';
      const made = await sessions.startScript({ userId: user._id, name, days, exports, aal });
      if (!made) throw new AppError('conflict', 'That is enough of them. Revoke one first.');
      await log.note(user._id, 'script_token_made', source);
      await mail.note(
        user,
        user.email,
        'A token for a script was made',
        `"${name}" can now read and change what is on file in your business, for ${days} days.`,
        ...(exports ? ['It may also take a copy of everything.'] : []),
        'You can revoke it under Settings, Security.',
      );
      const { _id, expires_at } = made.session;
      return { id: _id.toHexString(), name, token: made.token, exports, expires_at: expires_at.toISOString() };
    },

    /** The password again, or a code. Answers until when it counts. */
    async confirm(identity: Identity, given: Proof, source: RequestSource): Promise<Date> {
      const { user, session } = identity;
      if (given.code !== undefined) {
        await factors.confirm(identity, given.code, source);
        return sessions.confirm(session);
      }
      if (given.password === undefined) throw invalid('password', 'Enter your password.');
      if (user.password_hash === '') throw invalid('password', 'This account has no password.');
      const right = await guesses.begin({ kind: 'password', of: user.email, userId: user._id }, source);
      if (!(await passwordMatches(user.password_hash, given.password))) {
        throw invalid('password', 'That is not your password.');
      }
      await right();
      return sessions.confirm(session);
    },

    /** The address changes when the link that goes to it is opened; the old one is told now. */
    async changeEmail(identity: Identity, email: string, source: RequestSource): Promise<void> {
      const { user } = identity;
      if (email === user.email) throw invalid('email', 'That is your address already.');
      const token = await links.issue('change_email', user, email);
      if (!token)
        throw new AppError('rate_limited', 'That was asked for a few times. Please wait.', { retryAfter: 60 });
      await log.note(user._id, 'email_change_asked', source);
      await mail.changeEmail(user, email, token);
      // an address that was never confirmed may be anybody's
      if (!user.email_verified) return;
      await mail.note(
        user,
        user.email,
        'A new email address was asked for',
        'It changes once the new address is confirmed.',
      );
    },
  };
}
