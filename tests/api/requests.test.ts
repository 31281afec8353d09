import { request } from 'node:http';
import { LIMITS, OPERATIONS, RESTORE_PATH } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp, signUpOnly } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { get, UPLOADED } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer();
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const ID = '0'.repeat(24);
const raw = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  dave.fetch('/api/clients', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('bodies', () => {
  it.each(['{', '{"name":}', "{'name': 1}", 'null,', '{"a":1}}', '\u0000', '{"name": NaN}', 'undefined', '"\\ud800'])(
    'that are not JSON are malformed: %s',
    async (body) => {
      const problem = await expectProblem(await raw(body), 400, 'malformed');
      expect(problem.detail).toBe('That is not valid JSON.');
    },
  );

  it.each(['[]', '"text"', '1', 'true', 'null', '[{"name":"x"}]'])(
    'that are no object are refused: %s',
    async (body) => {
      const response = await raw(body);
      expect([400, 422]).toContain(response.status);
      await expectProblem(response, response.status);
    },
  );

  it('with a byte that is no UTF-8 are no fault of the server', async () => {
    const bytes = new Uint8Array([...Buffer.from('{"name":"a'), 0xff, 0xfe, ...Buffer.from('"}')]);
    const response = await raw(bytes);
    expect([201, 400, 422]).toContain(response.status);
  });

  it('that are too large are refused', async () => {
    const body = JSON.stringify({ name: 'x', job_notes: 'y'.repeat(LIMITS.jsonBytes) });
    await expectProblem(await raw(body), 413, 'too_large');
  });

  it('nested deeply are refused without harm', async () => {
    const depth = 100_000;
    await expectProblem(await raw(`{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`), 400, 'malformed');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('of the type "%s" are not taken', async (type) => {
    await expectProblem(await raw('{"name":"x"}', { 'content-type': type }), 415, 'unsupported_type');
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'of the type %s are',
    async (type) => {
      expect((await raw('{"name":"x"}', { 'content-type': type })).status).toBe(201);
    },
  );

  it('in another encoding are not taken', async () => {
    await expectProblem(await raw('{"name":"x"}', { 'content-type': 'application/json; charset=x-none' }), 415);
    await expectProblem(await raw('{"name":"x"}', { 'content-encoding': 'compress' }), 415);
  });

  it('none at all is an empty object', async () => {
    const { errors } = await expectProblem(await dave.fetch('/api/clients', { method: 'POST' }), 422, 'invalid');
    expect(errors).toEqual([{ path: 'name', message: 'Name is required' }]);
  });

  it('cannot set what an object inherits', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const response = await raw(`{"name":"Proto","${name}":{"user_id":"${ID}","sms_opt_out":true}}`);
      if (response.status === 201)
        expect(await response.json()).toMatchObject({ user_id: dave.user.id, sms_opt_out: false });
      else await expectProblem(response, name === '__proto__' ? 400 : 422);
    }
    expect(await get(dave, '/api/settings')).not.toHaveProperty('sms_opt_out');
  });

  it('name the record in the address, not in themselves', async () => {
    const response = await dave.fetch(`/api/clients/${ID}`, { method: 'PATCH', json: { id: ID, name: 'x' } });
    await expectProblem(response, 422, 'invalid');
  });
});

describe('addresses and methods', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/projects/x/y/z', '/api/../api/nope', '/socket.io', '/.well-known/x'])(
    'there is nothing at %s',
    async (path) => {
      const response = await dave.fetch(path);
      expect([400, 404]).toContain(response.status);
      await expectProblem(response, response.status);
    },
  );

  const paths = [...new Set(OPERATIONS.map(({ path }) => path))];
  const TAKES_FILES = [RESTORE_PATH, ...UPLOADED.map((table) => `/api/${table}`)];
  it.each(paths)('%s says which methods it knows', async (path) => {
    const known = OPERATIONS.filter((operation) => operation.path === path).map(({ method }) => method as string);
    const address = path.replace(/\{\w+\}/g, ID);
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT']) {
      if (known.includes(method) || (TAKES_FILES.includes(path) && method === 'POST')) continue;
      const response = await dave.fetch(address, { method });
      const allowed = response.headers.get('allow')?.split(', ') ?? [];
      await expectProblem(response, 405, 'method_not_allowed');
      expect(allowed).toEqual(expect.arrayContaining(known));
      expect(allowed).not.toContain(method);
    }
    const options = await dave.fetch(address, { method: 'OPTIONS' });
    expect(options.ok).toBe(true);
    expect(options.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(known));
  });

  it.each(['agent-messages', 'updates-feed'])('%s is a view: nothing can be written', async (table) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      await expectProblem(await dave.fetch(`/api/${table}`, { method, json: {} }), 405, 'method_not_allowed');
      await expectProblem(await dave.fetch(`/api/${table}/${ID}`, { method, json: {} }), 405, 'method_not_allowed');
    }
  });

  it('HEAD answers as GET does, without the body', async () => {
    const head = await dave.fetch('/api/projects', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each(['/%', '/api/projects/%', '/api/projects/%E0%A4%A', '/assets/%c0%ae%c0%ae/secret'])(
    '%s is not decoded and does no harm',
    async (path) => {
      const status = await statusOf(path);
      expect([400, 404]).toContain(status);
    },
  );

  it.each([
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/.data',
    '/%2e%2e/x.json',
  ])('%s leads nowhere', async (path) => {
    expect([400, 403, 404]).toContain(await statusOf(path));
  });

  /** As it stands: fetch would tidy the address up. */
  const statusOf = (path: string) =>
    new Promise<number>((done, fail) => {
      const { hostname, port } = new URL(server.url);
      const sent = request({ hostname, port, path }, (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      });
      sent.on('error', fail).end();
    });
});

describe('too much', () => {
  it('a user’s requests are counted, and Retry-After says when there are more', async () => {
    const slow = await startServer({ env: { API_REQUESTS_PER_MINUTE: '5' } });
    const owner = await signUpOnly(slow.url);
    const other = await signUpOnly(slow.url);
    for (let i = 0; i < 5; i++) expect((await owner.fetch('/api/projects')).status).toBe(200);
    const refused = await owner.fetch('/api/projects');
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(60);
    const problem = await expectProblem(refused, 429, 'rate_limited');
    expect(problem.detail).toMatch(/^That was a lot at once\. Please try again in \d+ s\.$/);
    expect((await other.fetch('/api/projects')).status).toBe(200);
    expect((await fetch(`${slow.url}/api/health`)).status).toBe(200);
    await slow.stop();
  });

  it('sign-ups are counted by address: 100 a minute', async () => {
    const slow = await startServer();
    const attempt = () => fetch(`${slow.url}/api/auth/signup`, { method: 'POST' });
    const statuses: number[] = [];
    for (let i = 0; i < 101; i++) statuses.push((await attempt()).status);
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(422));
    expect(statuses[100]).toBe(429);
    await slow.stop();
  });
});
