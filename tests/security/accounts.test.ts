import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../server/src/db/connect.ts';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { newEmail, PASSWORD, profile, signUpOnly, withJson } from '../support/account.ts';
import { createEverything, MARK } from '../support/everything.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const PUBLIC_URL = 'https://app.smoko.example';
const NEW_PASSWORD = 'Wattle-and-gum-4471';

let mail: MailServer;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailServer();
  server = await startServer({ env: { PUBLIC_URL, SMTP_URL: mail.url, LOG_LEVEL: 'trace', MONGODB_URI: undefined } });
});
afterAll(async () => {
  await server.stop();
  await mail.close();
});

const send = (path: string, json: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, withJson({ method: 'POST', json, headers }));

/** As quoted-printable has it: its soft breaks taken out. */
const readable = (raw: string) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
async function mailedLink(to: string, subject: string): Promise<{ href: string; token: string }> {
  const found = await until(`the mail "${subject}"`, () =>
    mail.mails.findLast((one) => one.to.includes(to) && one.raw.includes(`Subject: ${subject}`)),
  );
  const [href = '', token = ''] = /https?:\/\/[^\s"]+token=([\w-]+)/.exec(readable(found.raw)) ?? [];
  return { href, token };
}

/** A request as it stands, which fetch would not send. */
const raw = (method: string, path: string, headers: Record<string, string>, body = '') =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, method, path, headers }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += String(chunk);
      });
      res.on('end', () => done({ status: res.statusCode ?? 0, text }));
    });
    sent.on('error', failed);
    sent.end(body);
  });

