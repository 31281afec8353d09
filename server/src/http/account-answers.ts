// How forms of the pages of signing in are answered: their script gets JSON, a browser without it the next page.
import {
  type AccountFormDone,
  type AccountFormRefused,
  type AccountPath,
  AppError,
  frozen,
  type Notice,
  type SignedIn,
} from '@smoko/contract';
import type { Request, Response } from 'express';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { RequestSource } from '../domain/accounts/sessions/request-source.ts';
import type { SitePages } from '../site/pages.ts';
import type { AccountSteps } from './account-steps.ts';
import type { Enter } from './auth-routes.ts';
import type { SessionCookies } from './cookies.ts';
import { PRIVATE } from './plain-forms.ts';
import type { RateLimits } from './rate-limits.ts';
import { requestSource } from './request-source.ts';
import { safePath } from './safe-path.ts';
import { errorsByField } from './site-handlers.ts';

export interface AccountPagesOptions {
  pages: SitePages;
  accounts: Accounts;
  cookies: SessionCookies;
  enter: Enter;
  publicUrl: string | null;
  limits: Pick<RateLimits, 'signIn' | 'signup' | 'api'>;
  steps: AccountSteps;
}

/** Throws not_found where the pages are not built. */
export function htmlOf(pages: SitePages, path: AccountPath): string {
  const html = pages.page(path)?.html;
  if (!html) throw new AppError('not_found', 'There is nothing at this address.');
  return html;
}

export const CODE_PATH = '/auth/code';
/** Where the second factor is asked for, by whoever then goes on to `next`. */
export const codePath = (next: unknown): string => `${CODE_PATH}?${new URLSearchParams({ next: safePath(next) })}`;

const WELCOME: Notice = frozen({
  kind: 'success',
  title: 'Welcome back!',
  text: "You've been successfully signed in.",
});

/** By a cookie that scripts cannot read; no tokens beside it. */
export const sourceOf = (req: Request): RequestSource => ({ ...requestSource(req), withTokens: false });

export const asksForJson = (req: Request): boolean => req.accepts(['html', 'json']) === 'json';

/** On to the next page, which shows the notices where a script can. */
export function goOn(req: Request, res: Response, go: string, notices: Notice[]): void {
  res.set('Cache-Control', PRIVATE);
  if (asksForJson(req)) res.json({ go, notices } satisfies AccountFormDone);
  else res.redirect(303, go);
}

/** To where somebody was going, or to the second factor first. */
export function goIn(req: Request, res: Response, { aal, next_aal }: SignedIn, next: unknown, said = [WELCOME]): void {
  if (aal === next_aal) goOn(req, res, safePath(next), said);
  else goOn(req, res, codePath(next), []);
}

/** The script's answer to a form that did not do. Where the server never got to decide, its own words stand for `failed`. */
export function refuse(res: Response, problem: AppError, failed: Pick<Notice, 'title' | 'text'> | undefined): void {
  const undecided = problem.code === 'rate_limited';
  const { form = '', ...fields } = errorsByField(problem);
  const errors = problem.errors?.length ? fields : { form };
  const notice = failed && { ...failed, ...(undecided ? { text: problem.message } : {}), kind: 'error' as const };
  const answer: AccountFormRefused = notice ? { notice, errors: fields } : { notice: null, errors };
  res.set('Cache-Control', PRIVATE).status(problem.status).json(answer);
}
