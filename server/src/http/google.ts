import { AppError, completeGoogle, linkGoogle, pendingGoogle, type SignedIn } from '@smoko/contract';
import type { Request, RequestHandler, Response, Router } from 'express';
import { z } from 'zod';
import type { GoogleSettings } from '../config.ts';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { GoogleProfile } from '../domain/accounts/sessions/google.ts';
import type { SignIn } from '../domain/accounts/sessions/sign-in.ts';
import type { Logger } from '../logging.ts';
import type { Secrets } from '../secrets.ts';
import type { Enter } from './auth-routes.ts';
import { googlePassport, profileSchema } from './google-passport.ts';
import { type Handlers, handle } from './handlers.ts';
import { plainRouter } from './mount.ts';
import type { PlainRoute } from './openapi/document.ts';
import { requestSource } from './request-source.ts';
import { safePath } from './safe-path.ts';
import { sealedCookie } from './sealed-cookie.ts';

const PATH = '/api/auth/google';
const CALLBACK = `${PATH}/callback`;
const STATE_MS = 10 * 60_000;
const PENDING_MS = 15 * 60_000;

const describe = (operationId: string, summary: string): PlainRoute['describe'] => ({
  operationId,
  summary,
  tags: ['auth'],
  responses: { 302: { description: 'On to the next page' } },
});
export const GOOGLE_ROUTES: PlainRoute[] = [
  { method: 'GET', path: PATH, access: 'public', describe: describe('auth.google', 'Go to Google to sign in') },
  {
    method: 'GET',
    path: CALLBACK,
    access: 'public',
    describe: describe('auth.google.callback', 'Come back from there'),
  },
];

const stateSchema = z.strictObject({ state: z.string(), verifier: z.string(), next: z.string() });
const pendingSchema = z.strictObject({ step: z.enum(['new', 'link', 'either']), profile: profileSchema });

export interface GoogleOptions {
  /** null = not set up. */
  settings: GoogleSettings | null;
  secrets: Secrets;
  /** Where Smoko is reached: Google sends people back there. */
  origin: () => string;
}

interface Parts extends GoogleOptions {
  accounts: Accounts;
  publicUrl: string | null;
  log: Logger;
  enter: Enter;
}

/** Signing in with Google: state and PKCE in a cookie of its own, and what is left to do afterwards in another. */
export function googleSignIn({ settings, secrets, origin, accounts, publicUrl, log, enter }: Parts) {
  const cookie = { secrets, path: PATH, publicUrl };
  const states = sealedCookie({ ...cookie, name: 'smoko_google', ms: STATE_MS, schema: stateSchema });
  const pendings = sealedCookie({ ...cookie, name: 'smoko_google_pending', ms: PENDING_MS, schema: pendingSchema });

  const google = settings && googlePassport(settings, states, () => `${origin()}${CALLBACK}`);

  const failed = (res: Response) => {
    states.clear(res);
    res.redirect('/auth?error=google');
  };

  const begin: RequestHandler = (req, res, next) => (google ? google.send(req, res, next) : failed(res));

  async function arrived(req: Request, res: Response, profile: GoogleProfile): Promise<void> {
    const next = states.read(req)?.next ?? safePath(null);
    states.clear(res);
    const known = await accounts.google.arrive(profile, requestSource(req));
    if (typeof known !== 'string') {
      await enter(req, res, Promise.resolve(known));
      return res.redirect(next);
    }
    pendings.set(res, { step: known, profile });
    res.redirect(`/auth/google?${new URLSearchParams({ next })}`);
  }

  const callback: RequestHandler = async (req, res, next) => {
    const profile = await google?.receive(req, res, next).catch((err: unknown) => {
      log.warn({ err }, 'signing in with Google failed');
      return null;
    });
    if (profile) await arrived(req, res, profile);
    else failed(res);
  };

  function router(): Router {
    const made = plainRouter();
    made.get(PATH, begin);
    made.get(CALLBACK, callback);
    return made;
  }

  function pendingOf(req: Request, step: 'new' | 'link'): GoogleProfile {
    const pending = pendings.read(req);
    if (!pending || (pending.step !== step && pending.step !== 'either'))
      throw new AppError('invalid', 'That took too long. Please sign in with Google again.');
    return pending.profile;
  }

  async function finish(req: Request, res: Response, signIn: Promise<SignIn>): Promise<SignedIn> {
    const answer = await enter(req, res, signIn);
    pendings.clear(res);
    return answer;
  }

  const handlers: Handlers = [
    handle(pendingGoogle, async (req) => {
      const pending = pendings.read(req);
      return {
        pending: pending && {
          step: pending.step,
          email: pending.profile.email,
          full_name: pending.profile.full_name,
        },
      };
    }),
    handle(completeGoogle, (req, res, input) =>
      finish(req, res, accounts.google.create(pendingOf(req, 'new'), input, requestSource(req))),
    ),
    handle(linkGoogle, (req, res, { password }) =>
      finish(req, res, accounts.google.link(pendingOf(req, 'link'), password, requestSource(req))),
    ),
  ];

  return { router, handlers };
}
