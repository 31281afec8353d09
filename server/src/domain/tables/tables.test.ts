import { TABLES } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { mongooseModel } from '../../testing/mongoose-model.ts';
import type { Actor } from '../actor.ts';

const { projects, clients, finance_records, procurement_items, quotes, admin_tasks } = TABLES;
let testDomain: TestDomain;
let me: Actor;

beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());
beforeEach(() => {
  me = testDomain.newActor();
});

describe('jobs', () => {
  it('are numbered from 1001, one after the other, also when made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, (_, i) => testDomain.call(me, projects.operations.create, { job_name: `Job ${i}` })),
    );
    expect(made.map(({ job_number }) => job_number).sort()).toEqual(['1001', '1002', '1003', '1004']);
  });

  it('follow the highest number, and a used one is pointed out', async () => {
    await testDomain.call(me, projects.operations.create, { job_name: 'A', job_number: '3120' });
    expect((await testDomain.call(me, projects.operations.create, { job_name: 'B' })).job_number).toBe('3121');
    const again = testDomain.call(me, projects.operations.create, { job_name: 'C', job_number: '3120' });
    await expect(again).rejects.toMatchObject({ status: 409, message: expect.stringContaining('3120') });
    expect(
      (await testDomain.call(testDomain.newActor(), projects.operations.create, { job_name: 'D' })).job_number,
    ).toBe('1001');
  });

  it('keep the name of a client that was deleted', async () => {
    const client = await testDomain.call(me, clients.operations.create, { name: 'Dave' });
    const job = await testDomain.call(me, projects.operations.create, { job_name: 'A', client_id: client.id });
    await testDomain.call(me, clients.operations.delete, { id: client.id });
    expect((await testDomain.call(me, projects.operations.get, { id: job.id })).client).toMatchObject({
      name: 'Dave',
      deleted: true,
    });
  });

  it("cannot be another owner's client's", async () => {
    const theirs = await testDomain.call(testDomain.newActor(), clients.operations.create, { name: 'Dave' });
    const job = testDomain.call(me, projects.operations.create, { job_name: 'A', client_id: theirs.id });
    await expect(job).rejects.toMatchObject({ code: 'invalid', errors: [{ path: 'client_id' }] });
  });

  it('take changes of different fields at the same moment, one after the other', async () => {
    const job = await testDomain.call(me, projects.operations.create, { job_name: 'A' });
    await Promise.all([
      testDomain.call(me, projects.operations.update, { id: job.id, job_budget: 10 }),
      testDomain.call(me, projects.operations.update, { id: job.id, status: 'in_progress' }),
    ]);
    expect(await testDomain.call(me, projects.operations.get, { id: job.id })).toMatchObject({
      job_budget: 10,
      status: 'in_progress',
      version: 3,
    });
  });

  it('tell the later of two editors', async () => {
    const job = await testDomain.call(me, projects.operations.create, { job_name: 'A' });
    await testDomain.call(me, projects.operations.update, { id: job.id, job_name: 'B', version: job.version });
    const late = testDomain.call(me, projects.operations.update, { id: job.id, job_name: 'C', version: job.version });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('lists', () => {
  it('go through every record once, empty values last in both directions', async () => {
    for (let i = 0; i < 23; i++) {
      await testDomain.call(me, admin_tasks.operations.create, {
        task_name: `T${i}`,
        due_date: i % 3 ? `2026-12-${10 + (i % 7)}` : null,
      });
    }
    for (const sort of ['due_date', '-due_date']) {
      const dates: (string | null)[] = [];
      const ids = new Set<string>();
      let cursor: string | undefined;
      do {
        const page = await testDomain.call(me, admin_tasks.operations.list, {
          limit: 5,
          sort,
          ...(cursor ? { cursor } : {}),
        });
        for (const { id, due_date } of page.data) {
          ids.add(id);
          dates.push(due_date);
        }
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(ids.size).toBe(23);
      const dated = dates.filter((date) => date !== null);
      expect(dates.slice(dated.length).every((date) => date === null)).toBe(true);
      expect(dated).toEqual(sort === 'due_date' ? dated.toSorted() : dated.toSorted().reverse());
    }
  });

  it('find a quote by words of its text, also after a change of it', async () => {
    const found = async (q: string) =>
      (await testDomain.call(me, quotes.operations.list, { q })).data.map(({ id }) => id);
    const { id } = await testDomain.call(me, quotes.operations.create, {
      content: { details: 'Pool coping for Søren' },
    });
    expect(await found('coping')).toEqual([id]);
    expect(await found('soren')).toEqual([id]);
    await testDomain.call(me, quotes.operations.update, { id, content: { details: 'Pool paving' } });
    expect(await found('coping')).toEqual([]);
    expect(await found('pav')).toEqual([id]);
  });

  it('find word starts without regard to accents, each word of several', async () => {
    await testDomain.call(me, clients.operations.create, { name: 'Zoë Sharma' });
    await testDomain.call(me, clients.operations.create, { name: 'Zoe Okonkwo' });
    const found = async (q: string) =>
      (await testDomain.call(me, clients.operations.list, { q })).data.map(({ name }) => name);
    expect(await found('zo')).toEqual(['Zoe Okonkwo', 'Zoë Sharma']);
    expect(await found('ZOË sh')).toEqual(['Zoë Sharma']);
    expect(await found('arma')).toEqual([]);
  });

  it('keep their filter when they are in the order of the same field', async () => {
    for (const due_date of ['2026-12-01', '2026-12-02', null]) {
      await testDomain.call(me, admin_tasks.operations.create, { task_name: 'T', due_date });
    }
    for (const sort of ['due_date', '-due_date']) {
      const { data } = await testDomain.call(me, admin_tasks.operations.list, { due_date: '2026-12-02', sort });
      expect(data.map((task) => task.due_date)).toEqual(['2026-12-02']);
    }
  });

  it('refuse a cursor of another order', async () => {
    for (const name of ['A', 'B']) await testDomain.call(me, clients.operations.create, { name });
    const { next_cursor } = await testDomain.call(me, clients.operations.list, { limit: 1 });
    const other = testDomain.call(me, clients.operations.list, { sort: 'created_at', cursor: next_cursor } as never);
    await expect(other).rejects.toMatchObject({ status: 400 });
    await expect(testDomain.call(me, clients.operations.list, { cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('money', () => {
  it('of an order item is price times quantity, whatever was sent', async () => {
    const item = await testDomain.call(me, procurement_items.operations.create, {
      item_name: 'Downlight',
      quantity: 3,
      unit_price: 18.5,
      total_price: 1,
    });
    expect(item.total_price).toBe(55.5);
    expect(
      (await testDomain.call(me, procurement_items.operations.update, { id: item.id, quantity: 4 })).total_price,
    ).toBe(74);
  });

  it('of a quote is code: three lines of 19.95 have 5.99 GST, none when not registered', async () => {
    const lines = Array.from({ length: 3 }, () => ({ description: 'x', quantity: 1, unit_price: 19.95 }));
    expect(await testDomain.call(me, quotes.operations.create, { lines })).toMatchObject({
      subtotal: 59.85,
      gst: 5.99,
      total: 65.84,
    });
    const small = testDomain.newActor({ business: { ...me.business, gstRegistered: false } });
    expect(await testDomain.call(small, quotes.operations.create, { lines })).toMatchObject({ gst: 0, total: 59.85 });
  });

  it('of a quote whose prices include GST is their sum, and says how much GST that is', async () => {
    const lines = [{ description: 'Call-out', quantity: 1, unit_price: 110.05 }];
    const made = await testDomain.call(me, quotes.operations.create, { lines, prices_include_gst: true });
    expect(made).toMatchObject({ prices_include_gst: true, subtotal: 100.05, gst: 10, total: 110.05 });
    const id = made.id;
    const more = [...lines, { description: 'Isolator', quantity: 2, unit_price: 30 }];
    expect(await testDomain.call(me, quotes.operations.update, { id, lines: more })).toMatchObject({
      prices_include_gst: true,
      total: 170.05,
    });
    expect(await testDomain.call(me, quotes.operations.update, { id, prices_include_gst: false })).toMatchObject({
      subtotal: 170.05,
      gst: 17.01,
      total: 187.06,
    });
    expect(await testDomain.call(me, quotes.operations.update, { id, status: 'sent' })).toMatchObject({
      total: 187.06,
    });
    const small = testDomain.newActor({ business: { ...me.business, gstRegistered: false } });
    expect(await testDomain.call(small, quotes.operations.create, { lines, prices_include_gst: true })).toMatchObject({
      prices_include_gst: true,
      subtotal: 110.05,
      gst: 0,
      total: 110.05,
    });
  });

  it('of a quote kept before prices could include GST reads as without it', async () => {
    const { id } = await testDomain.call(me, quotes.operations.create, {});
    const { model } = testDomain.domain.repositories.quotes;
    await mongooseModel(model).collection.updateOne(
      { _id: new Types.ObjectId(id) },
      { $unset: { prices_include_gst: 1 } },
    );
    expect(await testDomain.call(me, quotes.operations.get, { id })).toMatchObject({ prices_include_gst: false });
  });

  it('quotes of one moment have numbers of their own', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => testDomain.call(me, quotes.operations.create, {})));
    expect(new Set(made.map(({ quote_number }) => quote_number)).size).toBe(4);
    for (const { quote_number } of made) expect(quote_number).toMatch(/^Q-\d{13}$/);
  });
});

describe('invoices', () => {
  const invoice = (actor: Actor, due_date: string) =>
    testDomain.call(actor, finance_records.operations.create, { type: 'invoice', amount: 100, due_date });

  it("are overdue from the day after their due date in the business's zone", async () => {
    // it is Friday the 20th in Sydney
    expect((await invoice(me, '2026-11-19')).status).toBe('overdue');
    expect((await invoice(me, '2026-11-20')).status).toBe('pending');
    const early = await openTestDomain({ now: '2026-11-19T14:00:00Z' });
    const sydney = early.newActor();
    const perth = early.newActor({ business: { ...me.business, timeZone: 'Australia/Perth' } });
    const make = (actor: Actor) =>
      early.call(actor, finance_records.operations.create, { type: 'invoice', amount: 1, due_date: '2026-11-19' });
    expect([(await make(sydney)).status, (await make(perth)).status]).toEqual(['overdue', 'pending']);
    await early.close();
  });

  it('marked as paid get one payment for what is open', async () => {
    const { markPaid } = await import('@smoko/contract');
    const { id } = await invoice(me, '2026-12-01');
    await testDomain.call(me, finance_records.operations.create, { type: 'payment', amount: 30, invoice_id: id });
    expect((await testDomain.call(me, finance_records.operations.get, { id })).status).toBe('pending');
    await testDomain.call(me, markPaid, { id });
    await testDomain.call(me, markPaid, { id });
    const payments = (await testDomain.call(me, finance_records.operations.list, { invoice_id: id })).data.map(
      ({ amount }) => amount,
    );
    expect(payments.sort()).toEqual([30, 70]);
  });
});
