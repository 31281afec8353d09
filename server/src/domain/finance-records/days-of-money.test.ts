import { clients, createInvoice, createRefund, financeRecords, markPaid } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { createCall } from '../call.ts';

const { create, update, get, list } = financeRecords.operations;

// half past ten in the evening of the 27th in Sydney, and of the 28th already in Auckland
const NOW = '2026-11-27T11:30:00Z';
let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain({ now: NOW });
});
afterAll(() => world.close());

async function business(timeZone = 'Australia/Sydney') {
  const plain = world.newActor();
  const actor = { ...plain, business: { ...plain.business, timeZone } };
  const dave = await world.call(actor, clients.operations.create, { name: 'Dave' });
  const make = (type: 'invoice' | 'payment' | 'expense', amount: number, more: object = {}) =>
    world.call(actor, create, { type, amount, ...(type === 'expense' ? {} : { client_id: dave.id }), ...more });
  return {
    actor,
    dave,
    make,
    read: (id: string) => world.call(actor, get, { id }),
    all: async () => (await world.call(actor, list, {})).data,
    run: (id: string, more: object) =>
      world.domain.executor.run(markPaid, createCall(actor, world.domain.executor.clock), { id, ...more }),
  };
}
const FUTURE = { code: 'future_date', status: 422, errors: [{ path: 'paid_date' }] };
const EARLY = { code: 'before_invoice', status: 422, errors: [{ path: 'paid_date' }] };

describe('a day that is still to come', () => {
  it.each([
    ['payment', 'For money that is promised, set when the invoice is due and record the payment when it is there.'],
    ['expense', 'Record a bill that you will pay later as pending, with the day it is due.'],
    ['invoice', 'An invoice is paid when the money is there: leave it open, with the day it is due.'],
  ] as const)('is refused of a %s, with what to do, and nothing is stored', async (type, instead) => {
    const { make, all } = await business();
    const { id } = await make('invoice', 100);
    await expect(make(type, 100, { status: 'paid', paid_date: '2026-11-28' })).rejects.toMatchObject({
      ...FUTURE,
      message: `28 Nov 2026 is still to come: today is 27 Nov 2026. Smoko records money that has moved. ${instead}`,
    });
    expect(await all()).toMatchObject([{ id, amount_due: 100, version: 1 }]);
  });

  it('is told by the zone of the business', async () => {
    const { make } = await business('Pacific/Auckland');
    expect(await make('payment', 100, { paid_date: '2026-11-28' })).toMatchObject({ paid_date: '2026-11-28' });
    await expect(make('payment', 100, { paid_date: '2026-11-29' })).rejects.toMatchObject(FUTURE);
  });

  it('is refused of a change, of Mark as Paid and of a refund', async () => {
    const { actor, dave, make, run, read } = await business();
    const invoice = await make('invoice', 100);
    const expected = await make('payment', 100, { status: 'pending', paid_date: '2026-12-24', invoice_id: invoice.id });
    expect(expected.paid_date).toBeNull();
    await expect(
      world.call(actor, update, { id: expected.id, status: 'paid', paid_date: '2026-12-24' }),
    ).rejects.toMatchObject(FUTURE);
    await expect(run(invoice.id, { paid_date: '2026-12-01' })).rejects.toMatchObject(FUTURE);
    expect(await read(invoice.id)).toMatchObject({ amount_due: 100, version: 1 });
    await make('payment', 150, { allow_credit: true });
    await expect(
      world.call(actor, createRefund, { id: dave.id, amount: 50, paid_date: '2026-12-01' }),
    ).rejects.toMatchObject(FUTURE);
  });

  it('is refused of a draft before it is issued', async () => {
    const { actor, dave, run, read } = await business();
    const draft = await world.call(actor, createInvoice, { client_id: dave.id, amount: 100 });
    await expect(run(draft.id, { paid_date: '2026-12-01' })).rejects.toMatchObject(FUTURE);
    expect(await read(draft.id)).toMatchObject({ stage: 'draft', invoice_number: null });
  });

  it('one that is on file already does not stand in the way of other changes', async () => {
    const { actor, make } = await business();
    const payment = await make('payment', 100);
    await world.records.repositories.financeRecords.model.updateMany(
      { user_id: actor.userId, _id: payment.id },
      { $set: { paid_date: '2027-01-01' } },
    );
    const again = { id: payment.id, paid_date: '2027-01-01', description: 'Tap' };
    expect(await world.call(actor, update, again)).toMatchObject({ description: 'Tap' });
  });
});

