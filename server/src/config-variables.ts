import proxyaddr from 'proxy-addr';
import { z } from 'zod';
import { OPERATOR_VARIABLES } from './operator-config.ts';
import { KEY_BYTES } from './secrets.ts';

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
    .describe('Mail server for outgoing email; not set = kept in the outbox.'),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'must be like Smoko <no-reply@example.com>')
    .default('Smoko <no-reply@smoko.example>')
    .describe('Sender of outgoing email.'),
  SMTP_IN_PORT: port.optional().describe('Port of the inbound mail listener; not set = no listener.'),
  SMTP_IN_TLS_CERT: z.string().optional().describe('Path of its TLS certificate (PEM); not set = no TLS.'),
  SMTP_IN_TLS_KEY: z.string().optional().describe("Path of that certificate's key (PEM)."),
  EMAIL_INBOUND_SECRET: z.string().optional().describe('Signs inbound email.'),
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
    .email('must be an email address')
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
