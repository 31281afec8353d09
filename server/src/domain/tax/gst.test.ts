import {
  clients,
  createCreditNote,
  createInvoice,
  createRefund,
  financeRecords,
  getGstReport,
  issueInvoice,
  listGstRecords,
  type WireOutput,
} from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Actor, Business } from '../actor.ts';

const { create, update, list, delete: remove } = financeRecords.operations;

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

const TRADIE: Partial<Business> = {
  onPapers: {
    gst_number: '49-091-850',
    nzbn: null,
    bank_bsb: null,
    bank_account: null,
    bank_account_name: null,
    payid: null,
    licence_number: null,
    business_phone: null,
    business_email: null,
  },
};
async function tradie(country: 'AU' | 'NZ' = 'AU', more: Partial<Business> = {}) {
  const plain = world.newActor();
  const actor: Actor = { ...plain, business: { ...plain.business, country, ...TRADIE, ...more } };
  const dave = await world.call(actor, clients.operations.create, { name: 'Dave', address: '1 King St, Dapto' });
  return {
    actor,
    dave: dave.id,
    async invoice(amount: number, issued_on: string) {
      const { id } = await world.call(actor, createInvoice, { client_id: dave.id, amount });
      return world.call(actor, issueInvoice, { id, issued_on });
    },
    pay: (invoice_id: string, amount: number, paid_date: string) =>
      world.call(actor, create, { type: 'payment', amount, invoice_id, client_id: dave.id, paid_date }),
    spend: (amount: number, paid_date: string, fields = {}) =>
      world.call(actor, create, { type: 'expense', amount, paid_date, ...fields }),
    report: (from: string, to: string, basis: 'cash' | 'accrual' = 'cash') =>
      world.call(actor, getGstReport, { from, to, basis }),
  };
}
const boxes = ({ boxes: all }: WireOutput<typeof getGstReport>) => all;
const Q3 = ['2026-07-01', '2026-09-30'] as const;
const Q4 = ['2026-10-01', '2026-12-31'] as const;

