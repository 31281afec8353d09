import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { addDemo, DEMO_SIGN_IN } from './demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

it('shows a few weeks of a business, the same however often it is added', async () => {
  await addDemo(app.inside);
  const client = new TestClient(app.url);
  const { body } = await client.post('/api/auth/login', DEMO_SIGN_IN);
  client.headers = { authorization: `Bearer ${body.access_token}` };
  const seen = async () => ({
    stats: (await client.get('/api/stats')).body,
    clients: (await client.get('/api/clients')).body.data.length,
    tasks: (await client.get('/api/admin-tasks')).body.data.length,
    threads: (await client.get('/api/threads')).body.data.length,
    receipts: (await client.get('/api/receipts')).body.data.length,
    approvals: (await client.get('/api/approvals?status=pending')).body.data.length,
  });
  const first = await seen();
  expect(first).toMatchObject({
    stats: { total_jobs: 6, completed_jobs: 3, total_revenue: 6_240 },
    clients: 5,
    threads: 1,
    receipts: 1,
    approvals: 1,
  });
  await addDemo(app.inside);
  expect(await seen()).toEqual(first);
});
