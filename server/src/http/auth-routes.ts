import { getSession, login, logout, refresh, type SignedIn, signup } from '@smoko/contract';
import type { Request, Response } from 'express';
import type { Accounts, Door, SignIn } from '../domain/accounts/accounts.ts';
import { presentUser } from '../domain/accounts/user.ts';
import { cookieFrom, SESSION_COOKIE, type SessionCookies } from './cookies.ts';
import { userOf } from './identity.ts';
import { addressOf } from './rate-limits.ts';

type Handler = (req: Request, res: Response, input: never) => Promise<unknown>;

/** The operations that set or clear cookies, and therefore need the request itself. */
export function authHandlers(accounts: Accounts, cookies: SessionCookies): Map<string, Handler> {
  const door = (req: Request): Door => ({ address: addressOf(req), withTokens: req.get('x-smoko-client') !== 'web' });

  async function enter(req: Request, res: Response, signIn: Promise<SignIn>): Promise<SignedIn> {
    const { answer, session, cookie } = await signIn;
    await endFormer(req);
    cookies.set(res, cookie, session);
    return answer;
  }

  /** Signing in again replaces the browser's former sign-in instead of leaving it behind. */
  async function endFormer(req: Request): Promise<void> {
    const former = cookieFrom(req.headers.cookie, SESSION_COOKIE);
    const session = former ? await accounts.sessions.byCookie(former) : null;
    if (session) await accounts.sessions.end(session._id.toHexString());
  }

  return new Map<string, Handler>([
    [signup.id, (req, res, input) => enter(req, res, accounts.signup(input, door(req)))],
    [login.id, (req, res, input) => enter(req, res, accounts.login(input, door(req)))],
    [refresh.id, (_req, _res, { refresh_token }: { refresh_token: string }) => accounts.refresh(refresh_token)],
    [
      logout.id,
      async (req, res, { everywhere }: { everywhere: boolean }) => {
        const { session } = userOf(req);
        if (everywhere) await accounts.sessions.endAll(session.user_id);
        else await accounts.sessions.end(session._id.toHexString());
        cookies.clear(res);
        return null;
      },
    ],
    [
      getSession.id,
      async (req) => {
        const { user, session, via } = userOf(req);
        const end = via === 'bearer' ? (session.access_expires_at ?? session.expires_at) : session.expires_at;
        return { user: presentUser(user), expires_at: end.toISOString(), via };
      },
    ],
  ] as [string, Handler][]);
}
