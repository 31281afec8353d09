import {
  AppError,
  addFactor,
  answerDevice,
  challengeFactor,
  changeEmail,
  changePassword,
  confirmIdentity,
  type DomainInput,
  deleteAccount,
  endSession,
  forgotPassword,
  keepAccount,
  listFactors,
  listSessions,
  lookAtDevice,
  newRecoveryCodes,
  type Operation,
  RESET_SENT,
  removeFactor,
  resendVerification,
  resetPassword,
  type SignedIn,
  startDevice,
  takeDevice,
  useRecoveryCode,
  verifyEmail,
  verifyFactor,
} from '@smoko/contract';
import type { Request, Response } from 'express';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { Identity } from '../domain/accounts/sessions/assurance.ts';
import type { RequestSource } from '../domain/accounts/sessions/request-source.ts';
import type { Logger } from '../logging.ts';
import type { Handler } from './auth-routes.ts';
import type { SessionCookies } from './cookies.ts';
import { userOf } from './identity.ts';
import { requestSource } from './request-source.ts';

/** The operations on one's own account that depend on the session or the device, which only a request knows. */
export function accountHandlers(accounts: Accounts, cookies: SessionCookies, log: Logger): Map<string, Handler> {
  const { access, deletion, emails, factors, passwords } = accounts;
  const handlers = new Map<string, Handler>();
  const on = <T extends Operation>(
    operation: T,
    handler: (req: Request, input: DomainInput<T>, res: Response) => Promise<unknown>,
  ) => handlers.set(operation.id, (req, res, input) => handler(req, input, res));

  /** From now on the owner is known in this browser. */
  async function keepDevice(res: Response, identity: Identity, source: RequestSource): Promise<void> {
    const deviceId = await accounts.atHome(identity, source);
    if (deviceId) cookies.setDevice(res, deviceId, identity.session);
  }

  on(verifyEmail, async (req, { token, password }, res) => {
    const source = requestSource(req);
    const signedIn = req.user?.user._id ?? null;
    const { user, changed } = await emails.verify(token, { signedIn, password }, source);
    await accounts.log.note(user._id, changed ? 'email_changed' : 'email_verified', source);
    if (req.user && signedIn?.equals(user._id)) await keepDevice(res, { ...req.user, user }, source);
    return { email: user.email };
  });
  on(resendVerification, async (req) => {
    await emails.resend(userOf(req).user);
    return null;
  });
  on(changeEmail, async (req, { email }) => {
    await access.changeEmail(userOf(req), email, requestSource(req));
    return null;
  });

  on(forgotPassword, async (req, { email }) => {
    const source = requestSource(req);
    // begun when the answer has gone: whether there is such an account shows neither in it nor in its time
    setImmediate(() => {
      passwords.forgot(email, source).catch((err: unknown) => log.error({ err }, 'a password could not be reset'));
    });
    return { message: RESET_SENT };
  });
  on(resetPassword, async (req, input, res) => {
    const source = requestSource(req);
    const user = await passwords.reset(input, source);
    // whoever reads the owner's mail is them: guesses of others do not keep them from signing in here now
    if (user) cookies.setDevice(res, await accounts.places.rememberBrowser(user._id, source));
    return null;
  });
  on(changePassword, async (req, { current_password: current, new_password: password }) => {
    await passwords.change(userOf(req), { current, password }, requestSource(req));
    return null;
  });
  on(confirmIdentity, async (req, given) => {
    const until = await access.confirm(userOf(req), given, requestSource(req));
    return { confirmed_until: until.toISOString() };
  });

  /** The session goes on as one with a second factor, under a new cookie. */
  async function lift(req: Request, res: Response): Promise<SignedIn> {
    const { answer, session, cookie, deviceId } = await accounts.lift(userOf(req), requestSource(req));
    cookies.set(res, cookie, session);
    if (deviceId) cookies.setDevice(res, deviceId, session);
    return answer;
  }
  on(listFactors, async (req) => factors.list(userOf(req)));
  on(addFactor, async (req, input) => factors.add(userOf(req), input));
  on(removeFactor, async (req, { id }) => {
    await factors.remove(userOf(req), id, requestSource(req));
    return null;
  });
  on(challengeFactor, async (req, { id }) => factors.challenge(userOf(req), id));
  on(verifyFactor, async (req, input, res) => {
    const recovery_codes = await factors.verify(userOf(req), input, requestSource(req));
    return { ...(await lift(req, res)), ...(recovery_codes ? { recovery_codes } : {}) };
  });
  on(useRecoveryCode, async (req, { code }, res) => {
    await factors.recover(userOf(req), code, requestSource(req));
    return lift(req, res);
  });
  on(newRecoveryCodes, async (req) => ({
    recovery_codes: await factors.newRecoveryCodes(userOf(req), requestSource(req)),
  }));

  on(listSessions, async (req) => ({ data: await access.list(userOf(req)) }));
  on(endSession, async (req, { id }) => {
    await access.end(userOf(req), id, requestSource(req));
    return null;
  });

  on(startDevice, async (req, input) => accounts.devices.start(input, requestSource(req)));
  on(takeDevice, async (req, { device_code }) => {
    const signIn = await accounts.devices.take(device_code, requestSource(req));
    return { status: signIn ? 'approved' : 'pending', signed_in: signIn?.answer ?? null };
  });
  on(lookAtDevice, async (req, { user_code }) => accounts.devices.look(userOf(req), user_code, requestSource(req)));
  on(answerDevice, async (req, { user_code, approve }) => {
    const identity = userOf(req);
    // a token that was stolen must not become a session that lasts
    if (identity.via !== 'cookie') throw new AppError('forbidden', 'Do that in the browser.');
    await accounts.devices.answer(identity, user_code, approve, requestSource(req));
    return null;
  });

  on(deleteAccount, async (req) => ({
    delete_at: (await deletion.ask(userOf(req), requestSource(req))).toISOString(),
  }));
  on(keepAccount, async (req) => {
    await deletion.cancel(userOf(req), requestSource(req));
    return null;
  });
  return handlers;
}
