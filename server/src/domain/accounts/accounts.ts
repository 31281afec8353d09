import {
  ABN_WARNING,
  AppError,
  abnChecksumOk,
  type DomainInput,
  type login,
  type SignedIn,
  type signup,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Secrets } from '../../secrets.ts';
import type { Implementation } from '../call.ts';
import type { Caps } from '../caps.ts';
import type { Clock } from '../clock.ts';
import type { Mailer, SmsSender } from '../senders.ts';
import { type ChannelFacts, channelOverview } from './business/channel-overview.ts';
import type { AddressSettings } from './business/own-addresses.ts';
import { ownerPhoneImplementations, type TextCode } from './business/owner-phone.ts';
import { settingsImplementations } from './business/settings.ts';
import { createDeletion, type Deletion } from './deletion.ts';
import { createAccountMail } from './email/account-mail.ts';
import { createEmails, type Emails } from './email/email.ts';
import { createLinks } from './email/links.ts';
import { createUnconfirmed } from './email/unconfirmed.ts';
import { createFactors, type Factors } from './factors/factors.ts';
import { hashPassword, passwordMatches } from './factors/password.ts';
import { createPasswords, EASY_TO_GUESS, isEasyToGuess, type Passwords } from './factors/passwords.ts';
import { createRecoveryCodes } from './factors/recovery-codes.ts';
import { newUser, type Profile } from './new-user.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';
import { type AccountAccess, createAccountAccess } from './sessions/account-access.ts';
import { assuranceOf, type Identity, needsFactor } from './sessions/assurance.ts';
import { createDeviceSignIn, type DeviceSignIn } from './sessions/device-sign-in.ts';
import { createGoogle, type Google } from './sessions/google.ts';
import { createGuesses } from './sessions/guesses.ts';
import { createKnownPlaces, type KnownPlaces } from './sessions/known-places.ts';
import { notAuthenticated } from './sessions/not-authenticated.ts';
import type { RequestSource } from './sessions/request-source.ts';
import type { SessionDoc } from './sessions/session-model.ts';
import { ACCESS_MS, createSessions, type Sessions, type Tokens } from './sessions/sessions.ts';
import { createSigningKeys, type SigningKeys } from './sessions/signing-keys.ts';
import { isOver, presentUser, type UserDoc, userModel } from './user.ts';

export interface SignIn {
  answer: SignedIn;
  session: SessionDoc;
  cookie: string;
  /** Of a browser that is known from now on; null for one that is not, or not yet. */
  deviceId: string | null;
}

export interface Accounts {
  sessions: Sessions;
  keys: SigningKeys;
  emails: Emails;
  passwords: Passwords;
  access: AccountAccess;
  factors: Factors;
  google: Google<SignIn>;
  deletion: Deletion;
  devices: DeviceSignIn<SignIn>;
  log: SecurityLog;
  places: KnownPlaces;
  /** The owner is fully signed in there: gives the id that its browser keeps, or null where it is too early to say. */
  atHome(identity: Identity, source: RequestSource): Promise<string | null>;
  /** A session is in use at this address. */
  seen(identity: Identity, address: string): Promise<void>;
  signup(input: DomainInput<typeof signup>, source: RequestSource): Promise<SignIn>;
  login(input: DomainInput<typeof login>, source: RequestSource): Promise<SignIn>;
  /** A second factor was verified: the session goes on, with new cookie and tokens. */
  lift(identity: Identity, source: RequestSource): Promise<SignIn>;
  refresh(refreshToken: string, source: RequestSource): Promise<SignedIn>;
  identify(credential: { cookie: string } | { accessToken: string }): Promise<Identity | null>;
  /** Whose address it is; null for nobody's, and for an account whose time is over. */
  byEmail(email: string): Promise<UserDoc | null>;
  implementations: Implementation[];
}

export interface AccountOptions {
  connection: Connection;
  clock: Clock;
  caps: Caps;
  mailer: Mailer;
  secrets: Secrets;
  /** null = no texts can be sent. */
  sms: SmsSender | null;
  /** Where mailed links lead. */
  baseUrl: () => string;
  /** Told what failed while nobody was waiting. */
  report: (error: unknown) => void;
  /** Lets out what waited for the owner's e-mail address to be confirmed. */
  release: (userId: string) => Promise<void>;
  addresses: AddressSettings;
  channels: () => ChannelFacts;
  /** Takes the code that confirms the owner's own mobile to it. */
  textCode: TextCode;
  /** Jobs an owner made since then, deleted ones too. */
  countJobs: (userId: string, since: Date) => Promise<number>;
  /** Whether anything was put on file in an account. */
  hasRecords: (user: UserDoc) => Promise<boolean>;
}

