import type { DomainInput, login, signup } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Secrets } from '../../secrets.ts';
import type { Whereabouts } from '../../whereabouts.ts';
import type { Implementation } from '../call.ts';
import type { Caps } from '../caps.ts';
import type { Clock } from '../clock.ts';
import type { Logos } from '../logos/logos.ts';
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
import { createPasswords, type Passwords } from './factors/passwords.ts';
import { createRecoveryCodes } from './factors/recovery-codes.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';
import { type AccountAccess, createAccountAccess } from './sessions/account-access.ts';
import { createDeviceSignIn, type DeviceSignIn } from './sessions/device-sign-in.ts';
import { createGoogle, type Google } from './sessions/google.ts';
import { createGuesses } from './sessions/guesses.ts';
import { createKnownPlaces, type KnownPlaces } from './sessions/known-places.ts';
import { createPasswordSignIn } from './sessions/password-sign-in.ts';
import type { RequestSource } from './sessions/request-source.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createSignIns, type SignIn, type SignIns } from './sessions/sign-in.ts';
import { createSigningKeys, type SigningKeys } from './sessions/signing-keys.ts';
import { createSignUp } from './sign-up.ts';
import { isOver, type UserDoc, userModel } from './user.ts';

export interface Accounts extends Omit<SignIns, 'signIn'> {
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
  signup(input: DomainInput<typeof signup>, source: RequestSource): Promise<SignIn>;
  login(input: DomainInput<typeof login>, source: RequestSource): Promise<SignIn>;
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
  /** Where a network address is, in words; null where nobody knows. */
  whereabouts: Whereabouts;
  /** Lets out what waited for the owner's e-mail address to be confirmed. */
  release: (userId: string) => Promise<void>;
  addresses: AddressSettings;
  /** What stands at the head of a business's papers. */
  logos: Logos;
  channels: () => ChannelFacts;
  /** Takes the code that confirms the owner's own mobile to it. */
  textCode: TextCode;
  /** Jobs an owner made since then, deleted ones too. */
  countJobs: (userId: string, since: Date) => Promise<number>;
  /** The highest number that an invoice of an owner has; 0 where none has one. */
  lastInvoiceNumber: (userId: string) => Promise<number>;
  /** Whether anything was put on file in an account. */
  hasRecords: (user: UserDoc) => Promise<boolean>;
}

/** Sign-up, sign-in and who is who. Creates its indexes: an e-mail is unique from the first request on. */
export async function createAccounts(options: AccountOptions): Promise<Accounts> {
  const { caps, connection, clock, countJobs, lastInvoiceNumber, hasRecords, release, report, baseUrl, whereabouts } =
    options;

  // who is signed in, where, and who guesses
  const users = userModel(connection);
  const keys = createSigningKeys(connection, options.secrets);
  const sessions = createSessions(connection, keys);
  const places = createKnownPlaces(connection);
  const guesses = createGuesses(connection, places);
  const links = createLinks(connection, caps);
  const log = createSecurityLog(connection, whereabouts);
  const tables = [sessions, places, guesses, links, log, keys].flatMap(({ models }): Indexed[] => models);
  await Promise.all([users, ...tables].map((model) => model.createIndexes()));

  // what shows whose an account is: its mailbox and its second factors
  const mail = createAccountMail(options.mailer, baseUrl);
  const unconfirmed = createUnconfirmed({ connection, users, links, sessions, places, log });
  const emails = createEmails({ users, links, mail, guesses, unconfirmed, log, clock, release });
  const recovery = createRecoveryCodes(connection);
  const shared = { connection, users, sessions, places, guesses, caps, links, mail, log, clock, whereabouts };
  const factors = await createFactors({ ...shared, recovery, secrets: options.secrets, sms: options.sms });

  // the ways in
  const { signIn, ...signIns } = createSignIns(shared);
  const parts = { ...shared, factors, emails, unconfirmed, release, hasRecords, signIn, report };

  return {
    ...signIns,
    keys,
    sessions,
    places,
    emails,
    factors,
    log,
    signup: createSignUp(parts),
    login: createPasswordSignIn(parts),
    google: createGoogle(parts),
    devices: await createDeviceSignIn({ ...parts, baseUrl }),
    passwords: createPasswords(parts),
    access: createAccountAccess(parts),
    deletion: createDeletion(parts),

    async byEmail(email) {
      const user = await users.findOne({ email }).lean<UserDoc>();
      return user && !isOver(user, clock) ? user : null;
    },

    implementations: [
      ...settingsImplementations(users, {
        clock,
        countJobs,
        lastInvoiceNumber,
        addresses: options.addresses,
        logos: options.logos,
      }),
      channelOverview(users, options.addresses, options.channels),
      ...(await ownerPhoneImplementations(connection, users, options.textCode, caps)),
      ...log.implementations,
    ],
  };
}

interface Indexed {
  createIndexes(): Promise<unknown>;
}
