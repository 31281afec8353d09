import { AppError } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import { csrfToken, sameText } from '../domain/accounts/sessions/tokens.ts';
import { isSecure, sessionToken } from './cookies.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The headers a browser sets by itself say that the request was made by a page of another site. */
export function isForeign(headers: Request['headers'], publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return origin !== publicUrl && (!URL.canParse(origin) || new URL(origin).host !== host);
}

const forbidden = (message: string) => new AppError('forbidden', message);
const FOREIGN = 'This request came from another website and was refused.';

/** For sign-up, sign-in and refresh, which have no CSRF token yet: only from here, or from no browser at all. */
export const sameOriginOnly =
  (publicUrl: string | null): RequestHandler =>
  (req, _res, next) =>
    next(!SAFE.has(req.method) && isForeign(req.headers, publicUrl) ? forbidden(FOREIGN) : undefined);

/**
 * Double submit, bound to the session: a write by cookie names the token that belongs to it in `X-CSRF-Token`.
 * Requests with a bearer token cannot be forged by a page and pass.
 */
export const csrfProtection =
  (publicUrl: string | null): RequestHandler =>
  (req, _res, next) => {
    if (SAFE.has(req.method) || req.user?.via !== 'cookie') return next();
    if (isForeign(req.headers, publicUrl)) return next(forbidden(FOREIGN));
    const session = sessionToken(req.headers, isSecure(req, publicUrl)) ?? '';
    const sent = req.get('x-csrf-token') ?? '';
    if (sameText(sent, csrfToken(session))) return next();
    next(forbidden('The page is out of date. Reload it and try again.'));
  };
