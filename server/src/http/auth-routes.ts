import { AppError, type DomainInput, getSession, login, logout, refresh, type SignedIn, signup } from '@smoko/contract';
import type { Request, Response } from 'express';
import type { Accounts } from '../domain/accounts/accounts.ts';
import { assuranceOf } from '../domain/accounts/sessions/assurance.ts';
import type { SignIn } from '../domain/accounts/sessions/sign-in.ts';
import { presentUser } from '../domain/accounts/user.ts';
import { type Idempotency, keyInUse } from '../domain/idempotency/claims.ts';
import type { AccountSteps } from './account-steps.ts';
import { addressOf } from './client-address.ts';
import type { SessionCookies } from './cookies.ts';
import { type Handlers, handle } from './handlers.ts';
import { userOf } from './identity.ts';
import { idempotencyKey } from './keyed.ts';
import { requestSource } from './request-source.ts';

/** Signs a browser or terminal in: with its cookies, and in place of what it had before. */
export type Enter = (req: Request, res: Response, signIn: Promise<SignIn>) => Promise<SignedIn>;

export function createEnter(accounts: Accounts, cookies: SessionCookies): Enter {
  /** Signing in again replaces the browser's former sign-in instead of leaving it behind. */
  async function endFormer(req: Request): Promise<void> {
    const former = cookies.token(req);
    const session = former ? await accounts.sessions.byCookie(former) : null;
    if (session) await accounts.sessions.end(session._id.toHexString());
  }
  return async (req, res, signIn) => {
    const { answer, session, cookie, deviceId } = await signIn;
    await endFormer(req);
    cookies.set(res, cookie, session);
    if (deviceId) cookies.setDevice(res, deviceId, session);
    return answer;
  };
}

/** The operations that set or clear cookies, and therefore need the request itself. */
export function authHandlers(
  accounts: Accounts,
  steps: Pick<AccountSteps, 'leave'>,
  idempotency: Idempotency,
  enter: Enter,
): Handlers {
  /**
   * With an Idempotency-Key a repeated sign-up signs in the account that the first one made. Neither the password nor
   * the tokens are kept for that: whoever repeats it proves the same password.
   */
  async function signUp(req: Request, res: Response, input: DomainInput<typeof signup>): Promise<SignedIn> {
    const key = idempotencyKey(req);
    const create = () => enter(req, res, accounts.signup(input, requestSource(req)));
    if (key === undefined) return create();
    const { password, ...body } = input;
    let created: SignedIn | undefined;
    await idempotency.once({ userId: `sign-up from ${addressOf(req)}`, key, route: signup.id, body }, async () => {
      created = await create();
      return null;
    });
    if (created) return created;
    const again = accounts
      .login({ email: body.email, password, remember: true }, requestSource(req))
      .catch((error: unknown) => {
        const other = error instanceof AppError && error.code === 'not_authenticated';
        throw other ? keyInUse() : error;
      });
    return enter(req, res, again);
  }

  return [
    handle(signup, signUp),
    handle(login, (req, res, input) => enter(req, res, accounts.login(input, requestSource(req)))),
    handle(refresh, (req, _res, { refresh_token }) => accounts.refresh(refresh_token, requestSource(req))),
    handle(logout, async (req, res, { everywhere }) => {
      await steps.leave(res, userOf(req), everywhere, requestSource(req));
      return null;
    }),
    handle(getSession, async (req) => {
      const { user, session, via } = userOf(req);
      const end = via === 'bearer' ? (session.access_expires_at ?? session.expires_at) : session.expires_at;
      return { user: presentUser(user), ...assuranceOf({ user, session }), expires_at: end.toISOString(), via };
    }),
  ];
}
