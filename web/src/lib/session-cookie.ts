import { readCookie } from './cookies.ts';

/** Another one with every sign-in. */
export const csrfCookie = () => readCookie(document.cookie, 'smoko_csrf');

/** The session cookie itself cannot be read; the CSRF cookie comes with it. Without one nobody is signed in: no need to ask the server. */
export const hasSessionCookie = (): boolean => csrfCookie() !== null;
