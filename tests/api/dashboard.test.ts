import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  // in Perth it is still 31 March, in Sydney already 1 April
  server = await startServer({ now: '2026-03-31T14:30:00Z' });
});
beforeEach(async () => {
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const create = (path: string, fields: Fields) => post(dave, `/api/${path}`, fields);
const figures = (account = dave) => get(account, '/api/dashboard');

it('shows zeros to a new business', async () => {
  const zeros = {
    jobs_in_progress: 0,
    pending_payments: 0,
    drafts: { count: 0, total: 0 },
    month_revenue: 0,
    month: '2026-04',
    active_clients: 0,
  };
  expect(await figures()).toEqual(zeros);
});

it('counts jobs in progress, and clients with a job that is not over, each once', async () => {
  const [ana, bo, cy] = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => create('clients', { name })));
  const job = (client_id: unknown, status: string) => create('projects', { job_name: 'Deck', client_id, status });
  await job(ana?.id, 'in_progress');
  await job(ana?.id, 'pending');
  await job(bo?.id, 'completed');
  await job(cy?.id, 'pending');
  await job(null, 'in_progress');
  const gone = await job(bo?.id, 'in_progress');
  await dave.fetch(`/api/projects/${gone.id}`, { method: 'DELETE' });
  expect(await figures()).toMatchObject({ jobs_in_progress: 2, active_clients: 2 });
});

it('takes linked payments off what is owed', async () => {
  const invoice = (amount: number, due_date: string) =>
    create('finance-records', { type: 'invoice', amount, due_date });
  const [soon, late, small] = [
    await invoice(1000.1, '2026-05-01'),
    await invoice(500, '2026-03-01'),
    await invoice(80, '2026-05-01'),
  ];
  const pay = (amount: number, invoice_id: unknown) =>
    create('finance-records', { type: 'payment', amount, invoice_id });
  await pay(200.05, soon.id);
  await pay(100, soon.id);
  await pay(80, small.id);
  await pay(999, null);
  await create('finance-records', { type: 'invoice', amount: 7000, status: 'paid' });
  expect(await figures()).toMatchObject({ pending_payments: 1200.05 });
  expect(late.id).toBeTruthy();
  expect(await figures(await signUp(server.url))).toMatchObject({ pending_payments: 0 });
});

it('adds up what was paid this month where the business is', async () => {
  const pay = (paid_date: string, amount: number) => create('finance-records', { type: 'payment', amount, paid_date });
  for (const [day, amount] of [
    ['2026-02-28', 1],
    ['2026-03-01', 20],
    ['2026-03-31', 300],
    ['2026-04-01', 4000],
  ] as const)
    await pay(day, amount);
  expect(await figures()).toMatchObject({ month_revenue: 4000 });
  const there = { time_zone: 'Australia/Perth' };
  expect((await dave.fetch('/api/settings', { method: 'PATCH', json: there })).status).toBe(200);
  expect(await figures()).toMatchObject({ month_revenue: 320 });
});
