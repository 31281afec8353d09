import { clients, financeRecords, previewAutomation } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Aged, aged } from '../../../testing/aged.ts';
import { openTestDomain, type TestDomain } from '../../../testing/domain.ts';
import { mongooseModel } from '../../../testing/mongoose-model.ts';
import type { Actor } from '../../actor.ts';

/** Friday 20 November 2026, 09:00 in Sydney. */
const NOW = '2026-11-19T22:00:00Z';
const DAY_MS = 86_400_000;
let testDomain: TestDomain;
let me: Actor;
let before: Aged;
let karen: { id: string; name: string };
beforeAll(async () => {
  testDomain = await openTestDomain({ now: NOW });
});
afterAll(() => testDomain.close());
beforeEach(async () => {
  me = testDomain.newActor();
  before = aged(testDomain, me, NOW);
  karen = await testDomain.call(me, clients.operations.create, { name: 'Karen Wu', email: 'karen@example.com' });
});

async function invoice(due_date: string): Promise<string> {
  const fields = { type: 'invoice' as const, amount: 680, client_id: karen.id, due_date };
  const { id } = await testDomain.call(me, financeRecords.operations.create, fields);
  await before.daysAgo('finance_records', id, 60, 'created_at');
  return id;
}
const held = async () =>
  (await testDomain.call(me, previewAutomation, { kind: 'overdue_reminder' })).data.map((one) => one.held);

/** An overdue reminder of ours. */
const reminded = (finance_record_id: string, days: number, said: object = {}) =>
  mongooseModel(testDomain.domain.repositories.outbox.model).create({
    ...{ channel: 'email', to: 'karen@example.com', body: 'Overdue', status: 'sent', transport: 'smtp' },
    ...{ user_id: me.userId, version: 1, updated_at: new Date(), automation: 'overdue_reminder' },
    ...{ finance_record_id, client_id: karen.id },
    created_at: new Date(Date.parse(NOW) - (days + 5) * DAY_MS),
    sent_at: new Date(Date.parse(NOW) - days * DAY_MS),
    ...said,
  });

describe('the next overdue reminder', () => {
  it('comes a week after the last one left, however late that was', async () => {
    // due ten days ago: the second time
    const id = await invoice('2026-11-10');
    expect(await held()).toEqual([null]);
    await reminded(id, 6);
    expect(await held()).toEqual(['The last one went on Sat 14 Nov: the next goes a week after it']);
  });

  it('goes on the seventh day, and where the last one was about another invoice', async () => {
    const [one, other] = [await invoice('2026-11-10'), await invoice('2026-10-01')];
    await reminded(other, 1);
    await reminded(one, 7);
    expect(await held()).toEqual([null]);
  });

  it.each(['queued', 'waiting_approval'])('waits while the last one is %s', async (status) => {
    await reminded(await invoice('2026-11-10'), 0, { status, sent_at: null });
    expect(await held()).toEqual(['The last one has not gone yet']);
  });

  it.each(['failed', 'draft'])('does not wait for one that is a %s', async (status) => {
    await reminded(await invoice('2026-11-10'), 0, { status, sent_at: null });
    expect(await held()).toEqual([null]);
  });
});

describe('an answer about an invoice', () => {
  const paid = { body: 'Paid it yesterday', intent: 'says_paid' };

  it('holds for as long as nobody has decided it', async () => {
    const id = await invoice('2026-11-10');
    const said = await before.wrote(karen, 30, { ...paid, finance_record_id: id });
    expect(await held()).toEqual([null]);
    await before.proposed(said, { entity: 'finance_records', record_id: id, fields: {} });
    expect(await held()).toEqual(['Karen Wu wrote on Wed 21 Oct: "Paid it yesterday"']);
  });

  it('and no longer once they said no to it, nor where it is about another one', async () => {
    const id = await invoice('2026-11-10');
    const other = await invoice('2026-12-24');
    const rejected = await before.wrote(karen, 30, { ...paid, finance_record_id: id });
    await before.proposed(rejected, { entity: 'finance_records', record_id: id, fields: {}, status: 'rejected' });
    const said = await before.wrote(karen, 30, { ...paid, finance_record_id: other });
    await before.proposed(said, { entity: 'finance_records', record_id: other, fields: {} });
    expect(await held()).toEqual([null]);
  });
});
