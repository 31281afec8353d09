import { OPERATIONS, pathParams } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { TestClient, terminalUser } from '../testing/test-client.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ client } = await terminalUser(app.url));
});
afterAll(() => app.dispose());

const MISSING = '0'.repeat(24);
const addressOf = (path: string) => path.replace(/\{\w+\}/g, MISSING);
const json = { 'content-type': 'application/json' };

describe('every operation', () => {
  it('that is not public wants somebody signed in', async () => {
    const nobody = new TestClient(app.url);
    for (const { method, path, access, id } of OPERATIONS) {
      if (access === 'public') continue;
      const { status, body, headers } = await nobody.send(method, addressOf(path));
      expect({ id, status, detail: body.detail }).toEqual({ id, status: 401, detail: 'Not authenticated' });
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
  });

  it('is implemented, and never fails on nonsense', async () => {
    for (const operation of OPERATIONS) {
      if (operation.tag === 'auth') continue;
      const body = operation.method === 'GET' || operation.method === 'DELETE' ? undefined : { nonsense: { $gt: '' } };
      const { status } = await client.send(operation.method, addressOf(operation.path), { body });
      expect({ id: operation.id, ok: status < 500 }).toEqual({ id: operation.id, ok: true });
    }
  });

  it('takes an id of a wrong form for one that is not there', async () => {
    for (const { method, path, id } of OPERATIONS) {
      if (!pathParams(path).includes('id')) continue;
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status } = await client.send(method, path.replace('{id}', '1'), { body });
      expect({ id, status }).toEqual({ id, status: 404 });
    }
  });
});

