import {
  changeEmail,
  changePassword,
  confirmIdentity,
  type DomainInput,
  deleteAccount,
  endSession,
  forgotPassword,
  keepAccount,
  listSessions,
  type Operation,
  RESET_SENT,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@smoko/contract';
import type { Request, Response } from 'express';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { Logger } from '../logging.ts';
import type { Handler } from './auth-routes.ts';
import { doorOf } from './door.ts';
import { userOf } from './identity.ts';

/** The operations on one's own account that depend on the session or the device, which only a request knows. */
export function accountHandlers(accounts: Accounts, log: Logger): Map<string, Handler> {
  const { access, deletion, emails, passwords } = accounts;
  const handlers = new Map<string, Handler>();
  const on = <T extends Operation>(
    operation: T,
    handler: (req: Request, input: DomainInput<T>, res: Response) => Promise<unknown>,
  ) => handlers.set(operation.id, (req, res, input) => handler(req, input, res));

  on(verifyEmail, async (req, { token }) => {
    const { user, changed } = await emails.verify(token);
    await accounts.log.note(user._id, changed ? 'email_changed' : 'email_verified', doorOf(req));
    return { email: user.email };
  });
  on(resendVerification, async (req) => {
    await emails.resend(userOf(req).user);
    return null;
  });
  on(changeEmail, async (req, { email }) => {
    await access.changeEmail(userOf(req), email, doorOf(req));
    return null;
  });

  on(forgotPassword, async (req, { email }) => {
    const door = doorOf(req);
    // begun when the answer has gone: whether there is such an account shows neither in it nor in its time
    setImmediate(() => {
      passwords.forgot(email, door).catch((err: unknown) => log.error({ err }, 'a password could not be reset'));
    });
    return { message: RESET_SENT };
  });
  on(resetPassword, async (req, { token, password }) => {
    await passwords.reset(token, password, doorOf(req));
    return null;
  });
  on(changePassword, async (req, { current_password: current, new_password: password }) => {
    await passwords.change(userOf(req), { current, password }, doorOf(req));
    return null;
  });
  on(confirmIdentity, async (req, given) => {
    const until = await access.confirm(userOf(req), given, doorOf(req));
    return { confirmed_until: until.toISOString() };
  });

  on(listSessions, async (req) => ({ data: await access.list(userOf(req)) }));
  on(endSession, async (req, { id }) => {
    await access.end(userOf(req), id, doorOf(req));
    return null;
  });

  on(deleteAccount, async (req) => ({ delete_at: (await deletion.ask(userOf(req), doorOf(req))).toISOString() }));
  on(keepAccount, async (req) => {
    await deletion.cancel(userOf(req), doorOf(req));
    return null;
  });
  return handlers;
}
