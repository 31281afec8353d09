import {
  clients,
  createCreditNote,
  createInvoice,
  financeRecords,
  listPaymentsToPlace,
  projects,
} from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { createCall } from '../call.ts';
import { fillToPlace } from './fill-to-place.ts';

const { create, update, get, delete: remove } = financeRecords.operations;

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

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
    set: (id: string, fields: object) => world.call(actor, update, { id, ...fields }),
    toPlace: async (asked: object = {}) => world.call(actor, listPaymentsToPlace, asked),
  };
}
type Business = Awaited<ReturnType<typeof business>>;
const kinds = async ({ toPlace }: Business) => (await toPlace()).data.map(({ suggestion }) => suggestion.kind);

describe('payments to place', () => {
  it('are those on no invoice of which nobody said that they are on account', async () => {
    const one = await business();
    const kept = await one.pay(50, { on_account: true });
    expect(kept).toMatchObject({ on_account: true, unallocated: 50 });
    const waiting = await one.pay(400);
    expect(waiting).toMatchObject({ on_account: false, unallocated: 400 });
    await one.pay(10, { status: 'pending' });
    await one.invoice(70);
    await one.pay(70);
    await one.pay(30, { allow_credit: true });
    expect(await one.toPlace()).toMatchObject({
      count: 1,
      next_cursor: null,
      data: [{ id: waiting.id, unallocated: 400 }],
    });
  });

  it('a rest that may stay as credit was said to be on account', async () => {
    const one = await business();
    await one.invoice(300);
    expect(await one.pay(500, { allow_credit: true })).toMatchObject({ unallocated: 200, on_account: true });
    expect((await one.toPlace()).count).toBe(0);
  });

  it('the open invoice with exactly that much due comes first, its own job before others', async () => {
    const one = await business();
    const job = await world.call(one.actor, projects.operations.create, { job_name: 'Tap', client_id: one.dave.id });
    const payment = await one.pay(500, { project_id: job.id });
    await one.invoice(900);
    await one.invoice(500);
    const ofJob = await one.invoice(500, { project_id: job.id });
    const [first] = (await one.toPlace()).data;
    expect(first?.suggestion).toMatchObject({
      kind: 'exact',
      text: 'Invoice for Dave has exactly $500.00 due.',
      invoice: { id: ofJob.id, client_name: 'Dave', amount_due: 500 },
      change: { allocations: [{ invoice_id: ofJob.id, amount: 500 }] },
    });
    await one.set(payment.id, first?.suggestion.change ?? {});
    expect(await one.read(ofJob.id)).toMatchObject({ status: 'paid', amount_due: 0 });
    expect((await one.toPlace()).count).toBe(0);
  });

  it('else the one that old books call paid, else the oldest that it fits, else credit', async () => {
    const one = await business();
    await one.pay(500);
    expect(await kinds(one)).toEqual(['credit']);
    await one.invoice(300);
    expect(await kinds(one)).toEqual(['credit']);
    const fits = await one.invoice(800);
    expect((await one.toPlace()).data[0]?.suggestion).toMatchObject({ kind: 'oldest', invoice: { id: fits.id } });
    const old = await one.invoice(500, { status: 'paid', paid_date: '2026-10-01' });
    const [payment] = (await one.toPlace()).data;
    expect(payment?.suggestion).toMatchObject({ kind: 'paid_before', invoice: { id: old.id } });
    expect(payment?.suggestion.text).toBe('Invoice for Dave was put on file as paid, without the payment of $500.00.');
    await one.set(payment?.id ?? '', payment?.suggestion.change ?? {});
    expect(await one.read(old.id)).toMatchObject({ status: 'paid', amount_paid: 500, amount_due: 0 });
    expect(await one.read(fits.id)).toMatchObject({ amount_due: 800 });
  });

  it('of a job: invoices of other jobs are not suggested, and it says no more than that', async () => {
    const one = await business();
    const job = (job_name: string) =>
      world.call(one.actor, projects.operations.create, { job_name, client_id: one.dave.id });
    const [deck, roof] = [await job('Deck'), await job('Roof')];
    await one.pay(500, { project_id: deck.id });
    await one.invoice(800, { project_id: roof.id });
    expect((await one.toPlace()).data[0]?.suggestion).toMatchObject({
      kind: 'credit',
      text: 'No open invoice of its job takes all of it. It can stay as credit.',
    });
  });

  it('one invoice is suggested for as much as is due of it', async () => {
    const one = await business();
    for (const day of ['2026-10-03', '2026-10-01', '2026-10-02']) await one.pay(100, { paid_date: day });
    await one.invoice(250);
    expect(await kinds(one)).toEqual(['oldest', 'oldest', 'credit']);
    expect((await one.toPlace()).data.map(({ paid_date }) => paid_date)).toEqual([
      '2026-10-01',
      '2026-10-02',
      '2026-10-03',
    ]);
  });

  it("nobody's money may be for the only open invoice over just that, and takes its client then", async () => {
    const one = await business();
    const { id } = await one.pay(500, { client_id: null });
    expect(await kinds(one)).toEqual(['nobody']);
    const invoice = await one.invoice(500);
    const [payment] = (await one.toPlace()).data;
    expect(payment?.suggestion).toMatchObject({ kind: 'exact', invoice: { id: invoice.id, client_name: 'Dave' } });
    await one.invoice(500);
    expect(await kinds(one)).toEqual(['nobody']);
    expect(await one.set(id, payment?.suggestion.change ?? {})).toMatchObject({ client_id: one.dave.id });
  });

  it('is kept as credit, and taken back', async () => {
    const one = await business();
    const { id } = await one.pay(500);
    expect(await one.set(id, { on_account: true })).toMatchObject({ on_account: true, unallocated: 500 });
    expect((await one.toPlace()).count).toBe(0);
    expect(await one.set(id, { on_account: false })).toMatchObject({ on_account: false });
    expect((await one.toPlace()).count).toBe(1);
  });

  it('what was placed goes back to where it was', async () => {
    const one = await business();
    const before = await one.pay(500, { client_id: null });
    const invoice = await one.invoice(500);
    await one.set(before.id, { allocations: [{ invoice_id: invoice.id, amount: 500 }] });
    const { allocations, client_id, project_id, on_account } = before;
    const back = await one.set(before.id, { allocations, client_id, project_id, on_account, allow_credit: true });
    expect(back).toMatchObject({ unallocated: 500, client_id: null, on_account: false });
    expect(await one.read(invoice.id)).toMatchObject({ amount_due: 500, status: 'pending' });
    expect((await one.toPlace()).count).toBe(1);
  });

  it('what a credit note set free waits, with the rest of what it pays', async () => {
    const one = await business();
    const first = await one.invoice(500);
    const payment = await one.pay(500);
    await world.domain.executor.run(createCreditNote, createCall(one.actor, world.domain.executor.clock), {
      id: first.id,
      amount: 20_000,
      reason: 'Faulty',
    });
    const second = await one.invoice(200);
    const [waiting] = (await one.toPlace()).data;
    expect(waiting).toMatchObject({ id: payment.id, unallocated: 200 });
    await one.set(payment.id, waiting?.suggestion.change ?? {});
    expect(await one.read(second.id)).toMatchObject({ status: 'paid' });
    expect(await one.read(first.id)).toMatchObject({ status: 'paid', amount_due: 0 });
  });

  it("whose it is can be said first: it is on no invoice until that is said too, and can be nobody's again", async () => {
    const one = await business();
    const payment = await one.pay(500, { client_id: null });
    const open = await one.invoice(700);
    expect(await kinds(one)).toEqual(['nobody']);
    const leave = { allocations: [], allow_credit: true, on_account: false };
    const named = await one.set(payment.id, { client_id: one.dave.id, ...leave });
    expect(named).toMatchObject({ client_id: one.dave.id, unallocated: 500, allocations: [], on_account: false });
    expect(await one.read(open.id)).toMatchObject({ amount_due: 700 });
    expect(await kinds(one)).toEqual(['oldest']);
    await one.set(payment.id, { client_id: null, ...leave });
    expect(await kinds(one)).toEqual(['nobody']);
    // left out, what it pays follows from whose it is, as of a new one
    expect(await one.set(payment.id, { client_id: one.dave.id })).toMatchObject({ unallocated: 0 });
  });

  it('comes by pages, and a deleted one is gone', async () => {
    const one = await business();
    const made = [];
    for (let i = 1; i <= 5; i += 1) made.push(await one.pay(i, { paid_date: `2026-10-0${i}` }));
    const first = await one.toPlace({ limit: 2 });
    const second = await one.toPlace({ limit: 2, cursor: first.next_cursor });
    const third = await one.toPlace({ limit: 2, cursor: second.next_cursor });
    expect([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(made.map(({ id }) => id));
    expect([first.count, third.count, third.next_cursor]).toEqual([5, 5, null]);
    await world.call(one.actor, remove, { id: made[0]?.id ?? '' });
    expect((await one.toPlace()).count).toBe(4);
    expect((await (await business()).toPlace()).count).toBe(0);
  });

  it('on account is of payments only', async () => {
    const one = await business();
    await expect(one.invoice(10, { on_account: true })).rejects.toMatchObject({ code: 'invalid', status: 422 });
  });

  it('those from before the ledger wait, and no invoice takes them unasked', async () => {
    const one = await business();
    const payment = await one.pay(500);
    const { model } = world.records.repositories.financeRecords;
    const owner = { user_id: one.actor.userId };
    await model.updateMany(owner, { $unset: { on_account: 1, to_place: 1 } });
    expect((await one.toPlace()).count).toBe(0);
    await fillToPlace(world.records.repositories.financeRecords);
    expect((await one.toPlace()).count).toBe(1);
    const issued = await world.call(one.actor, createInvoice, { client_id: one.dave.id, amount: 700, issue: true });
    expect(issued).toMatchObject({ amount_due: 700 });
    expect((await one.toPlace()).data[0]?.suggestion).toMatchObject({ kind: 'oldest', invoice: { id: issued.id } });
    await one.set(payment.id, { on_account: true });
    const next = await world.call(one.actor, createInvoice, { client_id: one.dave.id, amount: 100, issue: true });
    expect(next).toMatchObject({ amount_due: 0 });
  });
});
