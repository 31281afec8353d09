import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { addDemo, DEMO_SIGN_IN } from './demo.ts';

const TODAY = '2026-11-20T09:00:00+11:00';
/** Once it is there; its own clock goes on from its day. */
const SOON = '2026-11-20T09:10:00+11:00';
const LATER = '2026-12-24T09:00:00+11:00';
const TABLES = ['quotes', 'finance-records', 'procurement-items', 'admin-tasks', 'projects', 'clients', 'suppliers'];

let app: TestApp;
let dave: TestClient;
let dataDir: string;
// made once: each test has a copy of its own
beforeAll(async () => {
  const first = await startTestApp({ SMOKO_NOW: TODAY });
  dataDir = first.dataDir;
  expect(await addDemo(first.inside)).toEqual({ signInWorks: true });
  await first.close();
});
beforeEach(async () => {
  const copy = await mkdtemp(join(tmpdir(), 'smoko-demo-'));
  await cp(dataDir, copy, { recursive: true });
  app = await startTestApp({ SMOKO_NOW: SOON }, copy);
  dave = await signIn();
});
afterEach(() => app.dispose());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function signIn(given: { email: string; password: string } = DEMO_SIGN_IN): Promise<TestClient> {
  const client = new TestClient(app.url);
  const { status, body } = await client.post('/api/auth/login', given);
  expect(status).toBe(200);
  client.headers = { authorization: `Bearer ${body.access_token}` };
  return client;
}

async function seen(client = dave) {
  const list = async (table: string) => (await client.get(`/api/${table}?limit=100`)).body.data;
  return {
    stats: (await client.get('/api/stats')).body,
    approvals: (await client.get('/api/approvals?status=pending')).body.data.length,
    records: Object.fromEntries(
      await Promise.all([...TABLES, 'threads', 'receipts'].map(async (table) => [table, await list(table)])),
    ) as Record<string, Record<string, unknown>[]>,
  };
}

const done = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
};

it('shows a few weeks of a business, the same however often it is added', async () => {
  const { stats, approvals, records } = await seen();
  expect(stats).toMatchObject({ total_jobs: 6, completed_jobs: 3, total_revenue: 6_240 });
  const counts = Object.entries(records).map(([table, list]) => [table, list.length]);
  expect(Object.fromEntries(counts)).toMatchObject({ clients: 5, threads: 1, receipts: 1, quotes: 3, suppliers: 3 });
  expect(approvals).toBe(1);
  expect(await addDemo(app.inside)).toEqual({ signInWorks: true });
  expect(await seen()).toEqual({ stats, approvals, records });
});

it('is added just after midnight, and in the week the clocks changed', async () => {
  const early = await startTestApp({ SMOKO_NOW: '2026-10-05T00:10:00+11:00' });
  try {
    expect(await addDemo(early.inside)).toEqual({ signInWorks: true });
  } finally {
    await early.dispose();
  }
});

/** The latest first: what pays an invoice goes before it. An issued invoice stays on file, and so do whoever it asks and its job. */
interface Money {
  type: string;
  stage: string | null;
  status: string;
  project_id: string | null;
}
async function deletable(table: string): Promise<{ id: string; type?: string }[]> {
  const { data } = (await dave.get(`/api/${table}?limit=100&sort=-created_at`)).body;
  const { clients } = (await dave.get('/api/aged-receivables')).body;
  const owing = new Set(clients.map(({ client_id }: { client_id: string }) => client_id));
  const money = (await dave.get('/api/finance-records?limit=100')).body.data;
  const paying = new Set(
    money
      .filter(
        ({ type, stage, status }: Money) =>
          (type === 'invoice' && stage === 'issued') || (type === 'payment' && status === 'paid'),
      )
      .map(({ project_id }: Money) => project_id),
  );
  return data.filter(
    ({ id, type, invoiced }: { id: string; type?: string; invoiced?: boolean }) =>
      type !== 'invoice' && !invoiced && !owing.has(id) && !paying.has(id),
  );
}

