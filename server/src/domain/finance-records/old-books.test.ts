import { clients, createCreditNote, financeRecords, listGstRecords } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { fillPaymentSums } from './fill-payment-sums.ts';

const { create, update, get } = financeRecords.operations;

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

/** A business with a client; what is made is theirs unless it says otherwise. */
async function business() {
  const actor = world.newActor();
  const dave = await world.call(actor, clients.operations.create, { name: 'Dave' });
  const make = (type: 'invoice' | 'payment', amount: number, more: object = {}) =>
    world.call(actor, create, { type, amount, client_id: dave.id, ...more });
  return {
    actor,
    dave,
    invoice: (amount: number, more?: object) => make('invoice', amount, more),
    pay: (amount: number, more?: object) => make('payment', amount, more),
    read: (id: string) => world.call(actor, get, { id }),
  };
}

describe('old books', () => {
  it('an invoice may come in as paid; the payment that is linked later is a part of that', async () => {
    const { actor, invoice, pay, read } = await business();
    const { id } = await invoice(2400, { status: 'paid', paid_date: '2026-10-01' });
    expect(await read(id)).toMatchObject({ status: 'paid', amount_paid: 2400, amount_due: 0, paid_date: '2026-10-01' });
    await pay(2400, { invoice_id: id });
    expect(await read(id)).toMatchObject({ status: 'paid', amount_paid: 2400, amount_due: 0 });
    const { id: other } = await invoice(100, { status: 'paid' });
    expect(await world.call(actor, update, { id: other, status: 'pending' })).toMatchObject({ amount_due: 100 });
  });

  it('what they call paid stays on its day in the return, whatever is credited or linked later', async () => {
    const { actor, invoice, pay } = await business();
    const { id } = await invoice(99, { status: 'paid', issued_on: '2026-09-20', paid_date: '2026-10-01' });
    const october = async () => {
      const days = { from: '2026-10-01', to: '2026-10-31' };
      const { data } = await world.call(actor, listGstRecords, { ...days, basis: 'cash', of: 'G1', limit: 10 });
      return data.reduce((sum, { amount }) => sum + amount, 0);
    };
    expect(await october()).toBe(99);
    await world.call(actor, createCreditNote, { id, amount: 19, reason: 'Tap' });
    expect(await october()).toBe(80);
    await pay(30, { invoice_id: id, paid_date: '2026-11-02' });
    expect(await october()).toBe(50);
  });

  it('what was stored before payments paid invoices is worked out once', async () => {
    const { actor, dave, read } = await business();
    const { model } = world.records.repositories.financeRecords;
    const owner = { user_id: actor.userId, client_id: dave.id, status: 'paid' as const };
    const old = [
      { _id: 'a'.repeat(24), ...owner, type: 'invoice' as const, amount: 50_000, status: 'pending' as const },
      { _id: 'b'.repeat(24), ...owner, type: 'payment' as const, amount: 20_000, invoice_id: 'a'.repeat(24) },
      { _id: 'c'.repeat(24), ...owner, type: 'payment' as const, amount: 40_000, invoice_id: 'a'.repeat(24) },
      { _id: 'd'.repeat(24), ...owner, type: 'invoice' as const, amount: 7_000 },
      { _id: 'e'.repeat(24), ...owner, type: 'payment' as const, amount: 900 },
    ].map((record, i) => ({
      ...record,
      created_at: new Date(i),
      updated_at: new Date(i),
      version: 1,
      deleted_at: null,
    }));
    await model.insertMany(old);
    const fields = { allocations: 1, unallocated: 1, allocated: 1, paid_before: 1, amount_paid: 1, amount_due: 1 };
    await model.updateMany({ user_id: actor.userId }, { $unset: fields });
    await fillPaymentSums(world.records.repositories.financeRecords);
    // an old invoice keeps its status until somebody looks at it; what is due is true at once
    expect(await read('a'.repeat(24))).toMatchObject({ amount_paid: 500, amount_due: 0 });
    expect(await read('b'.repeat(24))).toMatchObject({ allocations: [{ amount: 200 }], unallocated: 0 });
    expect(await read('c'.repeat(24))).toMatchObject({ allocations: [{ amount: 300 }], unallocated: 100 });
    expect(await read('d'.repeat(24))).toMatchObject({ status: 'paid', amount_paid: 70, amount_due: 0 });
    expect(await read('e'.repeat(24))).toMatchObject({ allocations: [], unallocated: 9 });
  });
});
