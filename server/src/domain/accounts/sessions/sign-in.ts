import type { SignedIn } from '@smoko/contract';
import type { Model } from 'mongoose';
import type { Clock } from '../../clock.ts';
import type { SecurityLog } from '../security-log.ts';
import { isOver, presentUser, type UserDoc } from '../user.ts';
import { assuranceOf, type Identity, needsFactor } from './assurance.ts';
import type { KnownPlaces } from './known-places.ts';
import { notAuthenticated } from './not-authenticated.ts';
import type { RequestSource } from './request-source.ts';
import type { SessionDoc } from './session-model.ts';
import { ACCESS_MS } from './session-times.ts';
import type { Tokens } from './session-tokens.ts';
import type { Sessions, StartedSession } from './sessions.ts';

export interface SignIn {
  answer: SignedIn;
  session: SessionDoc;
  cookie: string;
  /** Of a browser that is known from now on; null for one that is not, or not yet. */
  deviceId: string | null;
}

interface Parts {
  users: Model<UserDoc>;
  sessions: Sessions;
  places: KnownPlaces;
  log: SecurityLog;
  clock: Clock;
}

export type SignIns = ReturnType<typeof createSignIns>;

/** Sessions together with the account they are of: begun, lifted, gone on with, and recognised. */
export function createSignIns({ users, sessions, places, log, clock }: Parts) {
  // half signed in, or with an address that may be anybody's, it may be a stranger
  const isOwner = (identity: Identity) => !needsFactor(identity) && identity.user.email_verified;

  /** The owner is fully signed in there: gives the id that its browser keeps, or null where it is too early to say. */
  const atHome = async (identity: Identity, source: RequestSource): Promise<string | null> =>
    isOwner(identity) ? places.rememberBrowser(identity.user._id, source) : null;

  async function signedIn(user: UserDoc, started: StartedSession, source: RequestSource): Promise<SignIn> {
    const { session, cookie, tokens } = started;
    const deviceId = await atHome({ user, session }, source);
    return { answer: answerOf({ user, session }, tokens), session, cookie, deviceId };
  }

  async function userOf(session: SessionDoc): Promise<UserDoc> {
    const user = await users.findOne({ _id: session.user_id }).lean<UserDoc>();
    if (!user) throw notAuthenticated();
    return user;
  }

  return {
    atHome,

    /** Begins a session. `aal` is that of the session that vouches for it; left out: a password's. */
    async signIn(user: UserDoc, remember: boolean, source: RequestSource, aal?: 'aal1' | 'aal2'): Promise<SignIn> {
      const { withTokens, device, address } = source;
      const kind = { remember, withTokens, device, address, ...(aal ? { aal } : {}) };
      return signedIn(user, await sessions.start(user._id, kind), source);
    },

    /** A second factor was verified: the session goes on, with new cookie and tokens. */
    async lift(identity: Identity, source: RequestSource): Promise<SignIn> {
      const lifted = await sessions.lift(identity.session, source.withTokens);
      return signedIn(await userOf(lifted.session), lifted, source);
    },

    async refresh(refreshToken: string, source: RequestSource): Promise<SignedIn> {
      const rotated = await sessions.rotate(refreshToken);
      if (!rotated) throw notAuthenticated();
      if ('reused' in rotated) {
        await log.note(rotated.reused, 'token_reused', source);
        throw notAuthenticated();
      }
      const { session, tokens } = rotated;
      return answerOf({ user: await userOf(session), session }, tokens);
    },

    async identify(credential: { cookie: string } | { accessToken: string }): Promise<Identity | null> {
      const session =
        'cookie' in credential
          ? await sessions.byCookie(credential.cookie)
          : await sessions.byAccessToken(credential.accessToken);
      const user = session && (await users.findOne({ _id: session.user_id }).lean<UserDoc>());
      return user && !isOver(user, clock) ? { user, session } : null;
    },

    /** A session is in use at this address. */
    async seen(identity: Identity, address: string): Promise<void> {
      const noted = await sessions.seen(identity.session, address);
      // where a script runs nobody signs in
      if (!noted || !isOwner(identity) || identity.session.script) return;
      await places.remember(identity.user._id, { address, deviceId: null });
    },
  };
}

const answerOf = (identity: Identity, tokens: Tokens | null): SignedIn => ({
  user: presentUser(identity.user),
  ...assuranceOf(identity),
  ...(tokens
    ? {
        access_token: tokens.access,
        refresh_token: tokens.refresh,
        expires_at: new Date(Date.now() + ACCESS_MS).toISOString(),
      }
    : {}),
});
