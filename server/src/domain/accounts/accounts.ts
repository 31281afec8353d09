import {
  ABN_WARNING,
  AppError,
  abnChecksumOk,
  type DomainInput,
  type login,
  type SignedIn,
  type signup,
} from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import type { Mailer } from '../../mail/mailer.ts';
import type { Secrets } from '../../secrets.ts';
import type { SmsSender } from '../../sms/sms-sender.ts';
import type { Actor } from '../actor.ts';
import type { Implementation } from '../call.ts';
import type { Clock } from '../clock.ts';
import { type AccountAccess, createAccountAccess } from './account-access.ts';
import { createAccountMail } from './account-mail.ts';
import { assuranceOf, type Identity } from './assurance.ts';
import { type ChannelFacts, channelOverview } from './channel-overview.ts';
import { createDeletion, type Deletion } from './deletion.ts';
import { createDeviceSignIn, type DeviceSignIn } from './device-sign-in.ts';
import type { Door } from './door.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import { createEmails, type Emails } from './email.ts';
import { createFactors, type Factors } from './factors.ts';
import { createGoogle, type Google } from './google.ts';
import { createLinks } from './links.ts';
import { createLockout } from './lockout.ts';
import { newUser } from './new-user.ts';
import { notAuthenticated } from './not-authenticated.ts';
import { type AddressSettings, ensureAddress } from './own-addresses.ts';
import { ownerPhoneImplementations, type TextCode } from './owner-phone.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { createPasswords, EASY_TO_GUESS, isEasyToGuess, type Passwords } from './passwords.ts';
import { createReach, type OwnerOf } from './reach.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';
import type { SessionDoc } from './session-model.ts';
import { ACCESS_MS, createSessions, type Sessions, type Tokens } from './sessions.ts';
import { settingsImplementations } from './settings.ts';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';
import { actorOf, isOver, presentUser, type UserDoc, userModel } from './user.ts';

export interface SignIn {
  answer: SignedIn;
  session: SessionDoc;
  cookie: string;
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
  signup(input: DomainInput<typeof signup>, door: Door): Promise<SignIn>;
  login(input: DomainInput<typeof login>, door: Door): Promise<SignIn>;
  /** A second factor was verified: the session goes on, with new cookie and tokens. */
  lift(identity: Identity, door: Door): Promise<SignIn>;
  refresh(refreshToken: string, door: Door): Promise<SignedIn>;
  identify(credential: { cookie: string } | { accessToken: string }): Promise<Identity | null>;
  /** The owner as an actor, for work that nobody is waiting for; null when the account is gone. */
  actorOf(userId: string): Promise<Actor | null>;
  /** How they send: as whom, from which number, with answers to where. */
  senderOf(userId: string): Promise<{ actor: Actor; smsNumber: string | null; inboundAddress: string | null } | null>;
  ownerOf: OwnerOf;
  implementations: Implementation[];
}

export interface AccountOptions {
  connection: Connection;
  clock: Clock;
  mailer: Mailer;
  secrets: Secrets;
  /** null = no texts can be sent. */
  sms: SmsSender | null;
  /** Where mailed links lead. */
  baseUrl: () => string;
  /** Lets out what waited for the owner's e-mail address to be confirmed. */
  release: (userId: string) => Promise<void>;
  addresses: AddressSettings;
  channels: () => ChannelFacts;
  /** Takes the code that confirms the owner's own mobile to it. */
  textCode: TextCode;
  /** Jobs an owner made since then, deleted ones too. */
  countJobs: (userId: string, since: Date) => Promise<number>;
}

