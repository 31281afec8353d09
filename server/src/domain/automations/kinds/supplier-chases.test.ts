import { previewAutomation, procurementItems, suppliers } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aged } from '../../../testing/aged.ts';
import { openTestDomain, type TestDomain } from '../../../testing/domain.ts';
import { mongooseModel } from '../../../testing/mongoose-model.ts';
import type { Actor } from '../../actor.ts';

/** Friday 20 November 2026, 09:00 in Sydney. */
const NOW = '2026-11-19T22:00:00Z';
let testDomain: TestDomain;
let me: Actor;
beforeAll(async () => {
  testDomain = await openTestDomain({ now: NOW });
});
afterAll(() => testDomain.close());
beforeEach(() => {
  me = testDomain.newActor();
});

const asked = async () =>
  (await testDomain.call(me, previewAutomation, { kind: 'supplier_chase' })).data.map(({ body }) => body);

it('nobody is asked about an order whose new day waits for a yes', async () => {
  const timber = await testDomain.call(me, suppliers.operations.create, { name: 'Timber Co', email: 't@example.com' });
  const order = (item_name: string, delivery_date: string) =>
    testDomain.call(me, procurementItems.operations.create, {
      ...{ supplier_id: timber.id, status: 'ordered', quantity: 1, item_name, delivery_date },
    });
  const joists = await order('Joists', '2026-11-18');
  const posts = await order('Posts', '2026-11-21');
  const { wrote, proposed } = aged(testDomain, me, NOW);
  const late = { body: 'The joists and posts are late', intent: 'supplier_delay' };
  const move = { entity: 'procurement_items', fields: { delivery_date: '2026-11-27' } };
  await proposed(await wrote(timber, 1, late), { ...move, record_id: joists.id });
  const refused = await wrote(timber, 1, late);
  await proposed(refused, { ...move, record_id: posts.id, status: 'rejected' });
  const [only, ...others] = await asked();
  expect(others).toEqual([]);
  expect(only).toContain('- 1 x Posts, due Sat 21 Nov');
  expect(only).not.toContain('Joists');
});

it('a supplier is not asked again while the last question has not gone, nor on the day on which it went', async () => {
  const timber = await testDomain.call(me, suppliers.operations.create, { name: 'Timber Co', email: 't@example.com' });
  await testDomain.call(me, procurementItems.operations.create, {
    ...{ supplier_id: timber.id, status: 'ordered', quantity: 1, item_name: 'Joists', delivery_date: '2026-11-18' },
  });
  const held = async () =>
    (await testDomain.call(me, previewAutomation, { kind: 'supplier_chase' })).data.map((one) => one.held);
  expect(await held()).toEqual([null]);
  const outbox = mongooseModel(testDomain.domain.repositories.outbox.model);
  const { _id } = await outbox.create({
    ...{ channel: 'email', to: 't@example.com', body: 'As agreed?', status: 'queued', transport: 'smtp' },
    ...{ user_id: me.userId, version: 1, updated_at: new Date(), automation: 'supplier_chase' },
    ...{ supplier_id: timber.id, created_at: new Date('2026-11-18T00:00:00Z') },
  });
  expect(await held()).toEqual(['The last one has not gone yet']);
  await outbox.updateOne(
    { _id, user_id: me.userId },
    { $set: { status: 'sent', sent_at: new Date('2026-11-19T20:00:00Z') } },
  );
  expect(await held()).toEqual(['The last one went on Fri 20 Nov: the next goes a day after it']);
  await outbox.updateOne({ _id, user_id: me.userId }, { $set: { sent_at: new Date('2026-11-19T01:00:00Z') } });
  expect(await held()).toEqual([null]);
});
