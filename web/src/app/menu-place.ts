/** Screens that are not in the menu, and what of it leads to them. */
const PLACES: Readonly<Record<string, string>> = {
  '/job-details': '/jobs',
  '/client': '/client-directory',
  '/client-account': '/client-directory',
  '/supplier': '/supplier-directory',
  '/finance-record': '/finance-data',
  '/payments-to-place': '/finance-data',
  '/tpar': '/finance-data',
};

interface Address {
  pathname: string;
  search: string;
}

/** How an entry of the menu stands to where one is, as `aria-current` says it: the page itself, what leads to it, or neither. */
export function standsFor(path: string, { pathname, search }: Address): 'page' | 'true' | undefined {
  // a quote that is on file is one of the list, not a new one
  const written = pathname === '/quick-quote' && new URLSearchParams(search).has('quote');
  const at = written
    ? '/quotes'
    : (PLACES[pathname] ?? (pathname.startsWith('/agent/') ? '/agent-performance' : pathname));
  if (path !== at) return undefined;
  return path === pathname ? 'page' : 'true';
}
