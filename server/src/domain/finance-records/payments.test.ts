import {
  clients,
  createCreditNote,
  createInvoice,
  type FinanceRecord,
  financeRecords,
  issueInvoice,
  markPaid,
  projects,
} from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { createCall } from '../call.ts';
import { applyUndo } from '../receipts/undo.ts';

const { create, update, get, list, delete: remove, restore } = financeRecords.operations;

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

describe('a payment pays something', () => {
  it("the client's open invoices, oldest first", async () => {
    const { invoice, pay, read } = await business();
    const [first, second] = [await invoice(500), await invoice(700)];
    const payment = await pay(800);
    expect(payment).toMatchObject({
      invoice_id: null,
      unallocated: 0,
      allocations: [
        { invoice_id: first.id, amount: 500 },
        { invoice_id: second.id, amount: 300 },
      ],
    });
    expect(await read(first.id)).toMatchObject({ status: 'paid', amount_paid: 500, amount_due: 0, part_paid: false });
    expect(await read(second.id)).toMatchObject({
      status: 'pending',
      amount_paid: 300,
      amount_due: 400,
      part_paid: true,
    });
  });

  it('the oldest by the day it was issued, then by when it is due, whatever was put on file first', async () => {
    const { invoice, pay } = await business();
    const [late, due, soon, old] = [
      await invoice(100, { issued_on: '2026-11-20', due_date: '2026-12-13' }),
      await invoice(100, { issued_on: '2026-10-10', due_date: '2026-11-30' }),
      await invoice(100, { issued_on: '2026-10-10', due_date: '2026-10-24' }),
      await invoice(110, { issued_on: '2026-09-01', due_date: '2026-09-30' }),
    ];
    // none of the later ones is in its way
    const first = await pay(60, { paid_date: '2026-10-05' });
    expect(first.allocations).toEqual([{ invoice_id: old.id, amount: 60 }]);
    expect((await pay(290)).allocations).toEqual([
      { invoice_id: old.id, amount: 50 },
      { invoice_id: soon.id, amount: 100 },
      { invoice_id: due.id, amount: 100 },
      { invoice_id: late.id, amount: 40 },
    ]);
  });

  it('the oldest of the client it is moved to, and by number those of one day', async () => {
    const { actor, dave, invoice, pay } = await business();
    const issue = (amount: number) => world.call(actor, createInvoice, { client_id: dave.id, amount });
    const [later, sooner] = [await issue(100), await issue(100)];
    for (const { id } of [sooner, later]) await world.call(actor, issueInvoice, { id });
    const stan = await world.call(actor, clients.operations.create, { name: 'Stan' });
    const payment = await pay(60, { client_id: stan.id });
    const moved = await world.call(actor, update, { id: payment.id, client_id: dave.id });
    expect(moved.allocations).toEqual([{ invoice_id: sooner.id, amount: 60 }]);
    const old = await invoice(50, { issued_on: '2026-09-01' });
    expect((await pay(20)).allocations).toEqual([{ invoice_id: old.id, amount: 20 }]);
  });

  it('the invoice that it names, and has its client and job', async () => {
    const { actor, dave, invoice, read } = await business();
    const job = await world.call(actor, projects.operations.create, { job_name: 'Tap', client_id: dave.id });
    await invoice(100);
    const second = await invoice(900, { project_id: job.id });
    const payment = await world.call(actor, create, { type: 'payment', amount: 250, invoice_id: second.id });
    expect(payment).toMatchObject({ client_id: dave.id, project_id: job.id, invoice_id: second.id, unallocated: 0 });
    expect(await read(second.id)).toMatchObject({ amount_due: 650, part_paid: true });
  });

  it("those of its job, and never another job's", async () => {
    const { actor, dave, invoice, pay } = await business();
    const [tap, deck] = await Promise.all(
      ['Tap', 'Deck'].map((job_name) =>
        world.call(actor, projects.operations.create, { job_name, client_id: dave.id }),
      ),
    );
    await invoice(100, { project_id: tap?.id });
    const forDeck = await invoice(300, { project_id: deck?.id });
    expect((await pay(200, { project_id: deck?.id })).allocations).toEqual([{ invoice_id: forDeck.id, amount: 200 }]);
    await expect(pay(200, { project_id: deck?.id })).rejects.toMatchObject({ code: 'more_than_owed' });
  });

  it("several of one job, and is that job's; what has something left over is the client's", async () => {
    const { actor, dave, invoice, pay } = await business();
    const job = await world.call(actor, projects.operations.create, { job_name: 'Deck', client_id: dave.id });
    await invoice(100, { project_id: job.id });
    await invoice(200, { project_id: job.id });
    expect(await pay(250)).toMatchObject({ project_id: job.id, invoice_id: null });
    await invoice(70, { project_id: job.id });
    const [second, third] = (await world.call(actor, list, { type: 'invoice', project_id: job.id })).data;
    const allocations = [second, third].map((one) => ({
      invoice_id: String(one?.id),
      amount: Number(one?.amount_due),
    }));
    expect(await pay(150, { allocations, allow_credit: true })).toMatchObject({
      project_id: null,
      invoice_id: null,
      unallocated: 30,
    });
    await invoice(80, { project_id: job.id });
    await invoice(90);
    expect(await pay(100)).toMatchObject({ project_id: null });
  });

  it('the parts that are given', async () => {
    const { invoice, pay, read } = await business();
    const [first, second] = [await invoice(500), await invoice(700)];
    await pay(600, {
      allocations: [
        { invoice_id: second.id, amount: 500 },
        { invoice_id: first.id, amount: 100 },
      ],
    });
    expect(await read(first.id)).toMatchObject({ amount_due: 400 });
    expect(await read(second.id)).toMatchObject({ amount_due: 200 });
  });

  it('nothing yet while it is only expected', async () => {
    const { actor, invoice, pay, read } = await business();
    const { id } = await invoice(500);
    const expected = await pay(500, { status: 'pending', invoice_id: id });
    expect(await read(id)).toMatchObject({ status: 'pending', amount_due: 500 });
    await world.call(actor, update, { id: expected.id, status: 'paid' });
    expect(await read(id)).toMatchObject({ status: 'paid', amount_due: 0 });
  });

  it('without any open invoice it is credit', async () => {
    const { pay } = await business();
    expect(await pay(400)).toMatchObject({ allocations: [], unallocated: 400 });
  });
});

