import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { type TrustedProxies, VARIABLES } from './config-variables.ts';
import type { S3Settings } from './files/file-store.ts';
import type { SmtpSettings } from './inbound/intake/smtp.ts';
import { USUAL_SERVERS } from './model-servers/usual-servers.ts';
import { operatorIn } from './operator-config.ts';
import type { SiteSettings } from './site/settings.ts';

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
