import type { Calendar } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
// already Thursday in Sydney, still Wednesday in Perth
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T15:30:00Z' });
});
beforeEach(async () => {
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const calendar = (account: Account, query = '') =>
  get<Calendar & Record<string, unknown>>(account, `/api/calendar${query}`);
const titles = async (query: string) => (await calendar(dave, query)).entries.map(({ title }) => title);

it('today is the day of the business, and a week begins on Monday', async () => {
  const days = { from: '2026-03-02', to: '2026-03-08' };
  const nothing = { entries: [], more: false, unscheduled: [] };
  expect(await calendar(dave)).toEqual({ today: '2026-03-05', day: '2026-03-05', ...days, ...nothing });
  const perth = await signUp(server.url, { business_location: 'Perth WA' });
  expect(await calendar(perth)).toMatchObject({ today: '2026-03-04', day: '2026-03-04', ...days });
  // whole weeks, over both ends of the month
  expect(await calendar(dave, '?view=month&day=2026-02-28')).toMatchObject({ from: '2026-01-26', to: '2026-03-01' });
  expect(await calendar(dave, '?view=week&day=2026-03-08')).toMatchObject(days);
});

it('shows jobs and tasks by day and time, with whom they are for', async () => {
  const client = await post(dave, '/api/clients', { name: 'Priya Sharma' });
  const on = (job_date: string, job_name: string, more = {}) =>
    post(dave, '/api/projects', { job_name, job_date, ...more });
  const deck = await on('2026-03-06', 'Deck', { job_time: '09:30', job_number: '2041', client_id: client.id });
  await on('2026-03-06', 'Gutters');
  await on('2026-03-06', 'Called off', { status: 'cancelled' });
  await on('2026-03-08', 'Last of the week');
  await on('2026-03-09', 'Next week');
  await on('2026-03-01', 'The week before');
  const task = { task_name: 'Ring the council', due_date: '2026-03-06', due_time: '08:00', project_id: deck.id };
  await post(dave, '/api/admin-tasks', { ...task, assigned_to: 'Self' });
  await post(dave, '/api/admin-tasks', { task_name: 'Some time' });

  expect(await titles('?view=week')).toEqual(['Gutters', 'Ring the council', 'Deck', 'Last of the week']);
  expect(await titles('?view=day&day=2026-03-09')).toEqual(['Next week']);
  const { entries } = await calendar(dave, '?view=day&day=2026-03-06');
  expect(entries).toMatchObject([
    { kind: 'job', title: 'Gutters', time: null, client: null },
    { kind: 'task', time: '08:00', assigned_to: 'Self', job_name: 'Deck', job_number: '2041', status: 'pending' },
    { kind: 'job', id: deck.id, version: 1, time: '09:30', client: 'Priya Sharma', job_number: '2041' },
  ]);
  expect((await calendar(await signUp(server.url))).entries).toEqual([]);
});

it('names the jobs still to be done that have no date, the latest first', async () => {
  const add = (job_name: string, more = {}) => post(dave, '/api/projects', { job_name, ...more });
  const client = await post(dave, '/api/clients', { name: 'Priya Sharma' });
  await add('Deck', { client_id: client.id });
  await add('Fence', { status: 'in_progress' });
  await add('Done', { status: 'completed' });
  await add('Called off', { status: 'cancelled' });
  await add('On a day', { job_date: '2026-03-06' });
  expect((await calendar(dave)).unscheduled).toMatchObject([
    { kind: 'job', title: 'Fence', date: null, client: null },
    { kind: 'job', title: 'Deck', date: null, time: null, client: 'Priya Sharma' },
  ]);
  expect((await calendar(await signUp(server.url))).unscheduled).toEqual([]);
});

it.each(['?view=year', '?day=2026-02-30', '?day=tomorrow', '?from=2026-01-01'])('%s is refused', async (query) => {
  await expectProblem(await dave.fetch(`/api/calendar${query}`), 400);
});
