import {
  type AccountFormDone,
  type AccountPath,
  type AppError,
  forgotPassword,
  loginInput,
  type Notice,
  RESET_NOTICE,
  RESET_SENT,
  resetPassword,
  signupInput,
  type User,
  userSchema,
} from '@smoko/contract';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { z } from 'zod';
import { needsFactor } from '../domain/accounts/sessions/assurance.ts';
import { type FormAnswer, fillForm } from '../site/fill-form.ts';
import { type Page, pageOf } from '../site/pages.ts';
import { withoutParts } from '../site/without-parts.ts';
import {
  type AccountPagesOptions,
  asksForJson,
  codePath,
  goIn,
  goOn,
  htmlOf,
  refuse,
  sourceOf,
} from './account-answers.ts';
import { authentication } from './authenticate.ts';
import { formBody } from './bodies/form-body.ts';
import { codePage } from './code-page.ts';
import { sameOriginOnly } from './csrf.ts';
import { canBeMended, checked, PRIVATE } from './plain-forms.ts';
import { sayRetryAfter, toAppError } from './problem.ts';
import { safePath } from './safe-path.ts';
import { sendPage } from './send-page.ts';
import { errorsByField } from './site-handlers.ts';
import { typed } from './typed.ts';

const FORM_BYTES = 16 * 1024;
const CHECK = 'Please check the marked fields. A password has to be typed again.';

const good = (title: string, text: string): Notice => ({ kind: 'success', title, text });
/** The catalogue's sentences for "no". */
const FAILED: Partial<Record<AccountPath, { title: string; text: string }>> = {
  '/auth': { title: 'Sign In Failed', text: 'Email or password is incorrect.' },
  '/signup': { title: 'Account Creation Failed', text: 'Unable to create account. Please try again.' },
};
const GOOGLE_FAILED = 'Sign In Failed. Unable to sign in with Google. Please try again.';

const blankIsNothing = (text: string | undefined) => (text?.trim() ? text : undefined);
const planSchema = signupInput.shape.plan;
const planOf = (req: Request): User['plan'] | undefined => planSchema.safeParse(req.query.plan).data ?? undefined;
const signupForm = signupInput.extend({
  gst_registered: z.enum(['yes', 'no'], 'Choose yes or no').transform((answer) => answer === 'yes'),
});

interface Form<I> {
  path: AccountPath;
  limit: RequestHandler;
  /** What was typed, checked. Throws invalid. */
  read(fields: Record<string, string>, req: Request): I;
  submit(input: I, req: Request, res: Response): Promise<void>;
}

/**
 * Signing in, creating an account and a new password: one page for each, with a form that is posted. The same services
 * as the API's, behind the same limits, the same second factor, and the same look at where a request comes from.
 */
export function accountPages(options: AccountPagesOptions): Router {
  const { pages, accounts, cookies, enter, publicUrl, limits } = options;
  const router = express.Router();
  const body = formBody(FORM_BYTES);
  const show = async (req: Request, res: Response, path: AccountPath, answer: FormAnswer, status = 200) =>
    sendPage(req, res, pageOf(fillForm(htmlOf(pages, path), answer)), status, PRIVATE);

  /** The page again, with what was typed and what is wrong with it. */
  async function again(req: Request, res: Response, path: AccountPath, problem: AppError, byUs: boolean) {
    sayRetryAfter(res, problem);
    const failed = byUs ? FAILED[path] : undefined;
    if (asksForJson(req)) return refuse(res, problem, failed);
    const errors = errorsByField(problem);
    if (problem.errors?.length) errors.form = CHECK;
    else if (failed && problem.code !== 'rate_limited') errors.form = `${failed.title}. ${failed.text}`;
    const values = Object.fromEntries(Object.entries(typed(req)).filter(([name]) => name !== 'password'));
    values.remember ??= '';
    await show(req, res, path, { form: `[data-path="${path}"]`, values, errors }, problem.status);
  }

  function form<I>({ path, limit, read, submit }: Form<I>): void {
    const answer: RequestHandler = async (req, res) => submit(read(typed(req), req), req, res);
    // nothing was asked of anybody yet: the fields say all there is to say
    const check: RequestHandler = (req, res, next) => {
      try {
        read(typed(req), req);
      } catch (error) {
        return again(req, res, path, toAppError(error), false);
      }
      next();
    };
    const wrong: ErrorRequestHandler = async (error: unknown, req, res, next) => {
      const problem = toAppError(error);
      if (canBeMended(problem)) await again(req, res, path, problem, true);
      else next(error);
    };
    // the body first: who has to wait gets back what was typed
    router.post(path, sameOriginOnly(publicUrl), body, limit, check, answer, wrong);
  }

  for (const path of ['/auth', '/signup'] as const) entrance(router, options, path);
  form({
    path: '/auth',
    limit: limits.signIn,
    read: ({ email, password, remember }) => checked(loginInput, { email, password, remember: Boolean(remember) }),
    async submit(input, req, res) {
      goIn(req, res, await enter(req, res, accounts.login(input, sourceOf(req))), req.query.next);
    },
  });
  form({
    path: '/signup',
    limit: limits.signup,
    read: ({ abn, nzbn, time_zone, ...rest }, req) =>
      checked(signupForm, {
        ...rest,
        abn: blankIsNothing(abn),
        nzbn: blankIsNothing(nzbn),
        time_zone: blankIsNothing(time_zone),
        plan: planOf(req),
      }),
    async submit(input, req, res) {
      const signedIn = await enter(req, res, accounts.signup(input, sourceOf(req)));
      const warnings = (signedIn.warnings ?? []).map((title): Notice => ({ kind: 'warning', title }));
      const said = good('Account Created!', 'Please check your email to verify your account.');
      goIn(req, res, signedIn, req.query.next, [said, ...warnings]);
    },
  });
  passwordForms(options, router, { show, form });
  router.use(codePage(options, { who: authentication(accounts, cookies), body }));
  return router;
}