describe('is added again and leaves things as they are, after', () => {
  it('one, and then all, of each kind of record were deleted', async () => {
    for (const [table, which] of TABLES.flatMap((name) => [[name, 1] as const, [name, 100] as const])) {
      const data = (await deletable(table)).slice(0, which);
      expect(data.length).toBeGreaterThan(0);
      for (const { id } of data) await done(dave.send('DELETE', `/api/${table}/${id}`));
      const before = await seen();
      expect(await addDemo(app.inside)).toEqual({ signInWorks: true });
      expect(await seen()).toEqual(before);
      if (which === 100) expect(await deletable(table)).toEqual([]);
    }
  });

  it('everything was renamed and set to something else', async () => {
    const changes: Record<string, Record<string, unknown>> = {
      clients: { name: 'Somebody', email: null, phone: null },
      suppliers: { name: 'Some shop' },
      projects: { job_name: 'Something', status: 'cancelled', client_id: null },
      'admin-tasks': { task_name: 'Something', status: 'completed', project_id: null },
      'procurement-items': { item_name: 'Something', status: 'delivered', supplier_id: null },
      'finance-records': { due_date: '2027-01-01', project_id: null },
      quotes: { valid_until: '2027-01-01' },
    };
    for (const [table, fields] of Object.entries(changes)) {
      for (const { id } of (await dave.get(`/api/${table}?limit=100`)).body.data) {
        await done(dave.patch(`/api/${table}/${id}`, fields));
      }
    }
    await done(
      dave.patch('/api/settings', { business_name: 'Kahu Plumbing', business_location: 'Hamilton NZ', abn: null }),
    );
    const before = await seen();
    expect(await addDemo(app.inside)).toEqual({ signInWorks: true });
    expect(await seen()).toEqual(before);
  });

  it('the number of a deleted job was given to another one', async () => {
    const [job] = await deletable('projects');
    await done(dave.send('DELETE', `/api/projects/${job?.id}`));
    await done(dave.post('/api/projects', { job_name: 'Another', job_number: '2001' }));
    const before = await seen();
    await addDemo(app.inside);
    expect(await seen()).toEqual(before);
  });
});

const confirm = () => done(dave.post('/api/auth/confirm', { password: DEMO_SIGN_IN.password }));

describe('is added again, and says how to sign in, after', () => {
  it('the password was changed', async () => {
    const password = 'three blind possums';
    await done(
      dave.post('/api/auth/change-password', { current_password: DEMO_SIGN_IN.password, new_password: password }),
    );
    const before = await seen(await signIn({ ...DEMO_SIGN_IN, password }));
    expect(await addDemo(app.inside)).toEqual({ signInWorks: false });
    expect(await seen(await signIn({ ...DEMO_SIGN_IN, password }))).toEqual(before);
  });

  it('somebody tried wrong passwords', async () => {
    for (let i = 0; i < 12; i++) await dave.post('/api/auth/login', { ...DEMO_SIGN_IN, password: `wrong ${i}` });
    expect(await addDemo(app.inside)).toEqual({ signInWorks: true });
  });

  it('an authenticator was added', async () => {
    await confirm();
    const made = (await dave.post('/api/auth/factors', { factor_type: 'totp' })).body;
    const path = `/api/auth/factors/${made.id}`;
    const challenge = (await dave.post(`${path}/challenge`)).body;
    const code = new TOTP({ secret: Secret.fromBase32(made.totp.secret) }).generate();
    await done(dave.post(`${path}/verify`, { challenge_id: challenge.id, code }));
    expect(await addDemo(app.inside)).toEqual({ signInWorks: false });
  });

  it('its address was changed: there is a demo again, and the other one stays', async () => {
    await confirm();
    await done(dave.post('/api/auth/change-email', { email: 'dave@elsewhere.example' }));
    const mail = (await dave.get('/api/outbox')).body.data.find(({ to }: { to: string }) => to.includes('elsewhere'));
    const token = decodeURIComponent(/token=([\w.~%-]+)/.exec(mail.body)?.[1] ?? '');
    await done(dave.post('/api/auth/verify-email', { token }));
    expect(await addDemo(app.inside)).toEqual({ signInWorks: true });
    expect((await seen(await signIn())).stats).toMatchObject({ total_jobs: 6 });
    expect((await seen(await signIn({ ...DEMO_SIGN_IN, email: 'dave@elsewhere.example' }))).stats).toMatchObject({
      total_jobs: 6,
    });
  });

  it('its deletion was asked for, and after it came', async () => {
    await confirm();
    await done(dave.post('/api/auth/deletion', {}));
    expect(await addDemo(app.inside)).toEqual({ signInWorks: true });
    await app.close();
    app = await startTestApp({ SMOKO_NOW: LATER }, app.dataDir);
    expect(await addDemo(app.inside)).toEqual({ signInWorks: true });
    expect((await seen(await signIn())).stats).toMatchObject({ total_jobs: 6 });
  });
});
