import { ACCOUNT_PATHS, APP_PATHS, SITE_PATHS } from '@smoko/contract';
import type { Everything } from '../../support/everything.ts';

export interface Route {
  method: string;
  path: string;
  /** Whether one has to be signed in. */
  access: 'user' | 'public';
  /** Pages answer in HTML, and a refused form is its page again. */
  page: boolean;
}

/** Forms of signing in; whoever owes no code is led on from that of the code, whatever they sent. */
const POSTED = ACCOUNT_PATHS.filter((path) => path !== '/auth/code');

/** Pages that are not part of the API; server/src/http/routes.test.ts knows them all. */
const PAGES = [
  ...[
    ...SITE_PATHS,
    ...ACCOUNT_PATHS,
    ...APP_PATHS,
    '/robots.txt',
    '/sitemap.xml',
    '/dev/outbox',
    '/nowhere',
    '/assets/none.js',
  ].map((path) => `GET ${path}`),
  ...['/support', '/contact', '/demo', '/contact-sales', '/talk', '/nowhere', '/', ...POSTED].map(
    (path) => `POST ${path}`,
  ),
  ...[
    'GET /i/{token}',
    'GET /i/{token}/pdf',
    'GET /q/{token}',
    'POST /q/{token}',
    'GET /q/{token}/pdf',
    'GET /v/{token}/pdf',
  ],
  ...['GET /u/{token}', 'POST /u/{token}', 'GET /demo/invitation/{token}'],
];

interface Described {
  paths: Record<string, Record<string, { security?: object[] }>>;
}

/** All there is: what the API's own description says, and the pages. */
export async function allRoutes(url: string): Promise<Route[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Described;
  const api = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { security = [] }]): Route => ({
        method: method.toUpperCase(),
        path,
        access: security.length > 0 ? 'user' : 'public',
        page: false,
      }),
    ),
  );
  const pages = PAGES.map((line): Route => {
    const [method = '', path = ''] = line.split(' ');
    return { method, path: path.replace(/:(\w+)/, '{$1}'), access: 'public', page: true };
  });
  return [...api, ...pages];
}

/** With a record of this owner in the place of each parameter. */
export function pathOf({ path }: Route, { owner, ...records }: Everything): string {
  const rows = Object.values(records);
  const [, , table = ''] = path.split('/');
  const singular = table.replaceAll('-', '').replace(/s$/, '');
  const found = Object.entries(records).find(([name]) => singular.startsWith(name.toLowerCase()))?.[1] ?? rows[0];
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    name === 'token' ? 'x'.repeat(43) : name === 'agentName' ? 'jerry' : (found?.id ?? owner.user.id),
  );
}