/** The page with the two tabs; whoever is signed in already is led on. */
function entrance(
  router: Router,
  { pages, accounts, cookies, limits }: AccountPagesOptions,
  path: '/auth' | '/signup',
) {
  // packed once for each of the few that there are
  const made = new Map<string, Page>();
  const pageFor = (plan: User['plan'] | undefined, failed: boolean) => {
    const key = `${plan ?? ''} ${failed}`;
    const others = userSchema.shape.plan.options.filter((one) => one !== plan);
    const html = withoutParts(htmlOf(pages, path), ...others.map((one) => `[data-plan=${one}]`));
    const page = made.get(key) ?? pageOf(fillForm(html, failed ? { errors: { google: GOOGLE_FAILED } } : {}));
    made.set(key, page);
    return page;
  };
  router.get(path, authentication(accounts, cookies), limits.api, async (req, res) => {
    if (req.user) return res.redirect(303, needsFactor(req.user) ? codePath(req.query.next) : safePath(req.query.next));
    await sendPage(req, res, pageFor(planOf(req), req.query.error === 'google'));
  });
}

interface PasswordParts {
  show(req: Request, res: Response, path: AccountPath, answer: FormAnswer): Promise<void>;
  form<I>(form: Form<I>): void;
}

/** A forgotten password: the link is asked for, and what it leads to. */
function passwordForms(
  { pages, limits, steps }: AccountPagesOptions,
  router: Router,
  { show, form }: PasswordParts,
): void {
  router.get('/auth/forgot', limits.api, async (req, res, next) => {
    const page = pages.page('/auth/forgot');
    if (page) await sendPage(req, res, page);
    else next();
  });
  // packed once each: the form, and for an address without a token, where it could not work, what to do instead
  const made = new Map<boolean, Page>();
  router.get('/auth/reset', limits.api, async (req, res) => {
    const linked = Boolean(req.query.token);
    const page = made.get(linked) ?? pageOf(withoutParts(htmlOf(pages, '/auth/reset'), `[data-linked=${!linked}]`));
    made.set(linked, page);
    await sendPage(req, res, page);
  });
  form({
    path: '/auth/forgot',
    limit: limits.signIn,
    read: ({ email }) => checked(forgotPassword.input, { email }),
    async submit({ email }, req, res) {
      steps.forgot(email, sourceOf(req));
      if (asksForJson(req)) {
        const stays: AccountFormDone = { go: null, notices: [RESET_NOTICE] };
        res.set('Cache-Control', PRIVATE).json(stays);
      } else await show(req, res, '/auth/forgot', { values: { email }, errors: { said: RESET_SENT } });
    },
  });
  form({
    path: '/auth/reset',
    limit: limits.signIn,
    read: ({ password, contents }, req) =>
      checked(resetPassword.input, {
        token: String(req.query.token ?? ''),
        password,
        ...(contents ? { contents } : {}),
      }),
    async submit(input, req, res) {
      await steps.reset(res, input, sourceOf(req));
      const said =
        input.contents === 'leave'
          ? good('Your Address Is Free', 'Now create your own account with it.')
          : good('Password Changed', 'Sign in with your new password.');
      // whoever looks at their mail or their password manager meanwhile still finds it
      if (asksForJson(req)) goOn(req, res, '/auth', [{ ...said, stays: true }]);
      else await show(req, res, '/auth', { errors: { said: `${said.title}. ${said.text}` } });
    },
  });
}
