import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { type Profile, Strategy, type StrategyOptionsWithRequest, type VerifyCallback } from 'passport-google-oauth20';
import { z } from 'zod';
import type { GoogleSettings } from '../config.ts';
import type { GoogleProfile } from '../domain/accounts/sessions/google.ts';
import { safePath } from './safe-path.ts';

/** Of somebody who is on their way to Google and back. */
interface OnTheWay {
  state: string;
  verifier: string;
  /** Where they go afterwards. */
  next: string;
}

/** Keeps it in their browser. */
interface Keeper {
  set(res: Response, value: OnTheWay): void;
  read(req: Request): OnTheWay | null;
}

export const profileSchema = z.strictObject({
  sub: z.string().min(1),
  email: z.email().transform((email) => email.toLowerCase()),
  email_verified: z.boolean(),
  full_name: z.string(),
});

/** Google as passport knows it. `callbackUrl`: where Google sends people back. */
export function googlePassport(settings: GoogleSettings, keeper: Keeper, callbackUrl: () => string) {
  // not as passport's user: that is whoever is signed in here
  const arrived = new WeakMap<Request, GoogleProfile>();
  const options: StrategyOptionsWithRequest = {
    clientID: settings.clientId,
    clientSecret: settings.clientSecret,
    ...(settings.authorizationUrl ? { authorizationURL: settings.authorizationUrl } : {}),
    ...(settings.tokenUrl ? { tokenURL: settings.tokenUrl } : {}),
    ...(settings.userinfoUrl ? { userProfileURL: settings.userinfoUrl } : {}),
    scope: ['openid', 'email', 'profile'],
    pkce: true,
    state: true,
    passReqToCallback: true,
  };
  const strategy = new Strategy(
    // passport gives a store as much as it has parameters for; its types know only those without PKCE
    Object.assign(options, { store: stateStore(keeper) }),
    (req: Request, _access: string, _refresh: string, profile: Profile, done: VerifyCallback) => {
      const known = profileOf(profile);
      if (known) arrived.set(req, known);
      done(null, false);
    },
  );
  const authenticator = new passport.Passport().use('google', strategy);
  const parameters = () => ({ session: false, callbackURL: callbackUrl() });

  return {
    send: ((req, res, next) => authenticator.authenticate('google', parameters())(req, res, next)) as RequestHandler,
    /** Who came back; null when nobody did, or Google says no address of theirs. Rejects when Google answers wrongly. */
    receive: (...[req, res, next]: Parameters<RequestHandler>): Promise<GoogleProfile | null> =>
      new Promise((done, fail) => {
        const back = (error: unknown) => (error ? fail(error) : done(arrived.get(req) ?? null));
        authenticator.authenticate('google', parameters(), back)(req, res, next);
      }),
  };
}

/** passport's store for state and PKCE. */
const stateStore = (keeper: Keeper) => ({
  store(req: Request, verifier: string, _state: unknown, _meta: unknown, done: (e: null, state: string) => void) {
    const state = crypto.randomUUID();
    if (req.res) keeper.set(req.res, { state, verifier, next: safePath(req.query.next) });
    done(null, state);
  },
  verify(req: Request, given: string, _meta: unknown, done: (e: null, verifier: string | false) => void) {
    const known = keeper.read(req);
    done(null, known !== null && known.state === given ? known.verifier : false);
  },
});

/** Null where Google says no address: there is nothing to know somebody by. */
function profileOf({ id, displayName, emails }: Profile): GoogleProfile | null {
  const [email] = emails ?? [];
  const verified = email?.verified as boolean | string | undefined;
  const parsed = profileSchema.safeParse({
    sub: id,
    email: email?.value,
    email_verified: verified === true || verified === 'true',
    full_name: displayName ?? '',
  });
  return parsed.success ? parsed.data : null;
}
