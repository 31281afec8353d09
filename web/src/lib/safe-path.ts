const HOME = '/dashboard';

/**
 * The page to open after signing in. `next` comes from the address bar, and anybody could send a link with one: only paths of
 * this site are accepted (no open redirect).
 */
export function safePath(next: string | null, origin: string): string {
  if (!next?.startsWith('/') || /[\\\s]/.test(next)) return HOME;
  try {
    const url = new URL(next, origin);
    if (url.origin !== origin || url.pathname.startsWith('//')) return HOME;
    const path = `${url.pathname}${url.search}${url.hash}`;
    return ['/', '/auth', '/signup'].includes(url.pathname) ? HOME : path;
  } catch {
    return HOME;
  }
}

/** The sign-in page's address, with the page to return to. */
export const authPath = (from: string): string =>
  from === HOME || from === '/' ? '/auth' : `/auth?next=${encodeURIComponent(from)}`;
