import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { KNOWN_MS } from '../domain/accounts/sessions/known-places.ts';
import { csrfToken } from '../domain/accounts/sessions/tokens.ts';
import type { ReplyTokens } from '../domain/inbox/reply-token.ts';
import { clientOfRequest } from './client-address.ts';

const SESSION_COOKIE = 'smoko_session';
/** Readable by the page, which sends it back as `X-CSRF-Token`. */
const CSRF_COOKIE = 'smoko_csrf';
/** Stays after signing out. It only proves that somebody was signed in from this browser before; it gives no access. */
const DEVICE_COOKIE = 'smoko_device';
/** Where somebody signs in: by the API, and by the pages' forms. */
const DEVICE_PATHS = ['/api/auth', '/auth'];

export const isHttps = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false;

/** Whether cookies of this request's browser are Secure: reached over https, or said to be by PUBLIC_URL. */
export const isSecure = (req: Request, publicUrl: string | null): boolean =>
  isHttps(publicUrl) || clientOfRequest(req).https;

/** On https a name that neither another host nor a path can set (`__Host-`, RFC 6265bis section 4.1.3.2). */
const sessionCookie = (secure: boolean): string => (secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE);

export const cookieFrom = (headers: { cookie?: string | undefined }, name: string): string | undefined =>
  parseCookie(headers.cookie ?? '')[name];

/** The token of a browser's sign-in; undefined where it sends none. */
export const sessionToken = (headers: { cookie?: string | undefined }, secure: boolean): string | undefined =>
  cookieFrom(headers, sessionCookie(secure));

/** The signed device cookie of a browser; undefined where it sends none. */
export const deviceToken = ({ headers }: Request): string | undefined => cookieFrom(headers, DEVICE_COOKIE);

export interface SessionCookies {
  /** The token that a request brings. */
  token(req: Request): string | undefined;
  set(res: Response, token: string, session: { remember: boolean; expires_at: Date }): void;
  clear(res: Response): void;
  /** Marks this browser as one its owner has signed in from: until it is closed, unless the session is remembered. */
  setDevice(res: Response, deviceId: string, session?: { remember: boolean }): void;
}

/** The cookies of a browser's sign-in. Without "remember me" the session's end with the browser. */
export function sessionCookies(publicUrl: string | null, deviceTokens: ReplyTokens): SessionCookies {
  const append = (res: Response, name: string, value: string, rest: { httpOnly: boolean; path?: string }, end?: Date) =>
    res.append(
      'Set-Cookie',
      stringifySetCookie({
        name,
        value,
        path: '/',
        sameSite: 'lax',
        secure: isSecure(res.req, publicUrl),
        ...rest,
        ...(end ? { expires: end } : {}),
      }),
    );
  const nameFor = (res: Response) => sessionCookie(isSecure(res.req, publicUrl));
  return {
    token: (req) => sessionToken(req.headers, isSecure(req, publicUrl)),
    set(res, token, { remember, expires_at }) {
      const expires = remember ? expires_at : undefined;
      append(res, nameFor(res), token, { httpOnly: true }, expires);
      append(res, CSRF_COOKIE, csrfToken(token), { httpOnly: false }, expires);
    },
    clear(res) {
      append(res, nameFor(res), '', { httpOnly: true }, new Date(0));
      append(res, CSRF_COOKIE, '', { httpOnly: false }, new Date(0));
    },
    setDevice(res, deviceId, { remember } = { remember: true }) {
      const end = remember ? new Date(Date.now() + KNOWN_MS) : undefined;
      const token = deviceTokens.make(deviceId);
      for (const path of DEVICE_PATHS) append(res, DEVICE_COOKIE, token, { httpOnly: true, path }, end);
    },
  };
}