describe('more than is owed', () => {
  it('is refused, and nothing is stored', async () => {
    const { actor, invoice, pay, read } = await business();
    const { id } = await invoice(3300);
    await expect(pay(99_000, { invoice_id: id })).rejects.toMatchObject({
      code: 'more_than_owed',
      status: 422,
      message:
        "Only $3,300.00 of that is still due. Check the amount, or allow the rest to stay as the client's credit.",
    });
    await expect(pay(99_000)).rejects.toMatchObject({ code: 'more_than_owed' });
    expect((await world.call(actor, list, { type: 'payment' })).data).toEqual([]);
    expect(await read(id)).toMatchObject({ amount_due: 3300, version: 1 });
  });

  it('stays as credit where that is said', async () => {
    const { invoice, pay, read } = await business();
    const { id } = await invoice(300);
    expect(await pay(500, { allow_credit: true })).toMatchObject({ unallocated: 200 });
    expect(await read(id)).toMatchObject({ status: 'paid' });
  });

  it('is told to one of two who record the same payment at once', async () => {
    const { invoice, pay, read } = await business();
    const { id } = await invoice(500);
    const both = await Promise.allSettled([1, 2].map(() => pay(500, { invoice_id: id })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'more_than_owed' } });
    expect(await read(id)).toMatchObject({ amount_paid: 500, amount_due: 0, version: 2 });
  });

  it.each([
    ['of another client', async ({ id }: FinanceRecord) => ({ invoice_id: id })],
    [
      'of another client, in parts',
      async ({ id }: FinanceRecord) => ({ allocations: [{ invoice_id: id, amount: 10 }] }),
    ],
  ])('an invoice %s is refused', async (_, naming) => {
    const { actor, invoice } = await business();
    const his = await invoice(500);
    const mel = await world.call(actor, clients.operations.create, { name: 'Mel' });
    const input = { type: 'payment' as const, amount: 10, client_id: mel.id, ...(await naming(his)) };
    await expect(world.call(actor, create, input)).rejects.toMatchObject({ code: 'invalid', status: 422 });
  });

  it('the parts that are given and leave a rest: it says both, and what the rest may do', async () => {
    const { invoice, pay } = await business();
    const { id } = await invoice(287.65);
    await expect(pay(1000, { allocations: [{ invoice_id: id, amount: 150 }] })).rejects.toMatchObject({
      code: 'more_than_owed',
      message:
        "The parts come to $150.00 of $1,000.00, so $850.00 pays nothing. Say which invoice that pays, or allow it to stay as the client's credit.",
    });
    await expect(pay(1000, { allocations: [{ invoice_id: id, amount: 300 }] })).rejects.toMatchObject({
      message: expect.stringMatching(/^Only \$287\.65 of that is still due\./),
    });
  });

  it("a payment of one client's invoice is not given to another without a word of what it pays then", async () => {
    const { actor, dave, invoice, pay, read } = await business();
    const stan = await world.call(actor, clients.operations.create, { name: 'Stan' });
    const issue = (client_id: string) => world.call(actor, createInvoice, { client_id, amount: 400, issue: true });
    const [his, daves] = [await issue(stan.id), await invoice(400)];
    const payment = await pay(400, { client_id: stan.id });
    for (const client_id of [dave.id, null])
      await expect(world.call(actor, update, { id: payment.id, client_id })).rejects.toMatchObject({
        code: 'invalid',
        errors: [{ path: 'client_id', message: expect.stringContaining('pays invoice INV-1001 of the client') }],
      });
    expect(await read(his.id)).toMatchObject({ amount_due: 0 });
    const named = { id: payment.id, client_id: dave.id, invoice_id: daves.id };
    expect(await world.call(actor, update, named)).toMatchObject({ allocations: [{ invoice_id: daves.id }] });
    expect(await read(his.id)).toMatchObject({ amount_due: 400 });
    const credit = { id: payment.id, client_id: stan.id, allocations: [], allow_credit: true };
    expect(await world.call(actor, update, credit)).toMatchObject({ client_id: stan.id, unallocated: 400 });
  });

  it('parts that come to more than the payment, that name an invoice twice, or none on file, are refused', async () => {
    const { invoice, pay } = await business();
    const { id } = await invoice(500);
    const other = await business();
    const foreign = await other.invoice(500);
    for (const allocations of [
      [{ invoice_id: id, amount: 200 }],
      [
        { invoice_id: id, amount: 50 },
        { invoice_id: id, amount: 50 },
      ],
      [{ invoice_id: foreign.id, amount: 100 }],
    ])
      await expect(pay(100, { allocations })).rejects.toMatchObject({ code: 'invalid', status: 422 });
  });
});

