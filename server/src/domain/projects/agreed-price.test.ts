import { clients, projects, quotes, variations } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

it('a job says the price that was agreed: the accepted quote and variations, in a list and alone', async () => {
  const actor = world.newActor();
  const dave = await world.call(actor, clients.operations.create, { name: 'Dave' });
  const job = (job_name: string, job_budget: number) =>
    world.call(actor, projects.operations.create, { job_name, client_id: dave.id, job_budget });
  const [deck, fence] = [await job('Deck', 5000), await job('Fence', 900)];
  expect(deck).toMatchObject({ job_budget: 5000, price: null });
  const lines = (unit_price: number) => [{ description: 'Work', quantity: 1, unit_price }];
  const quote = await world.call(actor, quotes.operations.create, {
    client_id: dave.id,
    project_id: deck.id,
    lines: lines(7000),
    prices_include_gst: true,
  });
  expect(await world.call(actor, projects.operations.get, { id: deck.id })).toMatchObject({ price: null });
  await world.call(actor, quotes.operations.update, { id: quote.id, status: 'accepted' });
  const variation = { project_id: deck.id, description: 'Rail', prices_include_gst: true } as const;
  await world.call(actor, variations.operations.create, { ...variation, lines: lines(500), status: 'accepted' });
  await world.call(actor, variations.operations.create, { ...variation, lines: lines(9000) });
  expect(await world.call(actor, projects.operations.get, { id: deck.id })).toMatchObject({ price: 7500 });
  const { data } = await world.call(actor, projects.operations.list, { sort: 'job_name' });
  expect(data.map(({ id, price }) => [id, price])).toEqual([
    [deck.id, 7500],
    [fence.id, null],
  ]);
});