/** Sign-up, sign-in and who is who. Creates its indexes: an e-mail is unique from the first request on. */
export async function createAccounts(options: AccountOptions): Promise<Accounts> {
  const { connection, clock, countJobs } = options;
  const users = userModel(connection);
  const keys = createSigningKeys(connection, options.secrets);
  const sessions = createSessions(connection, keys);
  const lockout = createLockout(connection);
  const links = createLinks(connection);
  const log = createSecurityLog(connection);
  const models = [users, ...sessions.models, ...lockout.models, ...links.models, ...log.models, ...keys.models];
  await Promise.all(models.map((model) => model.createIndexes()));

  const mail = createAccountMail(options.mailer, options.baseUrl);
  const emails = createEmails({ users, links, mail, release: options.release });
  const recovery = createRecoveryCodes(connection);
  const shared = { connection, users, sessions, lockout, links, mail, log, clock };
  const factors = await createFactors({ ...shared, recovery, secrets: options.secrets, sms: options.sms });
  const parts = { ...shared, factors };

  async function signIn(user: UserDoc, remember: boolean, door: Door, aal?: 'aal1' | 'aal2'): Promise<SignIn> {
    const { withTokens, device } = door;
    const { session, cookie, tokens } = await sessions.start(user._id, {
      remember,
      withTokens,
      device,
      ...(aal ? { aal } : {}),
    });
    return { answer: answerOf({ user, session }, tokens), session, cookie };
  }

  return {
    keys,
    factors,
    google: createGoogle({ ...shared, emails, signIn }),
    async lift(identity, door) {
      const { session, cookie, tokens } = await sessions.lift(identity.session, door.withTokens);
      const user = await users.findOne({ _id: session.user_id }).lean<UserDoc>();
      if (!user) throw notAuthenticated();
      return { answer: answerOf({ user, session }, tokens), session, cookie };
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
      ...(await ownerPhoneImplementations(connection, users, options.textCode)),
      ...log.implementations,
    ],

    async signup(input, door) {
      const { password, ...profile } = input;
      // the hash comes first, so that a taken e-mail takes as long as a free one
      const password_hash = await hashPassword(password);
      const user = newUser(profile, { password_hash, email_verified: false }, clock);
      try {
        await users.insertMany([user]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        throw new AppError('invalid', 'Unable to create account. Please try again.', { cause: error });
      }
      await log.note(user._id, 'signed_up', door);
      await emails.sendVerification(user);
      const signedIn = await signIn(user, true, door);
      const warnings = [
        ...(user.abn && !abnChecksumOk(user.abn) ? [ABN_WARNING] : []),
        ...((await isEasyToGuess(password, user)) ? [EASY_TO_GUESS] : []),
      ];
      return { ...signedIn, answer: { ...signedIn.answer, ...(warnings.length ? { warnings } : {}) } };
    },

    async login({ email, password, remember }, door) {
      await lockout.begin(email, door.address);
      const user = await users.findOne({ email }).lean<UserDoc>();
      const matches = await passwordMatches(user?.password_hash, password);
      if (!user || !matches || isOver(user, clock)) {
        // not waited for: that there is such an account must not show in the time taken
        if (user) void log.note(user._id, 'sign_in_failed', door).catch(() => {});
        throw new AppError('not_authenticated', 'Email or password is incorrect.');
      }
      await lockout.succeeded(email, door.address);
      await log.note(user._id, 'signed_in', door);
      return signIn(user, remember, door);
    },

    async refresh(refreshToken, door) {
      const rotated = await sessions.rotate(refreshToken);
      if (!rotated) throw notAuthenticated();
      if ('reused' in rotated) {
        await log.note(rotated.reused, 'token_reused', door);
        throw notAuthenticated();
      }
      const { session, tokens } = rotated;
      const user = await users.findOne({ _id: session.user_id }).lean<UserDoc>();
      if (!user) throw notAuthenticated();
      return answerOf({ user, session }, tokens);
    },

    ownerOf: createReach(users, clock),

    async actorOf(userId) {
      const user = await users.findOne({ _id: new Types.ObjectId(userId) }).lean<UserDoc>();
      return user && actorOf(user, 'automation');
    },
    async senderOf(userId) {
      const found = await users.findById(userId).lean<UserDoc>();
      if (!found) return null;
      const user = await ensureAddress(users, found, options.addresses);
      const { sms_number: smsNumber = null, inbound_address: inboundAddress = null } = user;
      return { actor: actorOf(user, 'automation'), smsNumber, inboundAddress };
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
