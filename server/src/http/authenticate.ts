import { ZONE_HEADER } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import passport from 'passport';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { Identity } from '../domain/accounts/sessions/assurance.ts';
import { addressOf } from './client-address.ts';
import type { SessionCookies } from './cookies.ts';
import type { RequestUser } from './identity.ts';

export const bearerToken = (authorization: string | undefined): string | undefined =>
  authorization?.match(/^Bearer ([\w.-]{20,1000})$/i)?.[1];

/** A passport strategy around a look-up; "nobody" is a failure that lets the next strategy try. */
class LookupStrategy extends passport.Strategy {
  // not a #private one: passport works with an object derived from this one for each request
  constructor(private readonly find: (req: Request) => Promise<RequestUser | null>) {
    super();
  }

  override authenticate(req: Request): void {
    this.find(req).then(
      (user) => (user ? this.success(user) : this.fail(401)),
      (error: unknown) => this.error(error),
    );
  }
}

const as = (via: RequestUser['via'], identity: Identity | null): RequestUser | null => identity && { ...identity, via };

/**
 * Sets `req.user` from a bearer token or the session cookie; leaves it unset for nobody. With a bearer token that is
 * wrong it is nobody, even when a cookie comes along. Further ways to sign in, such as Google, are further strategies of the same authenticator.
 */
export function authentication(accounts: Accounts, cookies: SessionCookies): RequestHandler {
  const authenticator = new passport.Passport();

  const bearer = async (req: Request) => {
    const accessToken = bearerToken(req.headers.authorization);
    return accessToken ? as('bearer', await accounts.identify({ accessToken })) : null;
  };
  const cookie = async (req: Request) => {
    const token = req.headers.authorization ? undefined : cookies.token(req);
    return token ? as('cookie', await accounts.identify({ cookie: token })) : null;
  };
  authenticator.use('bearer', new LookupStrategy(bearer));
  authenticator.use('cookie', new LookupStrategy(cookie));

  return (req, res, next) => {
    const done = async (error: unknown, user: RequestUser | false | null | undefined) => {
      if (error) throw error;
      if (!user) return;
      req.user = user;
      // the terminal has no page that says it: what it prints is in the business's zone, never in that of the computer
      if (user.via === 'bearer') res.setHeader(ZONE_HEADER, user.user.time_zone);
      const token = cookies.token(req);
      await accounts.seen(user, addressOf(req));
      const extended = await accounts.sessions.extend(user.session);
      if (extended && token && user.via === 'cookie') cookies.set(res, token, user.session);
    };
    const callback = (error: unknown, user?: RequestUser | false | null) => {
      done(error, user).then(() => next(), next);
    };
    authenticator.authenticate(['bearer', 'cookie'], { session: false }, callback)(req, res, next);
  };
}
