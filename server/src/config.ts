import { join, resolve } from 'node:path';
import proxyaddr from 'proxy-addr';
import { z } from 'zod';
import type { S3Settings } from './files/file-store.ts';
import type { SmtpSettings } from './inbound/intake/smtp.ts';
import { USUAL_SERVERS } from './model-servers/usual-servers.ts';
import { OPERATOR_VARIABLES, operatorIn } from './operator-config.ts';
import { KEY_BYTES } from './secrets.ts';
import type { SiteSettings } from './site/settings.ts';

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(65_535, 'must be 65535 or less');
const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const LOOPBACK_ADDRESS = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}(?:\/[\w./-]*)?$/;
const LOOPBACK_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** How many proxies stand in front, or the networks they are in; the empty list trusts nobody. */
export type TrustedProxies = number | string[];
const MOST_PROXIES = 10;
const NETWORKS =
  'must be how many proxies stand in front, or their addresses and networks like 10.0.0.0/8, with commas';

function readTrustedProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  const networks = text.split(',').map((part) => part.trim());
  const [first = ''] = networks;
  const count = networks.length === 1 && /^\d+$/.test(first) ? Number(first) : null;
  try {
    if (count === null) proxyaddr.compile(networks);
    else if (count > MOST_PROXIES) throw new Error('too many to be meant');
  } catch {
    context.addIssue({ code: 'custom', message: NETWORKS });
  }
  return count ?? networks;
}

/**
 * Every variable the server reads: the one source of docs/configuration and docker-compose.yml.
 * A blank variable counts as not set.
 */