describe('Australia', () => {
  it('counts papers by accrual and money by cash, each with its records', async () => {
    const { invoice, pay, spend, report } = await tradie();
    const one = await invoice(1100, '2026-08-10');
    const paid = await pay(one.id, 550, '2026-10-05');
    const bolts = await spend(220, '2026-08-20', { tax: 'gst' });
    await spend(100, '2026-08-21', { tax: 'free' });

    const accrual = await report(...Q3, 'accrual');
    expect(boxes(accrual)).toEqual({ G1: 1100, '1A': 100, '1B': 20, net: 80 });
    expect(accrual.records).toEqual({ G1: [one.id], '1A': [one.id], '1B': [bolts.id], net: [one.id, bolts.id] });
    expect(accrual).toMatchObject({ more_records: {}, notes: [] });
    expect(boxes(await report(...Q3))).toEqual({ G1: 0, '1A': 0, '1B': 20, net: -20 });
    const cash = await report(...Q4);
    expect(boxes(cash)).toEqual({ G1: 550, '1A': 50, '1B': 0, net: 50 });
    expect(cash.records['1A']).toEqual([paid.id]);
    expect(boxes(await report(...Q4, 'accrual'))).toEqual({ G1: 0, '1A': 0, '1B': 0, net: 0 });
  });

  it('shares the GST of an invoice among its payments, to the cent', async () => {
    const { invoice, pay, report } = await tradie();
    const { id } = await invoice(100, '2026-08-10');
    for (const day of ['05', '06', '07']) await pay(id, 33.33, `2026-10-${day}`);
    const last = await pay(id, 0.01, '2026-10-08');
    expect(last.allocations).toHaveLength(1);
    const shares = await Promise.all(
      ['05', '06', '07', '08'].map(async (day) => (await report(`2026-10-${day}`, `2026-10-${day}`)).boxes['1A']),
    );
    expect(shares).toEqual([3.03, 3.03, 3.03, 0]);
    expect((await report(...Q4)).boxes['1A']).toBe(9.09);
  });

  it('takes credit notes off by either basis, and what they set free once', async () => {
    const { actor, dave, invoice, pay, report } = await tradie();
    const { id } = await invoice(1100, '2026-08-10');
    await pay(id, 1100, '2026-08-30');
    const note = await world.call(actor, createCreditNote, { id, amount: 110, reason: 'Tap was faulty' });
    // the time before stays as it was told
    for (const basis of ['cash', 'accrual'] as const) {
      expect(boxes(await report(...Q3, basis))).toMatchObject({ G1: 1100, '1A': 100 });
      const now = await report(...Q4, basis);
      expect(boxes(now)).toEqual({ G1: -110, '1A': -10, '1B': 0, net: -10 });
      expect(now.records['1A']).toEqual([note.id]);
    }
    await world.call(actor, createRefund, { id: dave, amount: 110 });
    expect(boxes(await report(...Q4))).toMatchObject({ G1: -110, '1A': -10 });
    // credit that is used for another invoice counts for that one, when it went out
    await world.call(actor, createCreditNote, { id, amount: 220, reason: 'Pipe too' });
    const other = await invoice(220, '2026-11-02');
    expect(other.amount_due).toBe(0);
    expect(boxes(await report(...Q3))).toMatchObject({ G1: 1100, '1A': 100 });
    expect(boxes(await report(...Q4))).toMatchObject({ G1: -110, '1A': -10 });
  });

  it('forgets a payment that is deleted, before and after a credit note set it free', async () => {
    const { actor, invoice, pay, report } = await tradie();
    const { id } = await invoice(1100, '2026-08-10');
    const paid = await pay(id, 1100, '2026-08-30');
    await world.call(actor, createCreditNote, { id, reason: 'All of it' });
    await world.call(actor, remove, { id: paid.id });
    expect(boxes(await report(...Q3))).toMatchObject({ G1: 0, '1A': 0 });
    expect(boxes(await report(...Q4))).toMatchObject({ G1: 0, '1A': 0 });
  });

  it.each([
    { paid: 1100, rest: [] },
    { paid: 1200, rest: [['payments_without_invoice', 1, 100]] },
  ])('says what of $paid was not counted in its time, whatever was credited or used since', async ({ paid, rest }) => {
    const { actor, dave, invoice, report } = await tradie();
    const { id } = await invoice(1100, '2026-08-10');
    const fields = { type: 'payment' as const, amount: paid, client_id: dave, invoice_id: id, allow_credit: true };
    await world.call(actor, create, { ...fields, paid_date: '2026-08-30' });
    const said = async (time: readonly [string, string]) =>
      (await report(...time)).notes.map(({ code, count, amount }) => [code, count, amount]);
    const told = async () => expect([await said(Q3), await said(Q4)]).toEqual([rest, []]);
    await told();
    await world.call(actor, createCreditNote, { id, amount: 110, reason: 'Dent' });
    await told();
    const { data } = await world.call(actor, listGstRecords, {
      ...{ from: Q3[0], to: Q3[1], of: 'payments_without_invoice' },
    });
    expect(data.map(({ amount }) => amount)).toEqual(rest.map(([, , amount]) => amount));
    await world.call(actor, createInvoice, { client_id: dave, amount: 60, issue: true });
    expect(await said(Q3)).toEqual(rest);
  });

  it('says what it cannot count, and lists it', async () => {
    const { actor, dave, invoice, pay, spend, report } = await tradie();
    for (const amount of [10, 20, 30]) await spend(amount, '2026-10-03');
    await world.call(actor, create, { type: 'payment', amount: 500, client_id: dave, paid_date: '2026-10-04' });
    await world.call(actor, create, {
      type: 'invoice',
      amount: 330,
      client_id: dave,
      issued_on: '2026-10-02',
      status: 'paid',
      paid_date: '2026-10-09',
    });
    const found = await report(...Q4);
    // of an invoice from older books the GST is worked out when it is put on file
    expect(boxes(found)).toEqual({ G1: 330, '1A': 30, '1B': 0, net: 30 });
    expect(found.notes.map(({ code, count, amount }) => [code, count, amount])).toEqual([
      ['expenses_without_gst', 3, 60],
      ['payments_without_invoice', 1, 500],
    ]);
    expect(found.notes[0]?.text).toBe('3 expenses without GST said, $60.00: no GST is claimed for them.');
    const { data } = await world.call(actor, listGstRecords, {
      from: Q4[0],
      to: Q4[1],
      of: 'expenses_without_gst',
      limit: 2,
    });
    expect(data.map(({ amount, gst }) => [amount, gst])).toEqual([
      [10, null],
      [20, null],
    ]);
    // a deposit from before pays the invoice as that goes out
    const { id } = await invoice(1100, '2026-11-01');
    expect((await report('2026-11-01', '2026-11-30')).notes).toMatchObject([
      { code: 'paid_earlier', count: 1, amount: 500 },
    ]);
    await pay(id, 600, '2026-11-03');
    expect((await report('2026-11-01', '2026-11-30')).boxes['1A']).toBe(54.55);
    expect((await report(...Q4)).boxes['1A']).toBe(130);
  });

  it('leaves out drafts and what is void or not paid', async () => {
    const { actor, dave, report, spend } = await tradie();
    await world.call(actor, createInvoice, { client_id: dave, amount: 550 });
    await spend(110, '2026-08-02', { tax: 'gst', status: 'pending', paid_date: undefined, due_date: '2026-08-20' });
    expect(boxes(await report(...Q3))).toEqual({ G1: 0, '1A': 0, '1B': 0, net: 0 });
    // by papers a bill counts before it is paid
    expect(boxes(await report(...Q3, 'accrual'))).toEqual({ G1: 0, '1A': 0, '1B': 10, net: -10 });
    const { data } = await world.call(actor, list, { type: 'expense' });
    await world.call(actor, update, { id: data[0]?.id ?? '', status: 'paid', paid_date: '2026-10-04' });
    expect(boxes(await report(...Q3, 'accrual'))).toMatchObject({ '1B': 10 });
    expect(boxes(await report(...Q4, 'accrual'))).toMatchObject({ '1B': 0 });
    expect(boxes(await report(...Q4))).toMatchObject({ '1B': 10 });
  });
});

describe('New Zealand', () => {
  it('fills the boxes of the return', async () => {
    const { invoice, pay, spend, report } = await tradie('NZ');
    const { id } = await invoice(2300, '2026-10-10');
    await pay(id, 1150, '2026-10-20');
    await spend(230, '2026-10-21', { tax: 'gst' });
    await spend(115, '2026-10-21', { tax: 'gst', gst: 7.5 });
    await spend(50, '2026-10-21', { tax: 'free' });
    const box = (sales: number, spent: number) => ({
      ...{ 5: sales, 6: 0, 7: sales, 8: (sales * 3) / 23, 9: 0, 10: (sales * 3) / 23 },
      ...{ 11: spent, 12: (spent * 3) / 23, 13: 0, 14: (spent * 3) / 23, 15: ((sales - spent) * 3) / 23 },
    });
    // of the third expense only a half has GST in it
    expect(boxes(await report('2026-10-01', '2026-11-30'))).toEqual(box(1150, 287.5));
    expect(boxes(await report('2026-10-01', '2026-11-30', 'accrual'))).toEqual(box(2300, 287.5));
  });
});