/** Sign-up, sign-in and who is who. Creates its indexes: an e-mail is unique from the first request on. */
export async function createAccounts(options: AccountOptions): Promise<Accounts> {
  const { caps, connection, clock, countJobs, hasRecords, release } = options;
  const users = userModel(connection);
  const keys = createSigningKeys(connection, options.secrets);
  const sessions = createSessions(connection, keys);
  const places = createKnownPlaces(connection);
  const guesses = createGuesses(connection, places);
  const links = createLinks(connection, caps);
  const log = createSecurityLog(connection);
  const models = [
    users,
    ...sessions.models,
    ...places.models,
    ...guesses.models,
    ...links.models,
    ...log.models,
    ...keys.models,
  ];
  await Promise.all(models.map((model) => model.createIndexes()));

  const mail = createAccountMail(options.mailer, options.baseUrl);
  const unconfirmed = createUnconfirmed({ connection, users, links, sessions, places, log });
  const emails = createEmails({ users, links, mail, guesses, unconfirmed, log, clock, release });
  const recovery = createRecoveryCodes(connection);
  const shared = { connection, users, sessions, places, guesses, caps, links, mail, log, clock };
  const factors = await createFactors({ ...shared, recovery, secrets: options.secrets, sms: options.sms });
  const parts = { ...shared, factors, unconfirmed, release, hasRecords };

  // half signed in, or with an address that may be anybody's, it may be a stranger
  const isOwner = (identity: Identity) => !needsFactor(identity) && identity.user.email_verified;
  const atHome: Accounts['atHome'] = async (identity, source) =>
    isOwner(identity) ? places.rememberBrowser(identity.user._id, source) : null;

  async function signIn(
    user: UserDoc,
    remember: boolean,
    source: RequestSource,
    aal?: 'aal1' | 'aal2',
  ): Promise<SignIn> {
    const { withTokens, device } = source;
    const { session, cookie, tokens } = await sessions.start(user._id, {
      remember,
      withTokens,
      device,
      ...(aal ? { aal } : {}),
    });
    const deviceId = await atHome({ user, session }, source);
    return { answer: answerOf({ user, session }, tokens), session, cookie, deviceId };
  }

  /** To the mailbox of an address that somebody signs up with and that an account has. */
  async function tellHolder(profile: Profile, password_hash: string, source: RequestSource): Promise<void> {
    const holder = await users.findOne({ email: profile.email }).lean<UserDoc>();
    // on its way out, it has no mail to get any more
    if (!holder || isOver(holder, clock)) return;
    const place = { known: await places.known(holder._id, source), address: source.address };
    await emails.signedUpAgain(holder, { profile, password_hash }, place);
  }

  return {
    keys,
    factors,
    places,
    atHome,
    async seen(identity, address) {
      if (!(await sessions.seen(identity.session)) || !isOwner(identity)) return;
      await places.remember(identity.user._id, { address, deviceId: null });
    },
    google: createGoogle({ ...parts, emails, signIn }),
    async lift(identity, source) {
      const { session, cookie, tokens } = await sessions.lift(identity.session, source.withTokens);
      const user = await users.findOne({ _id: session.user_id }).lean<UserDoc>();
      if (!user) throw notAuthenticated();
      const deviceId = await atHome({ user, session }, source);
      return { answer: answerOf({ user, session }, tokens), session, cookie, deviceId };
    },
    sessions,
    emails,
    log,
    passwords: createPasswords(parts),
    access: createAccountAccess(parts),
    deletion: createDeletion(parts),
    devices: await createDeviceSignIn({ ...shared, baseUrl: options.baseUrl, signIn }),
    implementations: [
      ...settingsImplementations(users, { clock, countJobs, addresses: options.addresses }),
      channelOverview(users, options.addresses, options.channels),
      ...(await ownerPhoneImplementations(connection, users, options.textCode, caps)),
      ...log.implementations,
    ],

    async signup(input, source) {
      const { password, ...profile } = input;
      // the hash comes first, so that a taken e-mail takes as long as a free one
      const password_hash = await hashPassword(password);
      const user = newUser(profile, { password_hash, email_verified: false }, clock);
      try {
        await users.insertMany([user]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // begun when the answer has gone: nothing of who has the address shows in its time
        setImmediate(() => void tellHolder(profile, password_hash, source).catch(options.report));
        throw new AppError('invalid', 'Unable to create account. Please try again.', { cause: error });
      }
      await log.note(user._id, 'signed_up', source);
      await emails.sendVerification(user);
      const signedIn = await signIn(user, true, source);
      const warnings = [
        ...(user.abn && !abnChecksumOk(user.abn) ? [ABN_WARNING] : []),
        ...((await isEasyToGuess(password, user)) ? [EASY_TO_GUESS] : []),
      ];
      return { ...signedIn, answer: { ...signedIn.answer, ...(warnings.length ? { warnings } : {}) } };
    },

    async login({ email, password, remember }, source) {
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
    },

    async refresh(refreshToken, source) {
      const rotated = await sessions.rotate(refreshToken);
      if (!rotated) throw notAuthenticated();
      if ('reused' in rotated) {
        await log.note(rotated.reused, 'token_reused', source);
        throw notAuthenticated();
      }
      const { session, tokens } = rotated;
      const user = await users.findOne({ _id: session.user_id }).lean<UserDoc>();
      if (!user) throw notAuthenticated();
      return answerOf({ user, session }, tokens);
    },

    async byEmail(email) {
      const user = await users.findOne({ email }).lean<UserDoc>();
      return user && !isOver(user, clock) ? user : null;
    },

    async identify(credential) {
      const session =
        'cookie' in credential
          ? await sessions.byCookie(credential.cookie)
          : await sessions.byAccessToken(credential.accessToken);
      const user = session && (await users.findOne({ _id: session.user_id }).lean<UserDoc>());
      return user && !isOver(user, clock) ? { user, session } : null;
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
