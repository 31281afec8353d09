import { AppError, createClient } from '@smoko/contract';
import { readCookie } from './cookies.ts';

const csrfCookie = () => readCookie(document.cookie, 'smoko_csrf');

/** The readable twin of the session cookie: without it nobody is signed in, and there is no need to ask. */
export const hasSessionCookie = (): boolean => csrfCookie() !== null;

/** The one door to the server. The session is an HttpOnly cookie; writes prove they come from this page (CSRF). */
export const api = createClient({ baseUrl: '', headers: apiHeaders });

export function apiHeaders(): Record<string, string> {
  const csrf = csrfCookie();
  return { 'X-Smoko-Client': 'web', ...(csrf ? { 'X-CSRF-Token': csrf } : {}) };
}

export const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.code === 'not_authenticated';

/** Words for people; what is no AppError is a fault of ours and says nothing useful. */
export const errorText = (error: unknown): string =>
  error instanceof AppError ? error.message : 'Something went wrong. Please try again.';