describe('a day before the invoice', () => {
  it('is asked about, and taken once it is confirmed', async () => {
    const { make, all, read } = await business();
    const { id } = await make('invoice', 500, { issued_on: '2026-11-20' });
    const early = { invoice_id: id, paid_date: '2026-11-19' };
    await expect(make('payment', 500, early)).rejects.toMatchObject({
      ...EARLY,
      message:
        '19 Nov 2026 is before the invoice went out (20 Nov 2026). Check the day, or confirm that the money came in before the invoice, as a deposit does.',
    });
    expect(await all()).toHaveLength(1);
    await make('payment', 200, { ...early, confirm_early: true });
    await make('payment', 300, { invoice_id: id, paid_date: '2026-11-20' });
    expect(await read(id)).toMatchObject({ status: 'paid' });
  });

  it('is asked about for whichever invoices the money goes to, the first of them named', async () => {
    const { actor, dave, make, run } = await business();
    const issued = await world.call(actor, createInvoice, { client_id: dave.id, amount: 300, issue: true });
    await make('invoice', 100, { issued_on: '2026-11-02' });
    await expect(make('payment', 400, { paid_date: '2026-11-01' })).rejects.toMatchObject({
      message: expect.stringContaining('1 Nov 2026 is before the invoice went out (2 Nov 2026)'),
    });
    await expect(run(issued.id, { paid_date: '2026-11-01' })).rejects.toMatchObject({
      ...EARLY,
      message: expect.stringContaining('is before invoice INV-1001 went out (27 Nov 2026)'),
    });
    expect(await run(issued.id, { paid_date: '2026-11-01', confirm_early: true })).toMatchObject({ status: 'paid' });
  });

  it('of an older invoice that came without a day is taken: nobody knows when it went out', async () => {
    const { make, read } = await business();
    const { id } = await make('invoice', 500);
    await make('payment', 500, { invoice_id: id, paid_date: '2026-03-01' });
    expect(await read(id)).toMatchObject({ status: 'paid', paid_date: '2026-03-01' });
  });

  it('money for a draft says that it goes out now, so it may have come before', async () => {
    const { actor, dave, run } = await business();
    const draft = await world.call(actor, createInvoice, { client_id: dave.id, amount: 100 });
    expect(await run(draft.id, { paid_date: '2026-11-20' })).toMatchObject({ status: 'paid', stage: 'issued' });
  });

  it('what came in before is put on a later invoice without a question: its day is nothing new', async () => {
    const { actor, dave, make } = await business();
    const deposit = await make('payment', 300, { paid_date: '2026-11-01', on_account: true });
    const issued = await world.call(actor, createInvoice, { client_id: dave.id, amount: 500, issue: true });
    expect(issued).toMatchObject({ amount_due: 200 });
    const other = await make('invoice', 300, { issued_on: '2026-11-10' });
    const moved = { id: deposit.id, allocations: [{ invoice_id: other.id, amount: 300 }] };
    expect(await world.call(actor, update, moved)).toMatchObject({ invoice_id: other.id });
    await expect(world.call(actor, update, { id: deposit.id, paid_date: '2026-11-02' })).rejects.toMatchObject(EARLY);
  });
});

describe('a day of more than a year ago, of money that pays no invoice', () => {
  it('is asked about, and taken once it is confirmed', async () => {
    const { make, all } = await business();
    const long = { paid_date: '2019-03-12', allow_credit: true };
    await expect(make('payment', 300, long)).rejects.toMatchObject({
      ...EARLY,
      message:
        '12 Mar 2019 is more than a year ago, and the payment pays no invoice. Check the day, or confirm that the money came in then.',
    });
    expect(await all()).toHaveLength(0);
    expect(await make('payment', 300, { ...long, confirm_early: true })).toMatchObject({ paid_date: '2019-03-12' });
    // a year to the day is none
    expect(await make('payment', 20, { ...long, paid_date: '2025-11-27' })).toMatchObject({ paid_date: '2025-11-27' });
  });

  it('is asked about when a day is changed, and not when something else is', async () => {
    const { actor, make } = await business();
    const { id } = await make('payment', 300, { allow_credit: true });
    await expect(world.call(actor, update, { id, paid_date: '2019-11-27' })).rejects.toMatchObject(EARLY);
    const moved = { id, paid_date: '2019-11-27', confirm_early: true };
    expect(await world.call(actor, update, moved)).toMatchObject({ paid_date: '2019-11-27' });
    expect(await world.call(actor, update, { id, description: 'Shed' })).toMatchObject({ paid_date: '2019-11-27' });
  });

  it('is nothing that is asked of what was spent', async () => {
    const { make } = await business();
    expect(await make('expense', 40, { paid_date: '2019-03-12' })).toMatchObject({ paid_date: '2019-03-12' });
  });
});
