import { AppError, createClient } from '@smoko/contract';
import { readCookie } from './cookies.ts';

const csrfCookie = () => readCookie(document.cookie, 'smoko_csrf');

/** The session cookie itself cannot be read; the CSRF cookie comes with it. Without one nobody is signed in: no need to ask the server. */
export const hasSessionCookie = (): boolean => csrfCookie() !== null;

/** The one API client. The session is an HttpOnly cookie; writes carry the CSRF token as proof that they come from this page. */
export const api = createClient({ baseUrl: '', headers: apiHeaders });

export function apiHeaders(): Record<string, string> {
  const csrf = csrfCookie();
  return { 'X-Smoko-Client': 'web', ...(csrf ? { 'X-CSRF-Token': csrf } : {}) };
}

export const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.code === 'not_authenticated';

/** A message for people. Any error but an AppError is a bug of ours, whose message would help nobody. */
export const errorText = (error: unknown): string =>
  error instanceof AppError ? error.message : 'Something went wrong. Please try again.';
