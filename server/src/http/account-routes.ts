import {
  AppError,
  addFactor,
  answerDevice,
  challengeFactor,
  changeEmail,
  changePassword,
  confirmIdentity,
  createScriptToken,
  deleteAccount,
  endSession,
  forgotPassword,
  keepAccount,
  listFactors,
  listSessions,
  lookAtDevice,
  newRecoveryCodes,
  RESET_SENT,
  removeFactor,
  resendVerification,
  resetPassword,
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
import type { AccountSteps } from './account-steps.ts';
import type { SessionCookies } from './cookies.ts';
import { type Handlers, handle } from './handlers.ts';
import { userOf } from './identity.ts';
import { requestSource } from './request-source.ts';

/** The operations on one's own account that depend on the session or the device, which only a request knows. */
export const accountHandlers = (accounts: Accounts, cookies: SessionCookies, steps: AccountSteps): Handlers => [
  ...emailHandlers(accounts, cookies),
  ...passwordHandlers(accounts, steps),
  ...factorHandlers(accounts, steps),
  ...sessionHandlers(accounts),
  ...deviceHandlers(accounts),
  ...deletionHandlers(accounts),
];

function emailHandlers(accounts: Accounts, cookies: SessionCookies): Handlers {
  const { access, emails } = accounts;

  /** From now on the owner is known in this browser. */
  async function keepDevice(res: Response, identity: Identity, source: RequestSource): Promise<void> {
    const deviceId = await accounts.atHome(identity, source);
    if (deviceId) cookies.setDevice(res, deviceId, identity.session);
  }

  return [
    handle(verifyEmail, async (req, res, { token, password }) => {
      const source = requestSource(req);
      // a script is not its owner, whose mailbox it might have too
      const signedIn = req.user?.session.script ? null : (req.user?.user._id ?? null);
      const { user, changed } = await emails.verify(token, { signedIn, password }, source);
      await accounts.log.note(user._id, changed ? 'email_changed' : 'email_verified', source);
      if (req.user && signedIn?.equals(user._id)) await keepDevice(res, { ...req.user, user }, source);
      return { email: user.email };
    }),
    handle(resendVerification, async (req) => {
      await emails.resend(userOf(req).user);
      return null;
    }),
    handle(changeEmail, async (req, _res, { email }) => {
      await access.changeEmail(userOf(req), email, requestSource(req));
      return null;
    }),
  ];
}

function passwordHandlers({ access, passwords }: Accounts, steps: AccountSteps): Handlers {
  return [
    handle(forgotPassword, async (req, _res, { email }) => {
      steps.forgot(email, requestSource(req));
      return { message: RESET_SENT } as const;
    }),
    handle(resetPassword, async (req, res, input) => {
      await steps.reset(res, input, requestSource(req));
      return null;
    }),
    handle(changePassword, async (req, _res, { current_password: current, new_password: password }) => {
      await passwords.change(userOf(req), { current, password }, requestSource(req));
      return null;
    }),
    handle(confirmIdentity, async (req, _res, given) => {
      const until = await access.confirm(userOf(req), given, requestSource(req));
      return { confirmed_until: until.toISOString() };
    }),
  ];
}

function factorHandlers({ factors }: Accounts, steps: AccountSteps): Handlers {
  const lift = (req: Request, res: Response) => steps.lift(res, userOf(req), requestSource(req));

  return [
    handle(listFactors, async (req) => factors.list(userOf(req))),
    handle(addFactor, async (req, _res, input) => factors.add(userOf(req), input)),
    handle(removeFactor, async (req, _res, { id }) => {
      await factors.remove(userOf(req), id, requestSource(req));
      return null;
    }),
    handle(challengeFactor, async (req, _res, { id }) => factors.challenge(userOf(req), id)),
    handle(verifyFactor, async (req, res, input) => {
      const recovery_codes = await factors.verify(userOf(req), input, requestSource(req));
      return { ...(await lift(req, res)), ...(recovery_codes ? { recovery_codes } : {}) };
    }),
    handle(useRecoveryCode, async (req, res, { code }) => {
      await factors.recover(userOf(req), code, requestSource(req));
      return lift(req, res);
    }),
    handle(newRecoveryCodes, async (req) => ({
      recovery_codes: await factors.newRecoveryCodes(userOf(req), requestSource(req)),
    })),
  ];
}

const sessionHandlers = ({ access }: Accounts): Handlers => [
  handle(listSessions, async (req, _res, { kind }) => ({ data: await access.list(userOf(req), kind) })),
  handle(endSession, async (req, _res, { id }) => {
    await access.end(userOf(req), id, requestSource(req));
    return null;
  }),
  handle(createScriptToken, async (req, _res, input) => access.makeScriptToken(userOf(req), input, requestSource(req))),
];

const deviceHandlers = ({ devices }: Accounts): Handlers => [
  handle(startDevice, async (req, _res, input) => devices.start(input, requestSource(req))),
  handle(takeDevice, async (req, _res, { device_code }) => {
    const signIn = await devices.take(device_code, requestSource(req));
    return { status: signIn ? 'approved' : 'pending', signed_in: signIn?.answer ?? null } as const;
  }),
  handle(lookAtDevice, async (req, _res, { user_code }) => devices.look(userOf(req), user_code, requestSource(req))),
  handle(answerDevice, async (req, _res, { user_code, approve }) => {
    const identity = userOf(req);
    // a token that was stolen must not become a session that lasts
    if (identity.via !== 'cookie') throw new AppError('forbidden', 'Do that in the browser.');
    await devices.answer(identity, user_code, approve, requestSource(req));
    return null;
  }),
];

const deletionHandlers = ({ deletion }: Accounts): Handlers => [
  handle(deleteAccount, async (req) => ({
    delete_at: (await deletion.ask(userOf(req), requestSource(req))).toISOString(),
  })),
  handle(keepAccount, async (req) => {
    await deletion.cancel(userOf(req), requestSource(req));
    return null;
  }),
];
