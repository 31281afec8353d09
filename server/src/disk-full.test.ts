import { afterEach, expect, it } from 'vitest';
import { isDiskFull } from './disk-full.ts';
import { toAppError } from './http/problem.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { type Reply, TestClient, terminalUser } from './testing/test-client.ts';

const MEGABYTE = 1 << 20;
/** Enough for a start, and to be filled in a moment. */
const SMALL_DISK = { maxBytes: 8 * MEGABYTE, reserveBytes: 2 * MEGABYTE };

let app: TestApp;
afterEach(() => app.dispose());

const FULL = {
  status: 507,
  body: {
    status: 507,
    code: 'disk_full',
    title: 'Insufficient Storage',
    detail: expect.stringContaining('free some space'),
  },
};

/** Makes clients with long notes until there is no room. */
async function fill(client: TestClient): Promise<{ last: Reply; ids: string[] }> {
  const ids: string[] = [];
  for (let n = 0; ; n++) {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        client.post('/api/clients', { name: `Client ${n}-${i}`, job_notes: 'x'.repeat(4_900) }),
      ),
    );
    for (const { status, body } of replies) if (status === 201) ids.push(body.id);
    const last = replies.find(({ status }) => status !== 201);
    if (last) return { last, ids };
  }
}

async function expectOnlyGrowthRefused(client: TestClient, id: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.7 a quote']), 'quote.pdf');
  const upload = await fetch(`${app.url}/api/templates`, { method: 'POST', headers: client.headers, body: form });
  expect({ status: upload.status, body: await upload.json() }).toMatchObject(FULL);
  const writes = [
    client.post('/api/clients', { name: 'One more' }),
    client.patch(`/api/clients/${id}`, { job_notes: 'shorter' }),
    client.post('/api/functions/agent-orchestrator', { message: 'Add Dave to my clients' }),
    client.post('/api/enquiries', { name: 'Priya' }),
    client.post('/api/imports', { table: 'suppliers', csv: 'Name\nBolts\n' }),
  ];
  for (const reply of await Promise.all(writes)) expect(reply).toMatchObject(FULL);
  expect((await client.get('/api/clients')).status).toBe(200);
  expect((await client.get(`/api/clients/${id}`)).status).toBe(200);
  expect((await client.send('DELETE', `/api/clients/${id}`)).status).toBe(204);
  expect((await client.get(`/api/clients/${id}`)).status).toBe(404);
  const health = await client.get('/api/health');
  expect(health).toMatchObject({ status: 200, body: { status: 'degraded', database: 'embedded' } });
  expect(health.body.degraded).toMatchObject([
    { part: 'disk', state: 'full', detail: expect.stringContaining('Free some space') },
  ]);
}

/** The same person, at the server as it now is. */
function withHeadersOf({ headers }: TestClient): TestClient {
  const client = new TestClient(app.url);
  client.headers = headers;
  return client;
}

it('a full disk is said plainly, reads and deletions go on, and so it is after another start', async () => {
  app = await startTestApp({}, undefined, SMALL_DISK);
  const { client, person } = await terminalUser(app.url);
  expect(
    (await client.get('/api/health')).body.degraded.filter(({ state }: { state: string }) => state !== 'low'),
  ).toEqual([]);
  const { last, ids } = await fill(client);
  expect(last).toMatchObject(FULL);
  const [first = '', second = ''] = ids;
  await expect.poll(async () => (await client.get('/api/health')).body.status).toBe('degraded');
  await expectOnlyGrowthRefused(client, first);

  app = await app.restart();
  const again = new TestClient(app.url);
  const { body } = await again.post('/api/auth/login', { email: person.email, password: person.password });
  again.headers = { authorization: `Bearer ${body.access_token}` };
  await expectOnlyGrowthRefused(again, second);

  // not even room for a deletion: it starts all the same
  await app.close();
  app = await startTestApp({}, app.dataDir, { ...SMALL_DISK, maxBytes: MEGABYTE });
  const tight = withHeadersOf(again);
  expect((await tight.get('/api/health')).body.degraded).toMatchObject([{ part: 'disk', state: 'full' }]);
  expect((await tight.get('/api/clients')).status).toBe(200);
  expect(await tight.send('DELETE', `/api/clients/${ids[2]}`)).toMatchObject(FULL);
  await app.close();
  app = await startTestApp({}, app.dataDir);
  expect((await withHeadersOf(again).post('/api/clients', { name: 'One more' })).status).toBe(201);
}, 120_000);

it.each([
  ['MongoDB', { code: 14031 }],
  ['the file system', { code: 'ENOSPC' }],
  ['a quota', { code: 'EDQUOT' }],
  ['what caused an error', new Error('x', { cause: { code: 'ENOSPC' } })],
])('knows a full disk by what %s says', (_who, error) => {
  expect(isDiskFull(error)).toBe(true);
  expect(toAppError(error)).toMatchObject({ code: 'disk_full', status: 507 });
});
