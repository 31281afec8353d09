import { AppError, createClient } from '@smoko/contract';
import { readCookie } from './cookies.ts';

/** The one door to the server. The session is an HttpOnly cookie; writes prove they come from this page (CSRF). */
export const api = createClient({
  baseUrl: '',
  headers: () => {
    const csrf = readCookie(document.cookie, 'smoko_csrf');
    return { 'X-Smoko-Client': 'web', ...(csrf ? { 'X-CSRF-Token': csrf } : {}) };
  },
});

export const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.code === 'not_authenticated';

/** Words for people; what is no AppError is a fault of ours and says nothing useful. */
export const errorText = (error: unknown): string =>
  error instanceof AppError ? error.message : 'Something went wrong. Please try again.';