describe('every answer', () => {
  const PATHS = ['/', '/dashboard', '/api/health', '/api/projects', '/api/nothing', '/nothing.png', '/api/docs'];

  it.each(PATHS)('of %s carries the headers that keep a browser safe', async (path) => {
    const { headers } = await fetch(server.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-powered-by')).toBeNull();
    if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(PATHS)('of %s lets no other site read it', async (path) => {
    const origin = { origin: 'https://evil.example' };
    const asked = {
      ...origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-csrf-token',
    };
    for (const response of [
      await fetch(server.url + path, { headers: origin }),
      await fetch(server.url + path, { method: 'OPTIONS', headers: asked }),
    ]) {
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('to TRACE is a refusal', async () => {
    expect((await raw('TRACE', '/api/health', {})).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a browser of another site', () => {
  const PUBLIC: [string, object][] = [
    ['/api/auth/forgot-password', { email: 'dave@example.com' }],
    ['/api/auth/reset-password', { token: 'x', password: NEW_PASSWORD }],
    ['/api/auth/verify-email', { token: 'x' }],
    ['/api/auth/google/link', { password: PASSWORD }],
    ['/api/auth/google/complete', profile()],
  ];
  it.each(PUBLIC)('cannot use %s', async (path, body) => {
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of foreign) expect((await send(path, body, headers)).status).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await fetch(server.url + path, { method: 'POST', headers: form, body: 'token=x' })).status).toBe(415);
  });
});

describe('cookies', () => {
  it('are Secure on https, for this host and its whole site only', async () => {
    const response = await send('/api/auth/signup', profile(), { 'x-smoko-client': 'web' });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toContain('; Secure');
      expect(cookie).toContain('; SameSite=Lax');
      expect(cookie).not.toMatch(/domain=/i);
    }
    expect(cookies.filter((cookie) => cookie.includes('HttpOnly')).map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-smoko_session',
    ]);
  });
});

describe('access tokens', () => {
  it('can be checked by anybody with the published keys, and end with their session all the same', async () => {
    const account = await signUpOnly(server.url);
    const set = (await (await fetch(`${server.url}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
    const expected = { issuer: 'smoko', audience: 'smoko-api', algorithms: ['ES256'] };
    const { payload } = await jwtVerify(account.token, createLocalJWKSet(set), expected);
    expect(payload).toMatchObject({ sub: account.user.id, aal: 'aal1' });
    await account.fetch('/api/auth/logout', { method: 'POST', json: {} });
    await jwtVerify(account.token, createLocalJWKSet(set), expected);
    expect((await account.fetch('/api/auth/session')).status).toBe(401);
  });
});

describe('mailed links', () => {
  it('lead to the configured address, whatever host a request names', async () => {
    const { email } = await signUpOnly(server.url);
    const body = JSON.stringify({ email });
    const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await raw('POST', '/api/auth/forgot-password', { ...headers, ...forged }, body)).status).toBe(200);
    const { href } = await mailedLink(email, 'Choose a new password');
    expect(new URL(href).origin).toBe(PUBLIC_URL);
    expect(mail.mails.every((one) => !one.raw.includes('evil.example'))).toBe(true);
  });

  it('are in no outbox where a mail server sends them', async () => {
    const account = await signUpOnly(server.url);
    await mailedLink(account.email, 'Confirm your email address');
    expect(await (await account.fetch('/api/outbox')).json()).toEqual({ data: [], next_cursor: null });
  });
});

describe('nobody learns who has an account', () => {
  const same = async (path: string, known: object, unknown: object) => {
    const [one, other] = [await send(path, known), await send(path, unknown)];
    expect(one.status).toBe(other.status);
    const text = async (response: Response) => (await response.text()).replace(/"request_id":"[^"]*"/, '');
    expect(await text(one)).toBe(await text(other));
    const names = (response: Response) => [...response.headers.keys()].filter((name) => !name.startsWith('ratelimit'));
    expect(names(one)).toEqual(names(other));
  };

  it('from signing in, forgotten passwords and links', async () => {
    const { email } = await signUpOnly(server.url);
    const unknown = newEmail();
    await same('/api/auth/login', { email, password: NEW_PASSWORD }, { email: unknown, password: NEW_PASSWORD });
    await same('/api/auth/forgot-password', { email }, { email: unknown });
    const { token } = await mailedLink(email, 'Confirm your email address');
    await send('/api/auth/verify-email', { token, password: PASSWORD });
    await same('/api/auth/verify-email', { token }, { token: 'x'.repeat(43) });
    await same(
      '/api/auth/reset-password',
      { token, password: NEW_PASSWORD },
      { token: 'x'.repeat(43), password: NEW_PASSWORD },
    );
  });
});

describe('a copy of the database, and the log', () => {
  const files = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(join(dir, entry.name)) : entry.isFile() ? [join(dir, entry.name)] : [],
    );

  it('hold no password, token, code or secret of a factor', async () => {
    const account = await signUpOnly(server.url);
    const secrets = [PASSWORD, NEW_PASSWORD, account.token, account.refreshToken];
    const verify = await mailedLink(account.email, 'Confirm your email address');
    await post(account, '/api/auth/verify-email', { token: verify.token });
    await post(account, '/api/auth/confirm', { password: PASSWORD });
    const { id, totp } = await post<{ id: string; totp: { secret: string } }>(account, '/api/auth/factors', {
      factor_type: 'totp',
    });
    const challenge = await post(account, `/api/auth/factors/${id}/challenge`);
    const code = TOTP.generate({ secret: Secret.fromBase32(totp.secret) });
    const lifted = await post<{ recovery_codes: string[]; access_token: string; refresh_token: string }>(
      account,
      `/api/auth/factors/${id}/verify`,
      { challenge_id: challenge.id, code },
    );
    await send('/api/auth/forgot-password', { email: account.email });
    const reset = await mailedLink(account.email, 'Choose a new password');
    secrets.push(verify.token, reset.token, totp.secret, lifted.access_token, lifted.refresh_token);
    secrets.push(...lifted.recovery_codes, ...lifted.recovery_codes.map((one) => one.replace('-', '')));

    const database = files(join(server.dataDir, 'database')).map((path) => readFileSync(path));
    expect(database.some((content) => content.includes(account.email))).toBe(true);
    for (const secret of secrets) {
      for (const content of database) expect(content.includes(secret), secret).toBe(false);
      expect(server.output()).not.toContain(secret);
    }
    const key = readFileSync(join(server.dataDir, 'secret-key'));
    for (const content of database) expect(content.includes(key)).toBe(false);
    expect(server.output()).not.toContain(account.email);
  });
});

describe('an account whose time has come', () => {
  it('is gone with everything in it, and nobody else’s is', async () => {
    const dataDir = tempDir();
    const options = { dataDir, env: { MONGODB_URI: undefined } };
    const first = await startServer({ ...options, now: '2026-03-04T09:00:00Z' });
    const { owner } = await createEverything(first.url);
    const other = await signUpOnly(first.url);
    await post(other, '/api/clients', { name: 'Somebody else' });
    await post(owner, '/api/auth/confirm', { password: PASSWORD });
    const { delete_at } = await post<{ delete_at: string }>(owner, '/api/auth/deletion');
    expect(delete_at.slice(0, 10)).toBe('2026-04-03');
    await first.stop();

    const early = await startServer({ ...options, now: '2026-04-02T09:00:00Z' });
    const login = { email: owner.email, password: PASSWORD };
    const signIn = (url: string) => fetch(`${url}/api/auth/login`, withJson({ method: 'POST', json: login }));
    expect((await signIn(early.url)).status).toBe(200);
    await early.stop();

    const late = await startServer({ ...options, now: '2026-04-04T09:00:00Z' });
    expect((await signIn(late.url)).status).toBe(401);
    // the address is free once the account is gone, which is the last of it
    const again = withJson({ method: 'POST', json: profile({ email: owner.email }) });
    await until('the account to be removed', async () => (await fetch(`${late.url}/api/auth/signup`, again)).ok);
    await late.stop();

    const { connection, close } = await connectDatabase({ dataDir });
    const found: string[] = [];
    for (const { name } of (await connection.db?.listCollections().toArray()) ?? []) {
      const text = JSON.stringify(await connection.collection(name).find().toArray());
      if (text.includes(owner.user.id) || text.includes(MARK)) found.push(name);
    }
    const left = await connection.collection('clients').find().toArray();
    await close();
    removeDir(dataDir);
    expect(found).toEqual([]);
    expect(left.map(({ name }) => name as string)).toEqual(['Somebody else']);
  });
});
