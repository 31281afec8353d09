import {
  AppError,
  forgotPassword,
  invalid,
  loginInput,
  type PlainPath,
  RESET_SENT,
  resetPassword,
  signupInput,
  useRecoveryCode,
  verifyFactor,
} from '@smoko/contract';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { Accounts } from '../domain/accounts/accounts.ts';
import { needsFactor } from '../domain/accounts/sessions/assurance.ts';
import type { RequestSource } from '../domain/accounts/sessions/request-source.ts';
import { csrfToken, sameText } from '../domain/accounts/sessions/tokens.ts';
import { type FormAnswer, fillForm } from '../site/fill-form.ts';
import { pageOf, type SitePages } from '../site/pages.ts';
import { withoutParts } from '../site/without-parts.ts';
import type { AccountSteps } from './account-steps.ts';
import type { Enter } from './auth-routes.ts';
import { authentication } from './authenticate.ts';
import { formBody } from './bodies/form-body.ts';
import type { SessionCookies } from './cookies.ts';
import { sameOriginOnly } from './csrf.ts';
import { userOf } from './identity.ts';
import { canBeMended, checked, PRIVATE } from './plain-forms.ts';
import { toAppError } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import { requestSource } from './request-source.ts';
import { safePath } from './safe-path.ts';
import { sendPage } from './send-page.ts';
import { errorsByField } from './site-handlers.ts';
import { typed } from './typed.ts';

interface PlainOptions {
  pages: SitePages;
  accounts: Accounts;
  cookies: SessionCookies;
  enter: Enter;
  publicUrl: string | null;
  limits: Pick<RateLimits, 'signIn' | 'signup' | 'api'>;
  steps: AccountSteps;
}

const FORM_BYTES = 16 * 1024;
const SIGNED_IN = 'You are signed in. The app itself needs JavaScript: turn it on for this site and open /dashboard.';
const OUT_OF_DATE = 'The page is out of date. Load it anew and try again.';
const CHECK = 'Please check the marked fields. A password has to be typed again.';
const FAILED: Partial<Record<PlainPath, string>> = {
  '/auth/plain': 'Sign In Failed. Email or password is incorrect.',
};

/** Where the second factor is asked for, by whoever then goes on to `next`. */
const codePath = (next: unknown) => `/auth/plain/code?${new URLSearchParams({ next: safePath(next) })}`;
/** By a cookie that scripts cannot read; no tokens beside it. */
const sourceOf = (req: Request): RequestSource => ({ ...requestSource(req), withTokens: false });
function htmlOf(pages: SitePages, path: PlainPath): string {
  const html = pages.page(path)?.html;
  if (!html) throw new AppError('not_found', 'There is nothing at this address.');
  return html;
}
const blankIsNothing = (text: string | undefined) => (text?.trim() ? text : null);

/**
 * Signing in, creating an account and a new password as plain forms: the same services as the API's, behind the same
 * limits, the same second factor, and the same look at where a request comes from.
 */