describe('problems', () => {
  it.each([
    ['an unknown address', 'GET', '/api/nothing', {}, 404, 'not_found'],
    ['a broken escape', 'GET', '/api/projects/%ff', {}, 400, 'malformed'],
    ['broken JSON', 'POST', '/api/projects', { raw: '{"job_name":', headers: json }, 400, 'malformed'],
    ['JSON that is no object', 'POST', '/api/projects', { raw: '[]', headers: json }, 422, 'invalid'],
    [
      'another content type',
      'POST',
      '/api/projects',
      { raw: 'a=1', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_type',
    ],
    [
      'another charset',
      'POST',
      '/api/projects',
      { raw: '{}', headers: { 'content-type': 'application/json; charset=latin1' } },
      415,
      'unsupported_type',
    ],
    ['too much', 'POST', '/api/projects', { body: { job_name: 'x'.repeat(1_100_000) } }, 413, 'too_large'],
    ['an unknown field', 'POST', '/api/projects', { body: { job_name: 'Tap', nope: 1 } }, 422, 'invalid'],
    [
      '__proto__',
      'POST',
      '/api/projects',
      { raw: '{"job_name":"Tap","__proto__":{"x":1}}', headers: json },
      400,
      'malformed',
    ],
    ['an operator for a value', 'POST', '/api/projects', { body: { job_name: { $ne: '' } } }, 422, 'invalid'],
    ['an unknown query', 'GET', '/api/projects?nope=1', {}, 400, 'malformed'],
    ['a query given twice', 'GET', '/api/projects?limit=1&limit=2', {}, 400, 'malformed'],
    ['an operator in the query', 'GET', '/api/projects?status[$ne]=pending', {}, 400, 'malformed'],
    ['a limit that is too high', 'GET', '/api/projects?limit=101', {}, 400, 'malformed'],
    ['the id in the body too', 'PATCH', `/api/projects/${MISSING}`, { body: { id: MISSING } }, 422, 'invalid'],
    ['another method', 'PUT', `/api/projects/${MISSING}`, {}, 405, 'method_not_allowed'],
    ['writing to a view', 'POST', '/api/agent-messages', { body: {} }, 405, 'method_not_allowed'],
    ['deleting from a view', 'DELETE', `/api/updates-feed/${MISSING}`, {}, 405, 'method_not_allowed'],
    [
      'a key that is too long',
      'POST',
      '/api/projects',
      { body: { job_name: 'Tap' }, headers: { 'idempotency-key': 'x'.repeat(201) } },
      400,
      'malformed',
    ],
  ] as const)('%s', async (_name, method, path, sending, status, code) => {
    const reply = await client.send(method, path, sending);
    expect(reply.body).toMatchObject({ status, code, title: expect.any(String), detail: expect.any(String) });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(reply.body.request_id).toBe(reply.headers.get('x-request-id'));
    expect(JSON.stringify(reply.body)).not.toMatch(/ {4}at |node_modules|\.ts/);
  });

  it('405 says what would do', async () => {
    const { headers } = await client.send('PUT', `/api/projects/${MISSING}`);
    expect(headers.get('allow')).toBe('GET, HEAD, PATCH, DELETE');
  });

  it('another person cannot see a record is there', async () => {
    const { body } = await client.post('/api/clients', { name: 'Priya' });
    const { client: other } = await terminalUser(app.url);
    for (const id of [body.id, MISSING]) expect((await other.get(`/api/clients/${id}`)).status).toBe(404);
  });
});

describe('security headers', () => {
  it('let only our own code run, and nothing be stored', async () => {
    const { headers } = await client.get('/api/health');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')?;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('Idempotency-Key', () => {
  it('gives the same answer to the same request, errors included', async () => {
    const send = (body: object, key: string) => client.post('/api/projects', body, { 'idempotency-key': key });
    const first = await send({ job_name: 'Once' }, 'k-1');
    expect((await send({ job_name: 'Once' }, 'k-1')).body).toEqual(first.body);
    expect((await send({ job_name: 'Other' }, 'k-1')).status).toBe(409);
    expect((await client.post('/api/clients', { name: 'Once' }, { 'idempotency-key': 'k-1' })).status).toBe(409);
    const { job_number } = first.body;
    const clash = { job_name: 'Clash', job_number };
    expect((await send(clash, 'k-2')).status).toBe(409);
    expect((await send(clash, 'k-2')).body.code).toBe('duplicate');
    const { body } = await client.get('/api/projects?q=Once');
    expect(body.data).toHaveLength(1);
  });

  it('of two at the same moment one waits for a later time', async () => {
    const send = () => client.post('/api/suppliers', { name: 'Reece' }, { 'idempotency-key': 'k-3' });
    const replies = await Promise.all([send(), send(), send(), send()]);
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await client.get('/api/suppliers?q=Reece')).body.data).toHaveLength(1);
    expect((await send()).status).toBe(201);
  });

  it('counts for a change too: sent again after a lost answer, it is no clash with itself', async () => {
    const { body: made } = await client.post('/api/projects', { job_name: 'Changed once' });
    const send = (body: object, key: string) =>
      client.patch(`/api/projects/${made.id}`, body, { 'idempotency-key': key });
    const first = await send({ version: made.version, job_description: 'Gate code 4711' }, 'k-change');
    expect(first).toMatchObject({
      status: 200,
      body: { version: made.version + 1, job_description: 'Gate code 4711' },
    });
    await client.patch(`/api/projects/${made.id}`, { job_description: 'Later' });
    expect((await send({ version: made.version, job_description: 'Gate code 4711' }, 'k-change')).body).toEqual(
      first.body,
    );
    expect((await client.get(`/api/projects/${made.id}`)).body.job_description).toBe('Later');
    expect((await send({ version: made.version, job_description: 'Gate code 4711' }, 'k-other')).body).toMatchObject({
      status: 409,
      errors: [{ path: 'version' }],
    });
  });

  it("is each user's own", async () => {
    const { client: other } = await terminalUser(app.url);
    const reply = await other.post('/api/projects', { job_name: 'Mine' }, { 'idempotency-key': 'k-1' });
    expect(reply.body).toMatchObject({ job_name: 'Mine' });
  });
});

describe('the description', () => {
  it('lists exactly the routes there are', async () => {
    const { body } = await client.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.1');
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const operations = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect(described).toEqual(expect.arrayContaining(operations));
    for (const line of described) {
      const [method = '', path = ''] = line.split(' ');
      const { status, body: answer } = await new TestClient(app.url).send(method, addressOf(path));
      expect({ line, known: status !== 405 && answer.detail !== 'There is nothing at this address.' }).toEqual({
        line,
        known: true,
      });
    }
  });

  it('refers only to what it defines, in the form of the wire', async () => {
    const { body } = await client.get('/api/openapi.json');
    const names = new Set(JSON.stringify(body).match(/#\/components\/schemas\/\w+/g));
    for (const name of names) expect(body.components.schemas).toHaveProperty(name.split('/').at(-1) ?? '');
    expect(body.components.schemas.Project.properties.job_budget.anyOf[0]).toMatchObject({
      type: 'number',
      multipleOf: 0.01,
    });
    expect(body.paths['/api/clients/{id}'].delete).toMatchObject({ 'x-risk': 'destructive', responses: { 204: {} } });
    expect(
      body.paths['/api/projects'].get.responses[200].content['application/json'].schema.properties.data.items,
    ).toEqual({
      $ref: '#/components/schemas/Project',
    });
  });

  it('can be read by people, without scripts', async () => {
    const { body, headers } = await client.get('/api/docs');
    expect(headers.get('content-type')).toContain('text/html');
    expect(body).toContain('/api/finance-records/{id}/mark-paid');
    expect(body).not.toMatch(/<script|style="/);
    expect((await client.get('/api/docs/style.css')).headers.get('content-type')).toContain('text/css');
  });
});