export const VARIABLES = z.object({
  NODE_ENV: z.string().optional().describe('`production` hardens the server; set by the container image only.'),
  PORT: port.default(3000).describe('Port of the web server; 0 picks a free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for every network.'),
  PUBLIC_URL: url(['http:', 'https:'])
    .optional()
    .describe('Address people use, e.g. https://app.example.com. https makes the cookies Secure.'),
  TRUSTED_PROXIES: z
    .string()
    .transform(readTrustedProxies)
    .optional()
    .describe(
      'Reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: how many stand in front (1), or their addresses and networks (10.0.0.0/8, loopback), with commas. Not set = none: everybody behind a proxy counts as one.',
    ),
  SMOKO_DATA_DIR: z.string().default('./.data').describe('Folder of the embedded database and of uploaded files.'),
  BACKUP_DIR: z.string().optional().describe('Folder of the nightly backups; not set = `backups` in the data folder.'),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 02:30')
    .default('02:30')
    .describe("When the data is checked and backed up each day, by the server's clock (embedded database only)."),
  BACKUP_KEEP: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(1_000, 'must be 1000 or less')
    .default(7)
    .describe('How many of the nightly backups are kept; 0 = none are made.'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket of an S3-compatible store for uploaded files, with its keys; not set = the data folder.'),
  S3_ENDPOINT: url(['http:', 'https:']).optional().describe("Its address; not set = Amazon's."),
  S3_REGION: z.string().default('ap-southeast-2').describe('Its region.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Its access key.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Its secret key.'),
  MONGODB_URI: url(['mongodb:', 'mongodb+srv:'])
    .optional()
    .describe('MongoDB server; not set = the embedded database in the data folder.'),
  REDIS_URL: url(['redis:', 'rediss:']).optional().describe('Redis, when several server processes run; not set = one.'),
  OPENAI_API_KEY: z.string().optional().describe('Key of an OpenAI-compatible endpoint.'),
  OPENAI_BASE_URL: url(['http:', 'https:']).optional().describe('Its address; not set = api.openai.com.'),
  OPENAI_MODEL: z
    .string()
    .optional()
    .describe('Its model. All three OPENAI_ variables unset = the built-in assistant model: no key, no network.'),
  MODEL_PRIVATE_ADDRESSES: z
    .enum(['allow', 'refuse'], 'must be allow or refuse')
    .optional()
    .describe(
      'Whether businesses may choose model servers on this machine and in its own network; not set = `refuse` in production, else `allow`.',
    ),
  MODEL_SERVERS: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim().replace(/(?<!\/)\/+$/, '')))
    .refine(
      (addresses) => addresses.every((address) => LOOPBACK_ADDRESS.test(address)),
      'must be addresses on this machine like http://127.0.0.1:11434/v1, with commas',
    )
    .optional()
    .describe(
      'Where model servers are looked for on this machine; not set = where Ollama, LM Studio, llama.cpp and vLLM usually listen.',
    ),
  SMTP_URL: url(['smtp:', 'smtps:'])
    .optional()
    .describe('Mail server for outgoing e-mail; not set = kept in the outbox.'),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'must be like Smoko <no-reply@example.com>')
    .default('Smoko <no-reply@smoko.example>')
    .describe('Sender of outgoing e-mail.'),
  SMTP_IN_PORT: port.optional().describe('Port of the inbound mail listener; not set = no listener.'),
  SMTP_IN_TLS_CERT: z.string().optional().describe('Path of its TLS certificate (PEM); not set = no TLS.'),
  SMTP_IN_TLS_KEY: z.string().optional().describe("Path of that certificate's key (PEM)."),
  EMAIL_INBOUND_SECRET: z.string().optional().describe('Signs inbound e-mail.'),
  MAILGUN_SIGNING_KEY: z.string().optional().describe("Mailgun's webhook signing key, when it hands over mail."),
  POSTMARK_INBOUND_PASSWORD: z
    .string()
    .optional()
    .describe("Password in the address of Postmark's inbound webhook (user smoko), when it hands over mail."),
  EMAIL_INBOUND_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain name, e.g. mail.example.com')
    .optional()
    .describe("Domain of the businesses' inbound addresses."),
  SMOKO_SECRET_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
    .refine(
      (keys) => keys.every((key) => key.length === KEY_BYTES),
      'must be 32 bytes as base64: openssl rand -base64 32',
    )
    .optional()
    .describe(
      'Seals secrets in the database: 32 bytes as base64, former keys behind a comma. Not set = made once, in the data folder; needed in production with MONGODB_URI.',
    ),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('Twilio account, for sending SMS.'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('Twilio token; alone it only verifies inbound signatures.'),
  TWILIO_NUMBERS: z
    .string()
    .transform((text) => text.replace(/\s/g, '').split(',').filter(Boolean))
    .refine((numbers) => numbers.every((number) => E164.test(number)), 'must be numbers like +61491570156, with commas')
    .optional()
    .describe('Numbers SMS are sent from, separated by commas.'),
  TWILIO_API_URL: url(['http:', 'https:'])
    .default('https://api.twilio.com')
    .describe('Address of its API, for trying things out.'),
  PLACES_DATABASE: z
    .string()
    .optional()
    .describe(
      'Path of a database (MMDB) that says in which town network addresses are, such as GeoLite2-City.mmdb: people see it where they are signed in. Not set = the country alone.',
    ),
  PUSH_SERVICE_URL: z
    .string()
    .regex(LOOPBACK_ORIGIN, 'must be an address on this machine like http://127.0.0.1:4000')
    .optional()
    .describe(
      "A push service beside those of the browsers, for trying things out; on this machine only, and refused in production. Devices are told through their browsers' own without it.",
    ),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Sign-in with Google; needs the secret too.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Sign-in with Google; needs the client id too.'),
  GOOGLE_AUTHORIZATION_URL: url(['http:', 'https:']).optional().describe("Where people sign in; not set = Google's."),
  GOOGLE_TOKEN_URL: url(['http:', 'https:']).optional().describe("Where tokens are asked for; not set = Google's."),
  GOOGLE_USERINFO_URL: url(['http:', 'https:']).optional().describe("Where it says who they are; not set = Google's."),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,20}$/, 'must be a phone number')
    .optional()
    .describe('Support phone number, a link on the site; not set = an example without a link.'),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .optional()
    .describe(
      'Support address: gets what the forms of the site say, and is a link on it; not set = an example without a link.',
    ),
  SITE_CONTENT: z
    .enum(['example', 'own'], 'must be example or own')
    .default('example')
    .describe(
      '`own` once ratings, testimonials and offices on the site are yours; until then it says they are examples.',
    ),
  ...OPERATOR_VARIABLES,
  SITE_HERO_VIDEO: url(['https:'])
    .optional()
    .describe("Address of a video that plays in place of the picture on the site's first page."),
  SMOKO_NOW: z.iso
    .datetime({ offset: true, error: 'must be an instant like 2026-03-04T09:00:00Z' })
    .optional()
    .describe('Start of the business clock, for trying things out; refused in production.'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'must be a pino level: silent to trace')
    .optional()
    .describe('Log level; not set = info in production, warn otherwise. Logs are JSON lines on stderr.'),
  API_REQUESTS_PER_MINUTE: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(1_200)
    .describe('How many API requests one user may make in a minute.'),
});
type Values = z.output<typeof VARIABLES>;

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Another provider that speaks the same, in place of Google. */
  authorizationUrl?: string | undefined;
  tokenUrl?: string | undefined;
  userinfoUrl?: string | undefined;
}

