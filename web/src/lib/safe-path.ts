const HOME = '/dashboard';

/**
 * Where to go after signing in. Only paths of this site are followed: `next` comes from the address bar, so a link
 * somebody sends must not be able to lead elsewhere.
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

/** The sign-in page, remembering where the person was going. */
export const authPath = (from: string): string =>
  from === HOME || from === '/' ? '/auth' : `/auth?next=${encodeURIComponent(from)}`;
