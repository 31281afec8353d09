import { AppError, completeGoogle, type DomainInput, linkGoogle, pendingGoogle, type SignedIn } from '@smoko/contract';
import type { Request, RequestHandler, Response, Router } from 'express';
import passport from 'passport';
import { type Profile, Strategy } from 'passport-google-oauth20';
import { z } from 'zod';
import type { GoogleSettings } from '../config.ts';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { GoogleProfile } from '../domain/accounts/sessions/google.ts';
import type { SignIn } from '../domain/accounts/sessions/sign-in.ts';
import type { Logger } from '../logging.ts';
import type { Secrets } from '../secrets.ts';
import type { Enter, Handler } from './auth-routes.ts';
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
const profileSchema = z.strictObject({
  sub: z.string().min(1),
  email: z.email().transform((email) => email.toLowerCase()),
  email_verified: z.boolean(),
  full_name: z.string(),
});
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

  /** passport's store for state and PKCE; what it is given by its number of parameters. */
  const store = {
    store(req: Request, verifier: string, _state: unknown, _meta: unknown, done: (e: null, state: string) => void) {
      const state = crypto.randomUUID();
      if (req.res) states.set(req.res, { state, verifier, next: safePath(req.query.next) });
      done(null, state);
    },
    verify(req: Request, given: string, _meta: unknown, done: (e: null, verifier: string | false) => void) {
      const known = states.read(req);
      done(null, known !== null && known.state === given ? known.verifier : false);
    },
  };

  const strategy =
    settings &&
    new Strategy(
      {
        clientID: settings.clientId,
        clientSecret: settings.clientSecret,
        callbackURL: CALLBACK,
        ...(settings.authorizationUrl ? { authorizationURL: settings.authorizationUrl } : {}),
        ...(settings.tokenUrl ? { tokenURL: settings.tokenUrl } : {}),
        ...(settings.userinfoUrl ? { userProfileURL: settings.userinfoUrl } : {}),
        scope: ['openid', 'email', 'profile'],
        pkce: true,
        state: true,
        store,
      } as never,
      (_access: string, _refresh: string, profile: Profile, done: (e: null, user: never) => void) =>
        done(null, profileOf(profile) as never),
    );
  const authenticator = new passport.Passport();
  if (strategy) authenticator.use('google', strategy);

  const failed = (res: Response) => {
    states.clear(res);
    res.redirect('/auth?error=google');
  };

  const begin: RequestHandler = (req, res, next) => {
    if (!strategy) return failed(res);
    authenticator.authenticate('google', { session: false, callbackURL: `${origin()}${CALLBACK}` } as never)(
      req,
      res,
      next,
    );
  };

  async function arrived(req: Request, res: Response, profile: GoogleProfile): Promise<void> {
    const next = states.read(req)?.next ?? safePath(null);
    states.clear(res);
    const known = await accounts.google.arrive(profile, requestSource(req));
    if (typeof known !== 'string') {
      await enter(req, res, Promise.resolve(known));
      return res.redirect(next);
    }
    pendings.set(res, { step: known, profile });
    res.redirect(`/auth?${new URLSearchParams({ google: known === 'new' ? 'new' : 'link', next })}`);
  }

  const callback: RequestHandler = (req, res, next) => {
    if (!strategy) return failed(res);
    const done = (error: unknown, profile?: GoogleProfile | false | null) => {
      if (error) log.warn({ err: error }, 'signing in with Google failed');
      if (error || !profile) return failed(res);
      arrived(req, res, profile).catch(next);
    };
    const options = { session: false, callbackURL: `${origin()}${CALLBACK}` };
    authenticator.authenticate('google', options as never, done as never)(req, res, next);
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

  const handlers = new Map<string, Handler>([
    [
      pendingGoogle.id,
      async (req) => {
        const pending = pendings.read(req);
        return {
          pending: pending && {
            step: pending.step,
            email: pending.profile.email,
            full_name: pending.profile.full_name,
          },
        };
      },
    ],
    [
      completeGoogle.id,
      (req, res, input: DomainInput<typeof completeGoogle>) =>
        finish(req, res, accounts.google.create(pendingOf(req, 'new'), input, requestSource(req))),
    ],
    [
      linkGoogle.id,
      (req, res, { password }: DomainInput<typeof linkGoogle>) =>
        finish(req, res, accounts.google.link(pendingOf(req, 'link'), password, requestSource(req))),
    ],
  ] as [string, Handler][]);

  return { router, handlers };
}

/** Null where Google says no address: there is nothing to know somebody by. */
function profileOf({ id, displayName, emails }: Profile): GoogleProfile | false {
  const [email] = emails ?? [];
  const verified = email?.verified as boolean | string | undefined;
  const parsed = profileSchema.safeParse({
    sub: id,
    email: email?.value,
    email_verified: verified === true || verified === 'true',
    full_name: displayName ?? '',
  });
  return parsed.success ? parsed.data : false;
}