export function plainSignIn(options: PlainOptions): Router {
  const { pages, accounts, cookies, enter, publicUrl, limits } = options;
  const router = express.Router();
  const body = formBody(FORM_BYTES);
  const who = authentication(accounts, cookies);
  const show: Show = async (req, res, path, answer, status = 200) => {
    const filled = fillForm(htmlOf(pages, path), answer);
    // whose the records are is asked of those alone who have to say
    const shown = answer.errors?.contents ? filled : withoutParts(filled, '[data-whose]');
    await sendPage(req, res, pageOf(shown), status, PRIVATE);
  };
  /** On to where one was going, or to the second factor first. */
  const goOn = (res: Response, signedIn: { aal: string; next_aal: string }, next: unknown) =>
    res.redirect(303, signedIn.aal === signedIn.next_aal ? safePath(next) : codePath(next));

  /** The page again, with what was typed and what is wrong with it. */
  const again =
    (path: PlainPath): ErrorRequestHandler =>
    async (error: unknown, req, res, next) => {
      const problem = toAppError(error);
      if (!canBeMended(problem)) return next(error);
      if (problem.retryAfter !== undefined) res.set('Retry-After', String(problem.retryAfter));
      const errors = errorsByField(problem);
      if (problem.errors?.length) errors.form = CHECK;
      if (problem.code === 'not_authenticated') errors.form = FAILED[path] ?? problem.message;
      const values = Object.fromEntries(Object.entries(typed(req)).filter(([name]) => name !== 'password'));
      values.remember ??= '';
      await show(req, res, path, { values, errors }, problem.status);
    };
  // read first: who has to wait gets back what was typed
  const form = (path: PlainPath, limit: RequestHandler, submit: RequestHandler) =>
    router.post(path, sameOriginOnly(publicUrl), body, limit, submit, again(path));

  router.get('/auth/plain', who, limits.api, (req, res) => {
    if (req.user && needsFactor(req.user)) return res.redirect(303, codePath(req.query.next));
    return show(req, res, '/auth/plain', {
      values: { next: safePath(req.query.next) },
      errors: req.user ? { said: SIGNED_IN } : {},
    });
  });
  form('/auth/plain', limits.signIn, async (req, res) => {
    const { email, password, remember, next } = typed(req);
    const input = checked(loginInput, { email, password, remember: Boolean(remember) });
    goOn(res, await enter(req, res, accounts.login(input, sourceOf(req))), next);
  });

  router.get('/auth/plain/create', limits.api, (req, res) =>
    show(req, res, '/auth/plain/create', { values: { plan: String(req.query.plan ?? '') } }),
  );
  form('/auth/plain/create', limits.signup, async (req, res) => {
    const { abn, nzbn, plan, gst_registered, ...rest } = typed(req);
    const registered = gst_registered === 'yes' || gst_registered === 'no';
    const known = signupInput.shape.plan.safeParse(plan).success;
    const input = checked(signupInput, {
      ...rest,
      abn: blankIsNothing(abn),
      ...(blankIsNothing(nzbn) ? { nzbn } : {}),
      ...(registered ? { gst_registered: gst_registered === 'yes' } : {}),
      ...(known && plan ? { plan } : {}),
    });
    if (!registered) throw invalid('gst_registered', 'Choose yes or no');
    goOn(res, await enter(req, res, accounts.signup(input, sourceOf(req))), null);
  });

  passwordForms(router, options, { show, form });
  codeForms(router, options, { who, body, goOn });
  return router;
}

type Show = (req: Request, res: Response, path: PlainPath, answer: FormAnswer, status?: number) => Promise<void>;

interface PasswordParts {
  show: Show;
  form(path: PlainPath, limit: RequestHandler, submit: RequestHandler): void;
}

/** A forgotten password: the link is asked for, and what it leads to. */
function passwordForms(router: Router, options: PlainOptions, { show, form }: PasswordParts): void {
  const { limits, steps } = options;
  router.get('/auth/plain/forgot', limits.api, (req, res) => show(req, res, '/auth/plain/forgot', {}));
  form('/auth/plain/forgot', limits.signIn, async (req, res) => {
    const { email } = checked(forgotPassword.input, { email: typed(req).email });
    steps.forgot(email, sourceOf(req));
    await show(req, res, '/auth/plain/forgot', { values: { email }, errors: { said: RESET_SENT } });
  });

  router.get('/auth/plain/reset', limits.api, (req, res) =>
    show(req, res, '/auth/plain/reset', { values: { token: String(req.query.token ?? '') } }),
  );
  form('/auth/plain/reset', limits.signIn, async (req, res) => {
    const { token, password, contents } = typed(req);
    const input = checked(resetPassword.input, { token, password, ...(contents ? { contents } : {}) });
    await steps.reset(res, input, sourceOf(req));
    await show(req, res, '/auth/plain', { errors: { said: 'Your password was changed. Sign in with the new one.' } });
  });
}

