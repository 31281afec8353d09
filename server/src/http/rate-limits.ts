import { AppError } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { networkOf } from '../network.ts';
import { clientOf, type Trust } from './client-address.ts';

const WINDOW_MS = 60_000;
const MAX_RETRY_S = 60;
/** A secret in the address or header was wrong: nobody else's traffic counts. */
const WRONG_SECRET = new Set([401, 403, 404]);

/** Where counts are kept: shared by all server processes, or (undefined) in this one. */
type CountStore = ((name: string) => Store) | undefined;

interface Limit {
  perMinute: number;
  by: (req: Request) => string;
  /** Only answers that say that a secret was wrong count. */
  onlyWrong?: boolean;
}

/** Counts before it looks, in one step of the store: calls side by side cannot slip through. */
function limiter(name: string, { perMinute, by, onlyWrong = false }: Limit, store: CountStore): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit: perMinute,
    keyGenerator: by,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    ...(store ? { store: store(name) } : {}),
    // without Redis nobody is kept out: the limits that guard secrets are kept in the database
    passOnStoreError: true,
    skipSuccessfulRequests: onlyWrong,
    requestWasSuccessful: (_req, { statusCode }) => !WRONG_SECRET.has(statusCode),
    // the address is found in one place, which this library does not know
    validate: { trustProxy: false, xForwardedForHeader: false, forwardedHeader: false },
    handler: (req, _res, next) => {
      const resetAt = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime?.getTime();
      const seconds = Math.ceil(((resetAt ?? Date.now() + WINDOW_MS) - Date.now()) / 1000);
      const retryAfter = Math.min(MAX_RETRY_S, Math.max(1, seconds));
      next(
        new AppError('rate_limited', `That was a lot at once. Please try again in ${retryAfter} s.`, { retryAfter }),
      );
    },
  });
}

interface LimitOptions {
  requestsPerMinute: number;
  trust: Trust;
  store?: CountStore;
}

/** Every limit there is on requests. */
function allLimits({ requestsPerMinute, trust }: LimitOptions) {
  const addressOf = (req: Request) => networkOf(clientOf(req, trust).address);
  const userOrAddress = (req: Request) => req.user?.session.user_id.toHexString() ?? addressOf(req);
  return {
    // api.md: sign-up 100 a minute per address
    signup: { perMinute: 100, by: addressOf },
    /** All that somebody does who is not signed in yet. */
    signIn: { perMinute: 600, by: addressOf },
    /** Terminals that ask to be signed in. */
    devices: { perMinute: 60, by: addressOf },
    /** Sockets that are opened. */
    sockets: { perMinute: 600, by: addressOf },
    api: { perMinute: requestsPerMinute, by: userOrAddress },
    turns: { perMinute: 120, by: userOrAddress },
    forms: { perMinute: 60, by: addressOf },
    visitorChat: { perMinute: 60, by: addressOf },
    // one provider hands over everybody's messages
    channels: { perMinute: 12_000, by: addressOf },
    /** Signatures, passwords and links that were made up. */
    wrongSecrets: { perMinute: 300, by: addressOf, onlyWrong: true },
  } satisfies Record<string, Limit>;
}

export type RateLimits = Record<keyof ReturnType<typeof allLimits>, RequestHandler>;

export function createRateLimits(options: LimitOptions): RateLimits {
  const limits = Object.entries(allLimits(options));
  return Object.fromEntries(limits.map(([name, limit]) => [name, limiter(name, limit, options.store)])) as RateLimits;
}
