import { hasSessionCookie } from '../../lib/session-cookie.ts';

/** A way into the app, for whoever is signed in. */
export const signedIn = (element: HTMLElement): void => {
  element.hidden = !hasSessionCookie();
};
