import { AppError, type Factor, useRecoveryCode, verifyFactor } from '@smoko/contract';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { needsFactor } from '../domain/accounts/sessions/assurance.ts';
import { csrfToken, sameText } from '../domain/accounts/sessions/tokens.ts';
import { fillForm } from '../site/fill-form.ts';
import { pageOf } from '../site/pages.ts';
import { repeatLink } from '../site/repeat-link.ts';
import { withoutParts } from '../site/without-parts.ts';
import {
  type AccountPagesOptions,
  asksForJson,
  CODE_PATH,
  goIn,
  goOn,
  htmlOf,
  refuse,
  sourceOf,
} from './account-answers.ts';
import { sameOriginOnly } from './csrf.ts';
import { userOf } from './identity.ts';
import { canBeMended, checked, PRIVATE } from './plain-forms.ts';
import { sayRetryAfter, toAppError } from './problem.ts';
import { safePath } from './safe-path.ts';
import { sendPage } from './send-page.ts';
import { typed } from './typed.ts';

const OUT_OF_DATE = 'The page is out of date. Load it anew and try again.';
const RECOVERY = 'recovery';

/** What of the page is for somebody with this factor: one of its forms (`data-way`). */
const WAYS = ['app', 'phone-asks', 'phone-sent', RECOVERY] as const;
type Way = (typeof WAYS)[number];

function wayOf(factor: Factor | undefined, challenge: string): Way {
  if (!factor) return RECOVERY;
  if (factor.factor_type === 'totp') return 'app';
  return challenge ? 'phone-sent' : 'phone-asks';
}

interface Parts {
  who: RequestHandler;
  body: RequestHandler;
}

/**
 * The second factor: whoever owes it may do this and nothing else, by the session's own token. `?with=` is the factor
 * that was chosen, or `recovery`; a phone is texted its code when its owner asks for one, as each text costs money.
 */
export function codePage(
  { pages, accounts, cookies, publicUrl, limits, steps }: AccountPagesOptions,
  { who, body }: Parts,
): Router {
  const router = express.Router();

  const show = async (req: Request, res: Response, challenge: string, wrong = '', status = 200) => {
    const { user } = userOf(req);
    const factors = (await accounts.factors.list(userOf(req))).data.filter((one) => one.status === 'verified');
    const { with: asked, next } = req.query;
    const factor = asked === RECOVERY ? undefined : (factors.find(({ id }) => id === asked) ?? factors[0]);
    const way = wayOf(factor, challenge);
    const others = [
      ...factors.filter(({ id }) => id !== factor?.id).map(({ id, friendly_name }) => ({ id, name: friendly_name })),
      ...(way === RECOVERY ? [] : [{ id: RECOVERY, name: 'a recovery code' }]),
    ].map(({ id, name }) => ({
      text: `Use ${name}`,
      href: `${CODE_PATH}?${new URLSearchParams({ next: safePath(next), with: id })}`,
    }));
    const filled = fillForm(htmlOf(pages, CODE_PATH), {
      values: { csrf: csrfToken(cookies.token(req) ?? ''), factor: factor?.id ?? '', challenge },
      errors: wrong ? { code: wrong } : {},
      fills: { email: user.email, phone: factor?.phone ?? 'your phone', factor: factor?.friendly_name ?? '' },
    });
    const only = withoutParts(filled, ...WAYS.filter((one) => one !== way).map((one) => `[data-way=${one}]`));
    await sendPage(req, res, pageOf(repeatLink(only, '[data-each=other]', others)), status, PRIVATE);
  };

  /** Somebody who owes a code, and has come from this page. */
  const owing: RequestHandler = (req, res, next) => {
    if (!req.user) return goOn(req, res, '/auth', []);
    if (!needsFactor(userOf(req))) return goOn(req, res, safePath(req.query.next), []);
    next();
  };
  const ours: RequestHandler = (req, _res, next) => {
    const fine = sameText(typed(req).csrf ?? '', csrfToken(cookies.token(req) ?? ''));
    next(fine ? undefined : new AppError('forbidden', OUT_OF_DATE));
  };

  router.get(CODE_PATH, who, limits.api, owing, (req, res) => show(req, res, ''));
  const submit: RequestHandler = async (req, res) => {
    const { step, factor = '', challenge = '', code = '' } = typed(req);
    const identity = userOf(req);
    const source = sourceOf(req);
    if (step === 'leave') {
      await steps.leave(res, identity, false, source);
      return goOn(req, res, '/auth', []);
    }
    if (step === 'text') return show(req, res, (await accounts.factors.challenge(identity, factor)).id);
    if (!code.trim()) throw new AppError('invalid', 'Enter the code.');
    if (step === RECOVERY)
      await accounts.factors.recover(identity, checked(useRecoveryCode.input, { code }).code, source);
    else {
      const challenge_id = challenge || (await accounts.factors.challenge(identity, factor)).id;
      await accounts.factors.verify(identity, checked(verifyFactor.input, { id: factor, challenge_id, code }), source);
    }
    goIn(req, res, await steps.lift(res, identity, source), req.query.next);
  };
  const wrong: ErrorRequestHandler = async (error: unknown, req, res, next) => {
    const problem = toAppError(error);
    if (!req.user || !canBeMended(problem)) return next(error);
    sayRetryAfter(res, problem);
    const message = problem.errors?.[0]?.message ?? problem.message;
    if (asksForJson(req))
      return refuse(res, new AppError(problem.code, message, { errors: [{ path: 'code', message }] }), undefined);
    await show(req, res, typed(req).challenge ?? '', message, problem.status);
  };
  // whose guesses they are is known first, so that they count as the API's do
  router.post(CODE_PATH, sameOriginOnly(publicUrl), who, body, limits.api, owing, ours, submit, wrong);
  return router;
}
