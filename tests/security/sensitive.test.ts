import { OPERATIONS, type Operation } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_ROUTES } from '../../server/src/http/exports/routes.ts';
import { type Account, newEmail, prove, signUp, signUpOnly } from '../support/account.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { MONGODB_URI: undefined } });
});
afterAll(() => server.stop());

type Route = Pick<Operation, 'method' | 'path' | 'sensitive' | 'access'> & { id: string };
/** Everything that the server answers, as its own OpenAPI document names it. */
async function allRoutes(): Promise<Route[]> {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string; security?: unknown[] }>>;
  };
  const declared = new Map([
    ...OPERATIONS.map(({ id, sensitive, access }) => [id, { sensitive, access }] as const),
    ...EXPORT_ROUTES.map(
      ({ describe: { operationId }, sensitive, access }) => [operationId, { sensitive, access }] as const,
    ),
  ]);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id }]) => ({
      id,
      path,
      method: method.toUpperCase() as Operation['method'],
      access: declared.get(id)?.access ?? 'public',
      sensitive: declared.get(id)?.sensitive,
    })),
  );
}

/** A body that is valid as far as it can be known; what the guard asks of the input says yes. */
const BODIES: Record<string, object> = {
  'auth.change-email': { email: newEmail() },
  'auth.factors.create': { factor_type: 'totp' },
  'auth.tokens.create': { name: 'Backup cron' },
  'owner-phone.set': { phone: '0491 570 157' },
  'owner-phone.confirm': { code: '123456' },
};
const MISSING = '0'.repeat(24);
const call = (account: Account, { id, method, path }: Route) =>
  account.fetch(path.replace(/\{\w+\}/g, MISSING), method === 'GET' ? {} : { method, json: BODIES[id] ?? {} });

/** What touches who may get in, or takes the business's records along. */
const LOOKS_SENSITIVE =
  /account|auth|factor|phone|e-?mail|export|delet(e|ion)-?account|deletion|keys?\b|session|backup|restore-all|password|recovery|token|device/i;
const ALLOWED: Record<string, string> = {
  'auth.signup': 'there is no account yet',
  'auth.login': 'is the proof itself',
  'auth.refresh': 'the token is used up, and twice ends the session',
  'auth.logout': 'only takes away what a thief has, and must be quick',
  'auth.session': 'says who is signed in',
  'auth.verify-email': 'wants the link and the session or the password of the account',
  'auth.resend-verification': 'mails the owner only',
  'auth.forgot-password': 'mails the owner only',
  'auth.reset-password': 'wants the mailed link',
  'auth.change-password': 'wants the current password in the same request, or fresh proof where there is none',
  'clients.account': 'what a client owes, no account to sign in with',
  'auth.confirm': 'is the proof itself',
  'auth.factors.list': 'tells no secret',
  'auth.factors.challenge': 'asks for a code, opens nothing',
  'auth.factors.verify': 'takes a code; a new factor was begun with fresh proof',
  'auth.recovery': 'takes a code',
  'auth.sessions.list': 'tells no secret',
  'auth.security-events.list': 'tells no secret',
  'auth.deletion.delete': 'keeps the account',
  'auth.google': 'begins a sign-in',
  'auth.google.callback': 'is the end of one',
  'auth.google.pending': 'says what is left to do in this browser',
  'auth.google.complete': 'wants Google’s word, sealed',
  'auth.google.link': 'wants the password in the same request',
  'auth.device.start': 'asks for a yes',
  'auth.device.token': 'wants the code that only the terminal has',
  'auth.device.look': 'wants the code that the terminal shows',
  'channels.email': 'takes mail in, signed by who hands it over',
  'channels.mailgun': 'the same',
  'channels.mailgun-mime': 'the same',
  'channels.postmark': 'the same',
  'auth.jwks': 'public keys',
  'push-devices.list': 'tells no secret',
  'push-devices.create': 'tells this session’s own browser that something came, and ends with the session',
  'push-devices.delete': 'only takes away, and must be quick',
  'push-devices.test': 'tells the owner’s own device a fixed sentence',
};

describe('sensitive operations', () => {
  it('ask every one of them for fresh proof, and go on with it', async () => {
    const routes = (await allRoutes()).filter(({ sensitive }) => sensitive === 'always');
    expect(routes.length).toBeGreaterThanOrEqual(20);
    for (const route of routes) {
      const account = await signUp(server.url);
      const refused = await call(account, route);
      const problem = (await refused.json()) as { code: string };
      expect([route.id, refused.status, problem.code]).toEqual([route.id, 403, 'confirm_identity']);
      await prove(account);
      const asked = await call(account, route);
      const code = asked.ok ? '' : ((await asked.json()) as { code: string }).code;
      expect([route.id, code]).not.toEqual([route.id, 'confirm_identity']);
    }
  });

  it('HEAD of a list is no way around', async () => {
    const account = await signUp(server.url);
    for (const { path } of EXPORT_ROUTES) {
      const { status } = await account.fetch(path, { method: 'HEAD' });
      expect([path, status]).toEqual([path, 403]);
    }
  });

  it('are all there are: whatever looks like one is on the list, or said why not', async () => {
    const unexplained = (await allRoutes())
      .filter(({ id, path, sensitive }) => LOOKS_SENSITIVE.test(`${id} ${path}`) && !sensitive && !(id in ALLOWED))
      .map(({ id, method, path }) => `${id}: ${method} ${path}`);
    expect(unexplained).toEqual([]);
    const ids = new Set((await allRoutes()).map(({ id }) => id));
    expect(Object.keys(ALLOWED).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('that could shut an owner out ask for a confirmed address first', async () => {
    const routes = OPERATIONS.filter(({ needsConfirmedEmail }) => needsConfirmedEmail);
    expect(routes.map(({ id }) => id).sort()).toEqual([
      'auth.device.answer',
      'auth.factors.create',
      'auth.recovery-codes',
      'auth.tokens.create',
      'owner-phone.confirm',
      'owner-phone.set',
    ]);
    const stranger = await signUpOnly(server.url);
    await prove(stranger);
    for (const route of routes) {
      const json =
        route.id === 'auth.device.answer' ? { user_code: 'BCDF-GHJK', approve: true } : (BODIES[route.id] ?? {});
      const refused = await stranger.fetch(route.path, { method: route.method, json });
      const { detail } = (await refused.json()) as { detail: string };
      expect([route.id, refused.status, detail]).toEqual([
        route.id,
        403,
        expect.stringContaining('Confirm your email address first'),
      ]);
    }
  });
});
