import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { csrfToken } from '../domain/accounts/tokens.ts';

export const SESSION_COOKIE = 'smoko_session';
/** Readable by the page, which sends it back as `X-CSRF-Token`. */
const CSRF_COOKIE = 'smoko_csrf';

export const cookieFrom = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];

export interface SessionCookies {
  set(res: Response, token: string, session: { remember: boolean; expires_at: Date }): void;
  clear(res: Response): void;
}

/** The two cookies of a browser's sign-in. Without "remember me" they end with the browser. */
export function sessionCookies(secure: boolean): SessionCookies {
  const common = { path: '/', sameSite: 'lax', secure } as const;
  const append = (res: Response, name: string, value: string, httpOnly: boolean, expires?: Date) =>
    res.append('Set-Cookie', stringifySetCookie({ name, value, ...common, httpOnly, ...(expires ? { expires } : {}) }));
  return {
    set(res, token, { remember, expires_at }) {
      const expires = remember ? expires_at : undefined;
      append(res, SESSION_COOKIE, token, true, expires);
      append(res, CSRF_COOKIE, csrfToken(token), false, expires);
    },
    clear(res) {
      append(res, SESSION_COOKIE, '', true, new Date(0));
      append(res, CSRF_COOKIE, '', false, new Date(0));
    },
  };
}
