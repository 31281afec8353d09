const HOME = '/dashboard';
/** Only to tell paths from other sites' addresses. */
const HERE = 'http://smoko.invalid';

/** A path of this site to go to after signing in; anything that could lead elsewhere is the dashboard. */
export function safePath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || /[\\\s]/.test(next) || !URL.canParse(next, HERE))
    return HOME;
  const url = new URL(next, HERE);
  if (url.origin !== HERE || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}