export interface BackupSettings {
  folder: string;
  /** `HH:MM` by the server's clock. */
  at: string;
  /** 0: none are made. */
  keep: number;
}

/** What the server is built from. Nothing but this reaches the rest of the house. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  publicUrl: string | null;
  trustedProxies: TrustedProxies;
  /** Says where network addresses are; null = the countries that come with Smoko. */
  placesDatabase: string | null;
  dataDir: string;
  mongodbUri: string | null;
  backup: BackupSettings;
  /** The first seals, all open; null = the key in the data folder. */
  secretKeys: Buffer[] | null;
  /** null = files lie in the data folder. */
  s3: S3Settings | null;
  redisUrl: string | null;
  /** null = the built-in assistant model. */
  openai: { apiKey?: string | undefined; baseUrl?: string | undefined; model: string } | null;
  /** Which model servers businesses may choose themselves. */
  models: { privateAllowed: boolean; places: readonly { name: string; base_url: string }[] };
  smtp: { url: string | null; from: string };
  smtpIn: SmtpSettings | null;
  inboundEmail: {
    secret: string | null;
    domain: string | null;
    mailgunKey: string | null;
    postmarkPassword: string | null;
  };
  twilio: { accountSid: string | null; authToken: string | null; numbers: string[]; apiUrl: string };
  /** The origin of a push service that stands in for the browsers' own. */
  push: { serviceForTrying: string | null };
  google: GoogleSettings | null;
  /** null = the site shows examples, and calls go to its forms. */
  support: { phone: string | null; email: string | null };
  site: Pick<SiteSettings, 'own' | 'heroVideo' | 'operator' | 'securityContact'>;
  now: Date | null;
  logLevel: NonNullable<Values['LOG_LEVEL']>;
  requestsPerMinute: number;
}

/** A variable is wrong. The message is one line for whoever starts the server; secrets are never repeated in it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const DEFAULT_MODEL = 'gpt-5-mini';

const isProduction = (v: Values): boolean => v.NODE_ENV === 'production';
const oneWithoutTheOther = (one: string | undefined, other: string | undefined) => Boolean(one) !== Boolean(other);

/** Variables that are right one by one and do not go together, and what is said of it. */
const CONTRADICTIONS: readonly { holds(v: Values): boolean; say: string }[] = [
  {
    holds: (v) => isProduction(v) && v.SMOKO_NOW !== undefined,
    say: 'SMOKO_NOW sets a made-up time and is refused in production',
  },
  {
    holds: (v) => isProduction(v) && v.PUSH_SERVICE_URL !== undefined,
    say: 'PUSH_SERVICE_URL is for trying things out and is refused in production',
  },
  {
    holds: (v) => isProduction(v) && v.MONGODB_URI !== undefined && !v.SMOKO_SECRET_KEY,
    say: 'SMOKO_SECRET_KEY is needed with MONGODB_URI: make one with openssl rand -base64 32',
  },
  {
    holds: (v) => oneWithoutTheOther(v.GOOGLE_CLIENT_ID, v.GOOGLE_CLIENT_SECRET),
    say: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together',
  },
  {
    holds: (v) => v.S3_BUCKET !== undefined && !(v.S3_ACCESS_KEY_ID && v.S3_SECRET_ACCESS_KEY),
    say: 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  },
  {
    holds: (v) => oneWithoutTheOther(v.SMTP_IN_TLS_CERT, v.SMTP_IN_TLS_KEY),
    say: 'SMTP_IN_TLS_CERT and SMTP_IN_TLS_KEY must be set together',
  },
];

