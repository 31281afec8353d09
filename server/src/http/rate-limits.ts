import { AppError } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';

const WINDOW_MS = 60_000;

/** The network address, with IPv6 taken by its network: one machine has many. */
export const addressOf = (req: Request): string => ipKeyGenerator(req.ip ?? '');
const userOrAddress = (req: Request): string => req.user?.session.user_id.toHexString() ?? addressOf(req);

function perMinute(limit: number, keyGenerator: (req: Request) => string): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    keyGenerator,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    handler: (req, _res, next) => {
      const resetAt = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime?.getTime();
      const seconds = Math.ceil(((resetAt ?? Date.now() + WINDOW_MS) - Date.now()) / 1000);
      const retryAfter = Math.min(60, Math.max(1, seconds));
      next(
        new AppError('rate_limited', `That was a lot at once. Please try again in ${retryAfter} s.`, { retryAfter }),
      );
    },
  });
}

export interface RateLimits {
  signup: RequestHandler;
  /** All that somebody does who is not signed in yet. */
  signIn: RequestHandler;
  api: RequestHandler;
  turns: RequestHandler;
  forms: RequestHandler;
  visitorChat: RequestHandler;
  channels: RequestHandler;
}

/** Counted per process, by the real clock. Guessing one account's password is slowed down further by the lockout. */
export const createRateLimits = (requestsPerMinute: number): RateLimits => ({
  // api.md: sign-up 100 a minute per address
  signup: perMinute(100, addressOf),
  signIn: perMinute(600, addressOf),
  api: perMinute(requestsPerMinute, userOrAddress),
  turns: perMinute(120, userOrAddress),
  forms: perMinute(60, addressOf),
  visitorChat: perMinute(60, addressOf),
  // one provider hands over everybody's messages
  channels: perMinute(12_000, addressOf),
});