interface CodeParts {
  who: RequestHandler;
  body: RequestHandler;
  goOn(res: Response, signedIn: { aal: string; next_aal: string }, next: unknown): void;
}

/** The second factor: whoever owes it may do this and nothing else, by the session's own token. */
function codeForms(router: Router, options: PlainOptions, { who, body, goOn }: CodeParts): void {
  const { pages, accounts, cookies, publicUrl, limits, steps } = options;
  const path = '/auth/plain/code';
  const factorsOf = async (req: Request) =>
    (await accounts.factors.list(userOf(req))).data.filter(({ status }) => status === 'verified');
  const nextOf = (req: Request) => typed(req).next ?? req.query.next;
  const show = async (req: Request, res: Response, challenge: string, wrong = '', status = 200) => {
    const [factor] = await factorsOf(req);
    const csrf = csrfToken(cookies.token(req) ?? '');
    const values = { csrf, factor: factor?.id ?? '', challenge, next: safePath(nextOf(req)) };
    const filled = fillForm(htmlOf(pages, path), {
      values,
      errors: { form: wrong },
      fills: { phone: factor?.phone ?? 'your phone' },
    });
    const shown = factor ? partsFor(factor.factor_type, challenge !== '') : [];
    const others = FACTOR_PARTS.filter((part) => !shown.includes(part)).map((part) => `[data-factor=${part}]`);
    await sendPage(req, res, pageOf(withoutParts(filled, ...others)), status, PRIVATE);
  };
  /** Somebody who owes a code, and has come from this page. */
  const owing: RequestHandler = (req, res, next) => {
    if (!req.user) return res.redirect(303, '/auth/plain');
    if (!needsFactor(userOf(req))) return res.redirect(303, safePath(nextOf(req)));
    next();
  };
  const ours: RequestHandler = (req, _res, next) => {
    const fine = sameText(typed(req).csrf ?? '', csrfToken(cookies.token(req) ?? ''));
    next(fine ? undefined : new AppError('forbidden', OUT_OF_DATE));
  };

  router.get(path, who, limits.api, owing, (req, res) => show(req, res, ''));
  const submit: RequestHandler = async (req, res) => {
    const { step, factor = '', challenge = '', code, recovery = '', next } = typed(req);
    const identity = userOf(req);
    const source = sourceOf(req);
    if (step === 'text') return show(req, res, (await accounts.factors.challenge(identity, factor)).id);
    if (step === 'recovery')
      await accounts.factors.recover(identity, checked(useRecoveryCode.input, { code: recovery }).code, source);
    else {
      const challenge_id = challenge || (await accounts.factors.challenge(identity, factor)).id;
      await accounts.factors.verify(identity, checked(verifyFactor.input, { id: factor, challenge_id, code }), source);
    }
    goOn(res, await steps.lift(res, identity, source), next);
  };
  const wrong: ErrorRequestHandler = async (error: unknown, req, res, next) => {
    const problem = toAppError(error);
    if (!req.user || !canBeMended(problem)) return next(error);
    if (problem.retryAfter !== undefined) res.set('Retry-After', String(problem.retryAfter));
    const message = problem.errors?.[0]?.message ?? problem.message;
    await show(req, res, typed(req).challenge ?? '', message, problem.status);
  };
  // whose guesses they are is known first, so that they count as the API's do
  router.post(path, sameOriginOnly(publicUrl), who, body, limits.api, owing, ours, submit, wrong);
}

const FACTOR_PARTS = ['code', 'phone-asks', 'phone-again'] as const;
/** What of the page is for somebody with this factor. A texted code ends after a while: there is always another. */
function partsFor(factor: 'totp' | 'phone', asked: boolean): readonly (typeof FACTOR_PARTS)[number][] {
  if (factor === 'totp') return ['code'];
  return asked ? ['code', 'phone-again'] : ['phone-asks'];
}
