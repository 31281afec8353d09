import { mkdtempSync, rmSync } from 'node:fs';
import { METHODS } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT_PATHS, APP_PATHS, OPERATIONS, SITE_PATHS } from '@smoko/contract';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { loadPages } from '../site/pages.ts';
import { EXPORT_ROUTES } from './exports/routes.ts';
import { createHttp } from './http.ts';
import { expressPath } from './mount.ts';
import { createRateLimits } from './rate-limits.ts';
import { RESTORE_ROUTES } from './restores/routes.ts';
import { createIncoming } from './uploads/incoming.ts';

/** The part of Express's router that is looked into. */
interface Layer {
  route?: { path: string; stack: { method?: string }[] };
  handle: { stack?: Layer[] };
}

const dataDir = mkdtempSync(join(tmpdir(), 'smoko-routes-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Nothing is called: only what is mounted where is looked at. */
const unused = <T>(): T => ({}) as T;

const app = createHttp({
  accounts: unused(),
  executor: unused(),
  push: unused(),
  bus: unused(),
  idempotency: unused(),
  papers: unused(),
  logos: unused(),
  clock: unused(),
  takeOut: unused(),
  everything: unused(),
  uploads: { files: unused(), incoming: createIncoming(dataDir) },
  log: pino({ level: 'silent' }),
  about: { database: '', model: '', version: '' },
  health: { degraded: () => [], diskIsFull: () => false },
  publicUrl: null,
  trust: () => false,
  deviceTokens: unused(),
  limits: createRateLimits({ requestsPerMinute: 1, trust: () => false }),
  webDir: dataDir,
  keptMails: null,
  google: { settings: null, secrets: unused(), origin: () => '' },
  site: loadPages(dataDir, {
    origin: () => '',
    phone: null,
    email: null,
    own: false,
    heroVideo: null,
    operator: { name: null, number: null, address: null, email: null, dataPlace: null },
    securityContact: null,
  }),
  enquiries: unused(),
  askVisitor: unused(),
  channels: {
    intake: unused(),
    twilioToken: null,
    emailSecret: null,
    mailgunKey: null,
    postmarkPassword: null,
    useToken: async () => true,
    origin: () => '',
    noteArrival: async () => {},
  },
  clientPages: unused(),
});

const routesOf = (stack: Layer[]): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (!route) return routesOf(handle.stack ?? []);
    const methods = new Set(route.stack.flatMap(({ method }) => (method ? [method.toUpperCase()] : [])));
    // `all` is what refuses other methods
    return methods.size === METHODS.length ? [] : [...methods].map((method) => `${method} ${route.path}`);
  });

const PAGES = [
  ...SITE_PATHS,
  ...ACCOUNT_PATHS,
  ...APP_PATHS,
  '/robots.txt',
  '/sitemap.xml',
  '/dev/outbox',
  '/{*page}',
].map((path) => `GET ${path}`);

it("Express's routes are the operations, the plain routes that are described, and the pages of the app", async () => {
  const routes = routesOf((app.router as unknown as { stack: Layer[] }).stack);
  const plain = [
    'GET /.well-known/jwks.json',
    'GET /api/auth/google',
    'GET /api/auth/google/callback',
    'GET /api/openapi.json',
    'GET /api/docs',
    'GET /api/docs/style.css',
    'POST /api/templates',
    'GET /api/templates/:id/file',
    'POST /api/attachments',
    'GET /api/attachments/:id/file',
    'POST /api/settings/logo',
    'GET /api/settings/logo/:id',
    ...RESTORE_ROUTES.map(({ method, path }) => `${method} ${path}`),
    ...EXPORT_ROUTES.map(({ method, path }) => `${method} ${path}`),
    'GET /api/quotes/:id/pdf',
    'GET /api/quotes/:id/document',
    'GET /api/invoices/:id/pdf',
    'GET /api/finance-records/:id/pdf',
    'GET /api/variations/:id/pdf',
    'POST /api/channels/sms/inbound',
    'POST /api/channels/sms/status',
    'POST /api/channels/email/inbound',
    'POST /api/channels/email/mailgun',
    'POST /api/channels/email/mailgun/mime',
    'POST /api/channels/email/postmark',
    'GET /demo/invitation/:token',
    'GET /offers.js',
    ...[
      'GET /i/:token',
      'GET /i/:token/pdf',
      'GET /q/:token',
      'POST /q/:token',
      'GET /q/:token/pdf',
      'GET /v/:token',
      'POST /v/:token',
      'GET /v/:token/pdf',
      'GET /s/:token',
      'GET /s/:token/pdf',
      'GET /u/:token',
      'POST /u/:token',
      ...['q', 'v', 's', 'i'].map((kind) => `GET /${kind}/:token/logo/:sha256`),
    ],
    ...['/support', '/contact', '/demo', '/contact-sales', '/talk', ...ACCOUNT_PATHS].map((path) => `POST ${path}`),
  ];
  const operations = OPERATIONS.map(({ method, path }) => `${method} ${expressPath(path)}`);
  expect(routes.toSorted()).toEqual([...operations, ...plain, ...PAGES].toSorted());
});