/** Throws ConfigError. `environment` is `process.env`, read by main.ts only. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = VARIABLES.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  const v = parsed.data;
  const contradiction = CONTRADICTIONS.find(({ holds }) => holds(v));
  if (contradiction) throw new ConfigError(contradiction.say);
  return {
    production: isProduction(v),
    host: v.HOST,
    port: v.PORT,
    publicUrl: v.PUBLIC_URL ? new URL(v.PUBLIC_URL).origin : null,
    trustedProxies: v.TRUSTED_PROXIES ?? [],
    placesDatabase: v.PLACES_DATABASE ? resolve(v.PLACES_DATABASE) : null,
    ...storage(v),
    openai: openAi(v),
    models: chosenModels(v),
    smtp: { url: v.SMTP_URL ?? null, from: v.MAIL_FROM },
    smtpIn: smtpIn(v),
    inboundEmail: inboundEmail(v),
    twilio: twilio(v),
    push: { serviceForTrying: v.PUSH_SERVICE_URL ?? null },
    google: google(v),
    support: { phone: v.SUPPORT_PHONE ?? null, email: v.SUPPORT_EMAIL ?? null },
    site: {
      own: v.SITE_CONTENT === 'own',
      heroVideo: v.SITE_HERO_VIDEO ?? null,
      ...operatorIn(v),
    },
    now: v.SMOKO_NOW ? new Date(v.SMOKO_NOW) : null,
    logLevel: v.LOG_LEVEL ?? (isProduction(v) ? 'info' : 'warn'),
    requestsPerMinute: v.API_REQUESTS_PER_MINUTE,
  };
}

type Storage = Pick<Config, 'dataDir' | 'mongodbUri' | 'redisUrl' | 'backup' | 'secretKeys' | 's3'>;
const storage = (v: Values): Storage => ({
  dataDir: resolve(v.SMOKO_DATA_DIR),
  mongodbUri: v.MONGODB_URI ?? null,
  redisUrl: v.REDIS_URL ?? null,
  backup: {
    folder: resolve(v.BACKUP_DIR ?? join(v.SMOKO_DATA_DIR, 'backups')),
    at: v.BACKUP_AT,
    keep: v.BACKUP_KEEP,
  },
  secretKeys: v.SMOKO_SECRET_KEY ?? null,
  s3: v.S3_BUCKET
    ? {
        bucket: v.S3_BUCKET,
        endpoint: v.S3_ENDPOINT ?? null,
        region: v.S3_REGION,
        accessKeyId: v.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: v.S3_SECRET_ACCESS_KEY ?? '',
      }
    : null,
});

/** One of its variables is enough to mean it. */
function openAi(v: Values): Config['openai'] {
  if (!(v.OPENAI_API_KEY ?? v.OPENAI_BASE_URL ?? v.OPENAI_MODEL)) return null;
  return { apiKey: v.OPENAI_API_KEY, baseUrl: v.OPENAI_BASE_URL, model: v.OPENAI_MODEL ?? DEFAULT_MODEL };
}

const chosenModels = (v: Values): Config['models'] => ({
  privateAllowed: (v.MODEL_PRIVATE_ADDRESSES ?? (isProduction(v) ? 'refuse' : 'allow')) === 'allow',
  places: v.MODEL_SERVERS?.map((base_url) => ({ name: 'Model server', base_url })) ?? USUAL_SERVERS,
});

function smtpIn(v: Values): Config['smtpIn'] {
  if (v.SMTP_IN_PORT === undefined) return null;
  const tls = v.SMTP_IN_TLS_CERT && v.SMTP_IN_TLS_KEY ? { cert: v.SMTP_IN_TLS_CERT, key: v.SMTP_IN_TLS_KEY } : null;
  return { port: v.SMTP_IN_PORT, host: v.HOST, tls };
}

const inboundEmail = (v: Values): Config['inboundEmail'] => ({
  secret: v.EMAIL_INBOUND_SECRET ?? null,
  domain: v.EMAIL_INBOUND_DOMAIN?.toLowerCase() ?? null,
  mailgunKey: v.MAILGUN_SIGNING_KEY ?? null,
  postmarkPassword: v.POSTMARK_INBOUND_PASSWORD ?? null,
});

const twilio = (v: Values): Config['twilio'] => ({
  accountSid: v.TWILIO_ACCOUNT_SID ?? null,
  authToken: v.TWILIO_AUTH_TOKEN ?? null,
  numbers: v.TWILIO_NUMBERS ?? [],
  apiUrl: v.TWILIO_API_URL.replace(/(?<!\/)\/+$/, ''),
});

function google(v: Values): Config['google'] {
  if (!v.GOOGLE_CLIENT_ID || !v.GOOGLE_CLIENT_SECRET) return null;
  return {
    clientId: v.GOOGLE_CLIENT_ID,
    clientSecret: v.GOOGLE_CLIENT_SECRET,
    authorizationUrl: v.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: v.GOOGLE_TOKEN_URL,
    userinfoUrl: v.GOOGLE_USERINFO_URL,
  };
}
