import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { csrfToken } from '../domain/accounts/tokens.ts';

const SESSION_COOKIE = 'smoko_session';
/** Readable by the page, which sends it back as `X-CSRF-Token`. */
const CSRF_COOKIE = 'smoko_csrf';

export const isHttps = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false;

/** On https a name that neither another host nor a path can set (`__Host-`, RFC 6265bis section 4.1.3.2). */
const sessionCookie = (publicUrl: string | null): string =>
  isHttps(publicUrl) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

export const cookieFrom = (headers: { cookie?: string | undefined }, name: string): string | undefined =>
  parseCookie(headers.cookie ?? '')[name];

/** The token of a browser's sign-in; undefined where it sends none. */
export const sessionToken = (headers: { cookie?: string | undefined }, publicUrl: string | null): string | undefined =>
  cookieFrom(headers, sessionCookie(publicUrl));

export interface SessionCookies {
  /** The token that a request brings. */
  token(req: Request): string | undefined;
  set(res: Response, token: string, session: { remember: boolean; expires_at: Date }): void;
  clear(res: Response): void;
}

/** The two cookies of a browser's sign-in. Without "remember me" they end with the browser. */
export function sessionCookies(publicUrl: string | null): SessionCookies {
  const common = { path: '/', sameSite: 'lax', secure: isHttps(publicUrl) } as const;
  const name = sessionCookie(publicUrl);
  const append = (res: Response, name: string, value: string, httpOnly: boolean, expires?: Date) =>
    res.append('Set-Cookie', stringifySetCookie({ name, value, ...common, httpOnly, ...(expires ? { expires } : {}) }));
  return {
    token: ({ headers }) => sessionToken(headers, publicUrl),
    set(res, token, { remember, expires_at }) {
      const expires = remember ? expires_at : undefined;
      append(res, name, token, true, expires);
      append(res, CSRF_COOKIE, csrfToken(token), false, expires);
    },
    clear(res) {
      append(res, name, '', true, new Date(0));
      append(res, CSRF_COOKIE, '', false, new Date(0));
    },
  };
}