describe('afterwards', () => {
  it('a payment that changes, goes or comes back changes what is due', async () => {
    const { actor, invoice, pay, read } = await business();
    const { id } = await invoice(500);
    const payment = await pay(500);
    await world.call(actor, update, { id: payment.id, amount: 120 });
    expect(await read(id)).toMatchObject({ status: 'pending', amount_due: 380, paid_date: null });
    await world.call(actor, remove, { id: payment.id });
    expect(await read(id)).toMatchObject({ amount_due: 500, part_paid: false });
    await world.call(actor, restore, { id: payment.id });
    expect(await read(id)).toMatchObject({ amount_due: 380 });
    await expect(world.call(actor, update, { id: payment.id, amount: 501 })).rejects.toMatchObject({
      code: 'more_than_owed',
    });
  });

  it('a payment that no longer fits stays deleted', async () => {
    const { actor, invoice, pay, read } = await business();
    const { id } = await invoice(500);
    const first = await pay(500);
    await world.call(actor, remove, { id: first.id });
    await pay(500);
    await expect(world.call(actor, restore, { id: first.id })).rejects.toMatchObject({ code: 'more_than_owed' });
    expect(await read(id)).toMatchObject({ amount_paid: 500 });
  });

  it('what is sent back as it was read changes nothing', async () => {
    const { actor, invoice, pay } = await business();
    await invoice(300);
    const payment = await pay(500, { allow_credit: true });
    const { amount, allocations, invoice_id, client_id, status, paid_date } = payment;
    const again = { id: payment.id, amount, allocations, invoice_id, client_id, status, paid_date, description: 'x' };
    expect(await world.call(actor, update, again)).toMatchObject({ allocations, unallocated: 200, description: 'x' });
  });

  it('says the numbers of what it pays, and a credit note that of what it is for', async () => {
    const { actor, dave, pay, read } = await business();
    const issue = (amount: number) => world.call(actor, createInvoice, { client_id: dave.id, amount, issue: true });
    const [first, second] = [await issue(100), await issue(300)];
    const payment = await pay(150);
    expect(payment).toMatchObject({ invoice_numbers: ['INV-1001', 'INV-1002'] });
    const note = await world.call(actor, createCreditNote, { id: second.id, amount: 20, reason: 'Tap' });
    expect(note).toMatchObject({ invoice_numbers: ['INV-1002'] });
    expect((await world.call(actor, list, {})).data.map(({ invoice_numbers }) => invoice_numbers)).toEqual([
      ['INV-1002'],
      ['INV-1001', 'INV-1002'],
      [],
      [],
    ]);
    // what its client can look at has a link
    for (const { id } of [first, payment, note]) expect((await read(id)).link).toMatch(new RegExp(`/i/${id}`));
    const draft = await world.call(actor, createInvoice, { client_id: dave.id, amount: 5 });
    expect(draft.link).toBeNull();
    const expense = await world.call(actor, create, { type: 'expense', amount: 5 });
    expect(expense.link).toBeNull();
  });

  it('an invoice that is paid, or partly, stays', async () => {
    const { actor, invoice, pay } = await business();
    const { id } = await invoice(500);
    await pay(200);
    await expect(world.call(actor, remove, { id })).rejects.toMatchObject({
      code: 'issued',
      message: 'Invoice was issued, so it stays on file. $200.00 of it is paid: credit what is wrong instead.',
    });
    await expect(world.call(actor, update, { id, amount: 200 })).rejects.toMatchObject({ code: 'issued' });
    await expect(world.call(actor, update, { id, type: 'expense' })).rejects.toMatchObject({ code: 'issued' });
  });

  it('Mark as Paid pays what is due and no more, and is undone with its payment', async () => {
    const { actor, invoice, pay, read } = await business();
    const { id } = await invoice(1876.5);
    await pay(900);
    const call = createCall(actor, world.domain.executor.clock);
    await world.domain.executor.run(markPaid, call, { id });
    expect(await read(id)).toMatchObject({ status: 'paid', amount_paid: 1876.5, amount_due: 0 });
    const payments = (await world.call(actor, list, { type: 'payment' })).data;
    expect(payments.map(({ amount }) => amount)).toEqual([976.5, 900]);
    await applyUndo(createCall(actor, world.domain.executor.clock), world.records.tables, call.changes);
    expect(await read(id)).toMatchObject({ status: 'pending', amount_due: 976.5 });
  });

  it('an invoice that payments cover is not pending because somebody says so', async () => {
    const { actor, invoice, pay, read } = await business();
    const { id } = await invoice(500);
    await pay(500);
    await expect(world.call(actor, update, { id, status: 'pending' })).rejects.toMatchObject({ code: 'status_stays' });
    expect(await read(id)).toMatchObject({ status: 'paid' });
  });
});
