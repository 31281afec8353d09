import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
beforeEach(async () => {
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const job = (fields: Fields = {}) => post(dave, '/api/projects', { job_name: 'Deck', ...fields });
const number = async (fields: Fields = {}) => (await job(fields)).job_number;

it('numbers begin at 1001 and go up from the highest', async () => {
  expect(await number()).toBe('1001');
  expect(await number()).toBe('1002');
  expect(await number({ job_number: '2500' })).toBe('2500');
  expect(await number()).toBe('2501');
  expect(await number({ job_number: 'A-17' })).toBe('A-17');
  expect(await number({ job_number: '7' })).toBe('7');
  expect(await number({ job_number: null })).toBe('2502');
});

it('a deleted job keeps its number, so that it can come back', async () => {
  const first = await job({ job_number: 'B-1' });
  await dave.fetch(`/api/projects/${first.id}`, { method: 'DELETE' });
  const json = { job_name: 'B', job_number: 'B-1' };
  const { detail } = await expectProblem(await dave.fetch('/api/projects', { method: 'POST', json }), 409);
  expect(detail).toContain('Job number B-1 is already in use');
  expect((await dave.fetch(`/api/projects/${first.id}/restore`, { method: 'POST' })).status).toBe(200);
  expect(await get(dave, `/api/projects/${first.id}`)).toMatchObject({ job_number: 'B-1' });
});

it('every owner has numbers of their own', async () => {
  await job();
  const mel = await signUp(server.url);
  expect(await post(mel, '/api/projects', { job_name: 'Fence' })).toMatchObject({ job_number: '1001' });
});

it('jobs made at the same moment get different numbers', async () => {
  const numbers = await Promise.all(Array.from({ length: 25 }, () => number()));
  expect(numbers.toSorted()).toEqual(Array.from({ length: 25 }, (_, i) => String(1001 + i)));
});

it('a number is used once, also after its job was deleted', async () => {
  const made = await job();
  const taken = await dave.fetch('/api/projects', { method: 'POST', json: { job_name: 'x', job_number: '1001' } });
  const { detail, errors } = await expectProblem(taken, 409, 'duplicate');
  expect(detail).toBe('Job number 1001 is already in use. Pick another, or leave it out.');
  expect(errors).toEqual([{ path: 'job_number', message: detail }]);
  await dave.fetch(`/api/projects/${made.id}`, { method: 'DELETE' });
  expect(await number()).toBe('1002');
});

it('a job cannot take the number of another by a change', async () => {
  const first = await job();
  const second = await job();
  const json = { job_number: first.job_number };
  await expectProblem(await dave.fetch(`/api/projects/${second.id}`, { method: 'PATCH', json }), 409, 'duplicate');
  expect(await get(dave, `/api/projects/${second.id}`)).toMatchObject({ job_number: second.job_number, version: 1 });
});

it('shows its client, by the name it has now', async () => {
  const client = await post(dave, '/api/clients', { name: 'Rosa', phone: '0491 570 156', email: 'rosa@example.org' });
  const made = await job({ client_id: client.id });
  expect(made.client).toEqual({
    id: client.id,
    name: 'Rosa',
    phone: '0491 570 156',
    email: 'rosa@example.org',
    address: null,
    sms_opt_out: false,
    deleted: false,
  });
  await dave.fetch(`/api/clients/${client.id}`, { method: 'PATCH', json: { name: 'Rosa Delgado' } });
  expect((await get(dave, '/api/projects')).data[0]?.client).toMatchObject({ name: 'Rosa Delgado' });
  await dave.fetch(`/api/clients/${client.id}`, { method: 'DELETE' });
  expect(await get(dave, `/api/projects/${made.id}`)).toMatchObject({
    client: { name: 'Rosa Delgado', deleted: true },
  });
});

it('is found by its number, its name and the place of the work', async () => {
  await job({ job_name: 'Regrout the ensuite', site_address: '19 Kembla St' });
  for (const q of ['1001', 'regr', 'ensuite', 'kembla 19']) {
    expect((await get(dave, `/api/projects?q=${encodeURIComponent(q)}`)).data, q).toHaveLength(1);
  }
  expect((await get(dave, '/api/projects?q=grout')).data).toEqual([]);
  expect((await get(dave, '/api/projects?job_number=1001')).data).toHaveLength(1);
});

it('jobs_this_month counts what was made in the month of the business', async () => {
  await job();
  await job();
  expect(await get(dave, '/api/settings')).toMatchObject({ jobs_this_month: 2 });
});
