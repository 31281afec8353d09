import {
  ABN_WARNING,
  AppError,
  abnChecksumOk,
  type DomainInput,
  type login,
  type SignedIn,
  type signup,
  TRIAL_DAYS,
} from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import type { Actor } from '../actor.ts';
import type { Implementation } from '../call.ts';
import type { Clock } from '../clock.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import { locate } from './locate.ts';
import { createLockout } from './lockout.ts';
import { notAuthenticated } from './not-authenticated.ts';
import { hashPassword, passwordMatches } from './password.ts';
import type { SessionDoc } from './session-model.ts';
import { ACCESS_MS, createSessions, type Sessions, type Tokens } from './sessions.ts';
import { settingsImplementations } from './settings.ts';
import { actorOf, presentUser, type UserDoc, userModel } from './user.ts';

const DAY_MS = 86_400_000;

/** How somebody signs in: from which network address, and whether they get tokens or only a cookie. */
export interface Door {
  address: string;
  withTokens: boolean;
}
export interface SignIn {
  answer: SignedIn;
  session: SessionDoc;
  cookie: string;
}
/** Who a credential belongs to. */
export interface Identity {
  user: UserDoc;
  session: SessionDoc;
}

export interface Accounts {
  sessions: Sessions;
  signup(input: DomainInput<typeof signup>, door: Door): Promise<SignIn>;
  login(input: DomainInput<typeof login>, door: Door): Promise<SignIn>;
  refresh(refreshToken: string): Promise<SignedIn>;
  identify(credential: { cookie: string } | { accessToken: string }): Promise<Identity | null>;
  /** The owner as an actor, for work that nobody is waiting for; null when the account is gone. */
  actorOf(userId: string): Promise<Actor | null>;
  implementations: Implementation[];
}

export interface AccountOptions {
  connection: Connection;
  clock: Clock;
  /** Jobs an owner made since then, deleted ones too. */
  countJobs: (userId: string, since: Date) => Promise<number>;
}

/** Sign-up, sign-in and who is who. Creates its indexes: an e-mail is unique from the first request on. */
export async function createAccounts({ connection, clock, countJobs }: AccountOptions): Promise<Accounts> {
  const users = userModel(connection);
  const sessions = createSessions(connection);
  const lockout = createLockout(connection);
  await Promise.all([users, ...sessions.models, ...lockout.models].map((model) => model.createIndexes()));

  async function signIn(user: UserDoc, remember: boolean, door: Door): Promise<SignIn> {
    const { session, cookie, tokens } = await sessions.start(user._id, { remember, withTokens: door.withTokens });
    return { answer: answerOf(user, tokens), session, cookie };
  }

  return {
    sessions,
    implementations: settingsImplementations(users, clock, countJobs),

    async signup(input, door) {
      const { password, ...profile } = input;
      const place = locate(input.business_location);
      // the hash comes first, so that a taken e-mail takes as long as a free one
      const password_hash = await hashPassword(password);
      const now = clock.now();
      const user: UserDoc = {
        ...profile,
        _id: new Types.ObjectId(),
        abn: input.abn ?? null,
        password_hash,
        email_verified: false,
        time_zone: place.timeZone,
        country: place.country,
        // Charging GST without being registered is an offence, the other way round is a setting to flip.
        gst_registered: false,
        plan: input.plan ?? 'starter',
        trial_ends_at: new Date(now.getTime() + TRIAL_DAYS.signIn * DAY_MS),
        created_at: now,
      };
      try {
        await users.insertMany([user]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        throw new AppError('invalid', 'Unable to create account. Please try again.', { cause: error });
      }
      const signedIn = await signIn(user, true, door);
      const warnings = user.abn && !abnChecksumOk(user.abn) ? [ABN_WARNING] : [];
      return { ...signedIn, answer: { ...signedIn.answer, ...(warnings.length ? { warnings } : {}) } };
    },

    async login({ email, password, remember }, door) {
      await lockout.begin(email, door.address);
      const user = await users.findOne({ email }).lean<UserDoc>();
      const matches = await passwordMatches(user?.password_hash, password);
      if (!user || !matches) throw new AppError('not_authenticated', 'Email or password is incorrect.');
      await lockout.succeeded(email, door.address);
      return signIn(user, remember, door);
    },

    async refresh(refreshToken) {
      const rotated = await sessions.rotate(refreshToken);
      const user = rotated && (await users.findOne({ _id: rotated.session.user_id }).lean<UserDoc>());
      if (!user) throw notAuthenticated();
      return answerOf(user, rotated.tokens);
    },

    async actorOf(userId) {
      const user = await users.findOne({ _id: new Types.ObjectId(userId) }).lean<UserDoc>();
      return user && actorOf(user, 'automation');
    },

    async identify(credential) {
      const session =
        'cookie' in credential
          ? await sessions.byCookie(credential.cookie)
          : await sessions.byAccessToken(credential.accessToken);
      const user = session && (await users.findOne({ _id: session.user_id }).lean<UserDoc>());
      return user ? { user, session } : null;
    },
  };
}

/** Nobody has a second factor yet. */
export const assuranceOf = (): Pick<SignedIn, 'aal' | 'next_aal'> => ({ aal: 'aal1', next_aal: 'aal1' });

const answerOf = (user: UserDoc, tokens: Tokens | null): SignedIn => ({
  user: presentUser(user),
  ...assuranceOf(),
  ...(tokens
    ? {
        access_token: tokens.access,
        refresh_token: tokens.refresh,
        expires_at: new Date(Date.now() + ACCESS_MS).toISOString(),
      }
    : {}),
});
