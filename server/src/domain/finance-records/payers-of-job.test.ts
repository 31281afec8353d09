import { clients, financeRecords, getJobOverview, projects } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';

const { create, list } = financeRecords.operations;

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

it('a payment with a rest, and one over two jobs, are among the records of each job that they paid', async () => {
  const actor = world.newActor();
  const dave = await world.call(actor, clients.operations.create, { name: 'Dave' });
  const job = (job_name: string) => world.call(actor, projects.operations.create, { job_name, client_id: dave.id });
  const [tap, deck] = [await job('Tap'), await job('Deck')];
  const invoice = (amount: number, project_id: string) =>
    world.call(actor, create, { type: 'invoice', amount, client_id: dave.id, project_id });
  const pay = (amount: number, allow_credit = false) =>
    world.call(actor, create, { type: 'payment', amount, client_id: dave.id, allow_credit });

  await invoice(100, tap.id);
  await invoice(200, tap.id);
  const withRest = await pay(350, true);
  expect(withRest).toMatchObject({ project_id: null, unallocated: 50 });
  await invoice(400, deck.id);
  await invoice(70, tap.id);
  const overBoth = await pay(420);
  expect(overBoth).toMatchObject({ project_id: null });
  const later = await world.call(actor, create, {
    type: 'payment',
    amount: 5,
    client_id: dave.id,
    project_id: deck.id,
    allow_credit: true,
  });

  const ids = async (project_id: string, more: object = {}) =>
    (await world.call(actor, list, { project_id, type: 'payment', ...more })).data.map(({ id }) => id);
  expect(await ids(tap.id)).toEqual([overBoth.id, withRest.id]);
  expect(await ids(deck.id)).toEqual([later.id, overBoth.id]);
  // in any order, a page at a time
  for (const sort of ['amount', '-due_date', 'type', 'created_at'] as const) {
    const first = await world.call(actor, list, { project_id: tap.id, limit: 2, sort });
    const second = await world.call(actor, list, {
      project_id: tap.id,
      limit: 5,
      sort,
      cursor: first.next_cursor ?? '',
    });
    const all = [...first.data, ...second.data].map(({ id }) => id);
    expect([all.length, new Set(all).size, second.next_cursor]).toEqual([5, 5, null]);
  }
  expect(await world.call(actor, getJobOverview, { id: tap.id })).toMatchObject({ finance_records: 5 });
  expect(await ids(tap.id, { status: 'pending' })).toEqual([]);
});
