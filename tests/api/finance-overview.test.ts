import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

// a Friday, 09:00 in Sydney
const NOW = '2026-11-19T22:00:00Z';

let server: TestServer;
let mel: Account;
let luca: { id: string };
let door: { id: string; job_number: string };
beforeAll(async () => {
  server = await startServer({ now: NOW });
  mel = await signUp(server.url);
  luca = await post(mel, '/api/clients', { name: 'Luca Bianchi' });
  const rosa = await post(mel, '/api/clients', { name: 'Rosa Delgado' });
  door = await post(mel, '/api/projects', { job_name: 'Garage door', client_id: luca.id, job_date: '2026-11-23' });
  const yard = await post(mel, '/api/projects', { job_name: 'Courtyard', client_id: rosa.id, job_date: '2026-12-10' });
  await post(mel, '/api/projects', { job_name: 'Some day', client_id: rosa.id });
  const add = (fields: Record<string, unknown>) => post(mel, '/api/finance-records', fields);
  await add({ type: 'invoice', amount: 1040.1, project_id: door.id, due_date: '2026-11-06' });
  await add({ type: 'invoice', amount: 460.2, project_id: door.id, due_date: '2026-11-20' });
  await add({ type: 'invoice', amount: 2010, project_id: yard.id, due_date: '2026-12-04' });
  await add({ type: 'invoice', amount: 99, project_id: yard.id, status: 'paid', paid_date: '2026-10-02' });
  await add({ type: 'expense', amount: 80.15, description: 'Diesel from BP Dapto', paid_date: '2026-11-02' });
  await add({ type: 'expense', amount: 20, description: 'Diesel', paid_date: '2026-10-31' });
  const other = await signUp(server.url);
  await post(other, '/api/finance-records', { type: 'invoice', amount: 7777, due_date: '2026-11-01' });
});
afterAll(() => server.stop());

const overview = (query: string) => get(mel, `/api/finance-overview?${query}`);

describe('GET /api/finance-overview', () => {
  it.each([
    ['', 6, 3709.45],
    ['type=invoice', 4, 3609.3],
    ['type=invoice&unpaid=true', 3, 3510.3],
    ['late=true', 1, 1040.1],
    ['type=expense&from=2026-11-01&to=2026-11-30', 1, 80.15],
    ['type=expense&q=diesel', 2, 100.15],
    ['type=expense&q=diesel%20bp', 1, 80.15],
    ['type=invoice&day=due&from=2026-11-20&to=2026-11-20', 1, 460.2],
    ['type=invoice&day=made&from=2026-11-20&to=2026-11-20', 4, 3609.3],
    ['type=invoice&day=made&to=2026-11-19', 0, 0],
    ['type=payment', 0, 0],
  ])('adds up %s', async (query, count, total) => {
    expect(await overview(query)).toMatchObject({ count, total });
  });

  it('adds up each type for itself', async () => {
    expect((await overview('')).types).toEqual([
      { type: 'expense', count: 2, total: 100.15, due: 0 },
      { type: 'invoice', count: 4, total: 3609.3, due: 3510.3 },
    ]);
  });

  it('adds up a client, a job, and each of them', async () => {
    expect(await overview(`client_id=${luca.id}&unpaid=true`)).toMatchObject({ count: 2, total: 1500.3 });
    expect(await overview(`project_id=${door.id}`)).toMatchObject({ count: 2, total: 1500.3 });
    expect((await overview('type=invoice&unpaid=true&by=client')).groups).toEqual([
      { id: expect.any(String), name: 'Rosa Delgado', count: 1, total: 2010, due: 2010 },
      { id: luca.id, name: 'Luca Bianchi', count: 2, total: 1500.3, due: 1500.3 },
    ]);
    expect((await overview('type=expense&by=project')).groups).toEqual([
      { id: null, name: null, count: 2, total: 100.15, due: 0 },
    ]);
  });

  it('tells of what is unpaid who owes most first, with what is due', async () => {
    const me = await signUp(server.url);
    for (const [name, amount, paid] of [
      ['Margaret', 2220.36, 1000],
      ['Dave', 1500, 0],
    ] as const) {
      const { id } = await post(me, '/api/clients', { name });
      await post(me, '/api/finance-records', { type: 'invoice', amount, client_id: id });
      if (paid) await post(me, '/api/finance-records', { type: 'payment', amount: paid, client_id: id });
    }
    const groupsOf = async (query: string) =>
      (await get(me, `/api/finance-overview?type=invoice&by=client&${query}`)).groups;
    const [dave, margaret] = [
      { name: 'Dave', total: 1500, due: 1500 },
      { name: 'Margaret', total: 2220.36, due: 1220.36 },
    ];
    expect(await groupsOf('unpaid=true')).toMatchObject([dave, margaret]);
    expect(await groupsOf('status=pending')).toMatchObject([margaret, dave]);
  });

  it('tells the first records with their client and job', async () => {
    const { records } = await overview('type=invoice&unpaid=true');
    expect((records as unknown[])[0]).toMatchObject({
      amount: 1040.1,
      status: 'overdue',
      client: { name: 'Luca Bianchi' },
      project: { job_number: door.job_number },
    });
  });
});

describe('a list between two days', () => {
  it.each([
    ['job_date_from=2026-11-20&job_date_to=2026-11-30', ['Garage door']],
    ['job_date_from=2026-11-24', ['Courtyard']],
    ['job_date_to=2026-12-31&sort=job_date', ['Garage door', 'Courtyard']],
    ['job_date_from=2026-11-01&job_date_to=2026-12-31&q=cou', ['Courtyard']],
    ['job_date_from=2026-11-01&job_date_to=2026-11-22', []],
  ])('%s', async (query, names) => {
    const { data } = await get(mel, `/api/projects?${query}`);
    expect(data.map((job) => job.job_name)).toEqual(names);
  });

  it('goes on page by page', async () => {
    const first = await get(mel, '/api/projects?job_date_to=2026-12-31&sort=-job_date&limit=1');
    const second = await get(
      mel,
      `/api/projects?job_date_to=2026-12-31&sort=-job_date&limit=1&cursor=${first.next_cursor}`,
    );
    expect([...first.data, ...second.data].map((job) => job.job_name)).toEqual(['Courtyard', 'Garage door']);
    expect(second.next_cursor).toBeNull();
  });
});
