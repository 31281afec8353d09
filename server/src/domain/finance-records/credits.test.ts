import {
  clients,
  createCreditNote,
  createInvoice,
  createRefund,
  financeRecords,
  getClientAccount,
  getClientStatement,
  getFinanceTotals,
  markPaid,
  type PaperSettings,
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

const PAPERS: PaperSettings = {
  gst_number: '49-091-850',
  nzbn: null,
  bank_bsb: null,
  bank_account: null,
  bank_account_name: null,
  payid: null,
  licence_number: null,
  business_phone: null,
  business_email: null,
};

async function business(country: 'AU' | 'NZ' = 'AU', gstRegistered = true) {
  const plain = world.newActor();
  const actor = { ...plain, business: { ...plain.business, country, gstRegistered, onPapers: PAPERS } };
  const dave = await world.call(actor, clients.operations.create, { name: 'Dave', address: '1 King St' });
  return {
    actor,
    dave,
    invoice: (amount: number) =>
      world.call(actor, createInvoice, { client_id: dave.id, amount, description: 'Tap', issue: true }),
    pay: (amount: number, more: object = {}) =>
      world.call(actor, create, { type: 'payment', amount, client_id: dave.id, ...more }),
    credit: (id: string, input: { amount?: number; lines?: object[] } = {}) =>
      world.call(actor, createCreditNote, { id, reason: 'Tap was faulty', ...input } as never),
    refund: (amount: number) => world.call(actor, createRefund, { id: dave.id, amount }),
    read: (id: string) => world.call(actor, get, { id }),
    account: () => world.call(actor, getClientAccount, { id: dave.id }),
  };
}

describe('a credit note', () => {
  it.each([
    ['AU', 10],
    ['NZ', 14.35],
  ] as const)('takes its amount and its GST off an invoice (%s)', async (country, gst) => {
    const { invoice, credit, read, dave } = await business(country);
    const { id } = await invoice(1100);
    const note = await credit(id, { amount: 110 });
    expect(note).toMatchObject({
      type: 'credit_note',
      credit_note_number: 'CN-1001',
      amount: 110,
      gst,
      invoice_id: id,
      client_id: dave.id,
      reason: 'Tap was faulty',
      issued_on: '2026-11-20',
      status: 'paid',
    });
    expect(await read(id)).toMatchObject({ amount_credited: 110, amount_due: 990, amount_paid: 0, status: 'pending' });
  });

  it('of a business that is not registered has no GST', async () => {
    const { invoice, credit } = await business('AU', false);
    expect(await credit((await invoice(1100)).id, { amount: 110 })).toMatchObject({ gst: 0 });
  });

  it('of lines is priced as the invoice was', async () => {
    const { actor, dave, credit } = await business();
    const lines = [{ description: 'Tap', quantity: 2, unit_price: 100 }];
    const made = await world.call(actor, createInvoice, { client_id: dave.id, lines, issue: true });
    const note = await credit(made.id, { lines: [{ description: 'Tap', quantity: 1, unit_price: 100 }] });
    expect(note).toMatchObject({ amount: 110, gst: 10 });
  });

  it('of all of it, in parts, gives back all of its GST, to the cent', async () => {
    const { invoice, credit, read } = await business();
    const { id, gst } = await invoice(100);
    const notes = [await credit(id, { amount: 33.33 }), await credit(id, { amount: 33.33 }), await credit(id)];
    expect(notes.map(({ amount }) => amount)).toEqual([33.33, 33.33, 33.34]);
    expect(notes.reduce((sum, one) => sum + Math.round((one.gst ?? 0) * 100), 0)).toBe(Math.round((gst ?? 0) * 100));
    expect(await read(id)).toMatchObject({ status: 'paid', amount_due: 0, amount_credited: 100, amount_paid: 0 });
  });

  it('of more than is left is refused, with how much that is; two at once are not both taken', async () => {
    const { invoice, credit, read } = await business();
    const { id } = await invoice(300);
    await credit(id, { amount: 100 });
    await expect(credit(id, { amount: 200.01 })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Only $200.00 of that invoice is left to credit. Credit that or less.',
    });
    const both = await Promise.allSettled([credit(id, { amount: 150 }), credit(id, { amount: 150 })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await read(id)).toMatchObject({ amount_credited: 250, amount_due: 50 });
  });

  it('numbers are given once, whoever is quick', async () => {
    const { invoice, credit } = await business();
    const made = await Promise.all(Array.from({ length: 12 }, () => invoice(10)));
    const notes = await Promise.all(made.map(({ id }) => credit(id)));
    const numbers = notes.map(({ credit_note_number }) => credit_note_number).sort();
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, i) => `CN-${1001 + i}`));
    expect(new Set(made.map(({ invoice_number }) => invoice_number)).size).toBe(12);
  });

  it('of something else than an invoice is refused, and no form makes or changes one', async () => {
    const { actor, dave, invoice, credit, pay } = await business();
    await expect(credit((await pay(20)).id, { amount: 1 })).rejects.toMatchObject({ code: 'invalid' });
    const note = await credit((await invoice(10)).id, { amount: 1 });
    await expect(world.call(actor, update, { id: note.id, amount: 5 })).rejects.toMatchObject({ code: 'conflict' });
    const made = { type: 'credit_note' as never, amount: 5, client_id: dave.id };
    await expect(world.call(actor, create, made)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('of a paid invoice makes credit of what was paid too much; deleted, it gives that back', async () => {
    const { actor, invoice, pay, credit, read, account } = await business();
    const { id } = await invoice(500);
    const payment = await pay(500);
    const note = await credit(id, { amount: 120 });
    expect(await read(id)).toMatchObject({ status: 'paid', amount_paid: 380, amount_credited: 120, amount_due: 0 });
    expect(await read(payment.id)).toMatchObject({ unallocated: 120, allocations: [{ invoice_id: id, amount: 380 }] });
    expect(await account()).toMatchObject({ credit: 120, due: 0, balance: -120 });
    await world.call(actor, remove, { id: note.id });
    expect(await read(id)).toMatchObject({ amount_paid: 500, amount_credited: 0, amount_due: 0 });
    expect(await account()).toMatchObject({ credit: 0, balance: 0 });
    await world.call(actor, restore, { id: note.id });
    expect(await account()).toMatchObject({ credit: 120, balance: -120 });
  });

  it('is undone as a whole', async () => {
    const { actor, invoice, pay, read } = await business();
    const { id } = await invoice(500);
    await pay(450);
    const call = createCall(actor, world.domain.executor.clock);
    await world.domain.executor.run(createCreditNote, call, { id, amount: 10_000, reason: 'Faulty' });
    expect(await read(id)).toMatchObject({ amount_due: 0, amount_paid: 400 });
    await applyUndo(createCall(actor, world.domain.executor.clock), world.records.tables, call.changes);
    expect(await read(id)).toMatchObject({ amount_due: 50, amount_paid: 450, amount_credited: 0 });
  });

  it('keeps its invoice: it is neither deleted nor worth less', async () => {
    const { actor, invoice, credit } = await business();
    const { id } = await invoice(500);
    await credit(id, { amount: 100 });
    await expect(world.call(actor, remove, { id })).rejects.toMatchObject({ code: 'issued' });
    await expect(world.call(actor, update, { id, amount: 99 })).rejects.toMatchObject({ code: 'issued' });
  });

  it('of another business is not found', async () => {
    const { invoice } = await business();
    const { id } = await invoice(500);
    const other = await business();
    await expect(other.credit(id, { amount: 1 })).rejects.toMatchObject({ code: 'not_found' });
    await expect(world.call(other.actor, createRefund, { id, amount: 1 })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a refund', () => {
  it('is paid out of credit, the oldest first, and no more than there is', async () => {
    const { invoice, pay, refund, read, account } = await business();
    await invoice(300);
    const [first, second] = [await pay(350, { allow_credit: true }), await pay(80)];
    await expect(refund(130.01)).rejects.toMatchObject({
      code: 'invalid',
      message: 'There is only $130.00 of credit to refund.',
    });
    expect(await refund(60)).toMatchObject({ type: 'refund', amount: 60, status: 'paid', paid_date: '2026-11-20' });
    expect(await read(first.id)).toMatchObject({ unallocated: 0 });
    expect(await read(second.id)).toMatchObject({ unallocated: 70 });
    expect(await account()).toMatchObject({ paid: 430, refunded: 60, credit: 70, invoiced: 300, balance: -70 });
  });

  it('is no income', async () => {
    const { actor, pay, refund } = await business();
    await pay(500);
    await refund(200);
    expect(await world.call(actor, getFinanceTotals, {})).toMatchObject({ income: 300, net_profit: 300 });
  });

  it('keeps the payment it came out of, and gives its credit back when it is deleted', async () => {
    const { actor, pay, refund, account, read } = await business();
    const payment = await pay(500);
    const made = await refund(200);
    await expect(world.call(actor, remove, { id: payment.id })).rejects.toMatchObject({ code: 'conflict' });
    await expect(world.call(actor, update, { id: payment.id, amount: 199 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await world.call(actor, update, { id: payment.id, amount: 250 })).toMatchObject({ unallocated: 50 });
    await world.call(actor, remove, { id: made.id });
    expect(await read(payment.id)).toMatchObject({ unallocated: 250 });
    expect(await account()).toMatchObject({ credit: 250, refunded: 0 });
  });

  it('that two record at once is taken once', async () => {
    const { pay, refund, account } = await business();
    await pay(100);
    const both = await Promise.allSettled([refund(100), refund(100)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await account()).toMatchObject({ credit: 0, refunded: 100 });
  });

  it.each([
    [0, undefined, 'invalid'],
    [10, '2026-11-21', 'future_date'],
  ])('of %s on %s is refused', async (amount, paid_date, code) => {
    const { actor, dave, pay } = await business();
    await pay(100);
    await expect(world.call(actor, createRefund, { id: dave.id, amount, paid_date })).rejects.toMatchObject({
      code,
    });
  });
});

describe('a statement', () => {
  it('tells what happened between two days, with the balance after each', async () => {
    const { actor, dave } = await business();
    const make = (type: 'invoice' | 'payment', amount: number, more: object) =>
      world.call(actor, create, { type, amount, client_id: dave.id, ...more });
    await make('invoice', 900, { issued_on: '2026-08-03', status: 'paid', paid_date: '2026-08-20' });
    const hot = await make('invoice', 1000, { issued_on: '2026-09-10', description: 'Hot water' });
    await make('payment', 250, { paid_date: '2026-10-05' });
    await make('payment', 40, { paid_date: '2026-10-06', status: 'pending' });
    await make('invoice', 70, { issued_on: '2026-11-02' });
    await world.call(actor, createCreditNote, { id: hot.id, amount: 100, reason: 'Dent' });
    const whole = await world.call(actor, getClientStatement, { id: dave.id });
    expect(whole).toMatchObject({ client: { name: 'Dave' }, from: null, to: '2026-11-20', opening: 0, closing: 720 });
    expect(whole.entries.map(({ date, kind, amount, balance }) => [date, kind, amount, balance])).toEqual([
      ['2026-08-03', 'invoice', 900, 900],
      ['2026-08-20', 'payment', -900, 0],
      ['2026-09-10', 'invoice', 1000, 1000],
      ['2026-10-05', 'payment', -250, 750],
      ['2026-11-02', 'invoice', 70, 820],
      ['2026-11-20', 'credit_note', -100, 720],
    ]);
    const october = await world.call(actor, getClientStatement, { id: dave.id, from: '2026-10-01', to: '2026-10-31' });
    expect(october).toMatchObject({ opening: 1000, closing: 750 });
    expect(october.entries).toHaveLength(1);
    const early = await world.call(actor, getClientStatement, { id: dave.id, from: '2026-08-10', to: '2026-08-31' });
    expect(early).toMatchObject({ opening: 900, closing: 0 });
    await expect(
      world.call(actor, getClientStatement, { id: dave.id, from: '2026-10-02', to: '2026-10-01' }),
    ).rejects.toMatchObject({ code: 'invalid' });
  });

  it('of somebody else is not found', async () => {
    const { dave } = await business();
    const { actor } = await business();
    for (const operation of [getClientStatement, getClientAccount])
      await expect(world.call(actor, operation, { id: dave.id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('marking a partly credited invoice as paid pays the rest', async () => {
  const { actor, invoice, credit, read } = await business();
  const { id } = await invoice(500);
  await credit(id, { amount: 120 });
  await world.call(actor, markPaid, { id });
  expect(await read(id)).toMatchObject({ status: 'paid', amount_paid: 380, amount_credited: 120 });
  expect((await world.call(actor, list, { type: 'payment' })).data.map(({ amount }) => amount)).toEqual([380]);
});

describe('a client with open money', () => {
  const removeDave = (actor: Awaited<ReturnType<typeof business>>['actor'], id: string) =>
    world.call(actor, clients.operations.delete, { id });

  it('who owes some stays on file until it is paid or credited', async () => {
    const { actor, dave, invoice, pay, credit } = await business();
    const [first, second] = [await invoice(300), await invoice(200)];
    await pay(100, { invoice_id: first.id });
    await expect(removeDave(actor, dave.id)).rejects.toMatchObject({
      status: 409,
      message:
        'Dave owes $400.00 on 2 invoices, so stays on file. Record the payment, or credit what is not owed first.',
    });
    await credit(second.id);
    await expect(removeDave(actor, dave.id)).rejects.toMatchObject({ code: 'conflict' });
    // what was refused changed nothing: the rest can still be recorded
    await pay(200);
    await removeDave(actor, dave.id);
    expect((await world.call(actor, clients.operations.list, {})).data).toEqual([]);
  });

  it('who has credit stays on file until that is paid back', async () => {
    const { actor, dave, pay, refund } = await business();
    await pay(50);
    await expect(removeDave(actor, dave.id)).rejects.toMatchObject({
      status: 409,
      message: 'Dave has $50.00 in credit, so stays on file. Use it for an invoice or refund it first.',
    });
    await refund(50);
    await removeDave(actor, dave.id);
  });

  it('with a draft only can go: nothing was asked of them', async () => {
    const { actor, dave } = await business();
    await world.call(actor, createInvoice, { client_id: dave.id, amount: 100, description: 'Tap' });
    await removeDave(actor, dave.id);
  });
});
