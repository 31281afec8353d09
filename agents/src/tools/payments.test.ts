import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { createFinanceRecord, deleteFinanceRecord, findFinanceRecord, updateFinanceRecord } from './finance.ts';
import { listFinanceRecords } from './finance-list.ts';
import { markInvoicePaid } from './invoices.ts';

/** Priya owes invoices 1002 ($1,840.00, on job 1001) and 1003 ($200.00); no invoice has the number 1001, which is a job's. */
function bench() {
  const made = toolBench();
  const filed = furnish(made.office);
  const invoice = (invoice_number: string, amount: number, more: object = {}) =>
    made.store.insert('finance-records', {
      type: 'invoice',
      amount,
      invoice_number,
      client_id: filed.priya.id,
      ...more,
    });
  const big = invoice('1002', 1840, { project_id: filed.hotWater.id });
  const small = invoice('1003', 200);
  const rows = () => made.store.rows('finance-records');
  const pay = (args: object) => made.run(createFinanceRecord, { type: 'payment', ...args });
  return { ...made, ...filed, big, small, rows, pay, last: () => rows().at(-1) };
}

describe('of several open invoices', () => {
  it('which one was paid is asked, or all of them', async () => {
    const { run, priya } = bench();
    const { summary } = await run(markInvoicePaid, { client: priya.id });
    expect(summary).toMatch(/^2 open invoices fit "Priya Sharma": .*\. Which one, or both of them\?$/);
  });

  it('what somebody owes is told with what is held for them', async () => {
    const { run, store, priya, ngaire } = bench();
    store.insert('finance-records', { type: 'payment', amount: 150, client_id: ngaire.id });
    const held = await run(listFinanceRecords, { unpaid: true, client: ngaire.id });
    expect(held.summary).toContain('$150.00 is held as credit for Ngaire');
    const none = await run(listFinanceRecords, { unpaid: true, client: priya.id });
    expect(none.summary).not.toContain('held as credit');
  });
});

describe('a payment', () => {
  it('pays the invoice it names, whose it is follows, and what is left is told', async () => {
    const { pay, last, big, priya, hotWater } = bench();
    const result = await pay({ amount: 500, invoice: '1002' });
    expect(result.summary).toBe(
      'Recorded payment $500.00 from Priya Sharma, job 1001 - Hot water replacement: invoice 1002, $1,340.00 still due',
    );
    expect(last()).toMatchObject({ invoice_id: big.id, client_id: priya.id, project_id: hotWater.id, amount: 500 });
    expect((await pay({ balance: true, invoice: 'invoice #1002' })).summary).toMatch(/: invoice 1002, paid in full$/);
    expect(last()).toMatchObject({ amount: 1340 });
    const again = await pay({ amount: 10, invoice: '1002' });
    expect(again).toMatchObject({
      status: 'failed',
      summary: expect.stringContaining('Nothing is due of invoice 1002'),
    });
  });

  it('says how it was made, where that is said', async () => {
    const { pay, last, run, small } = bench();
    const { summary } = await pay({ amount: 500, invoice: '1002', method: 'bank_transfer', reference: 'Boiler 1' });
    expect(summary).toContain('job 1001 - Hot water replacement, by bank transfer, reference Boiler 1: invoice 1002');
    expect(last()).toMatchObject({ method: 'bank_transfer', reference: 'Boiler 1' });
    const paid = await run(markInvoicePaid, { record: String(small.id), method: 'payid' });
    expect(paid.summary).toContain('with a payment of $200.00, by PayID');
    const bought = await run(createFinanceRecord, { type: 'expense', amount: 80, method: 'cash' });
    expect(bought).toMatchObject({ status: 'failed', summary: expect.stringContaining('payments only') });
  });

  it('of just what is due of one of several invoices pays that one', async () => {
    const { pay, last, small } = bench();
    expect((await pay({ amount: 200, client: 'priya' })).summary).toBe(
      'Recorded payment $200.00 from Priya Sharma: invoice 1003, paid in full',
    );
    expect(last()).toMatchObject({ invoice_id: small.id });
  });

  it('that is looked for is told with what is still due', async () => {
    const { pay, run } = bench();
    expect((await run(listFinanceRecords, { type: 'payment', client: 'priya' })).summary).toBe(
      'No payments from Priya Sharma. $2,040.00 is still due on 2 invoices.',
    );
    await pay({ amount: 500, invoice: '1002' });
    const { summary, data } = await run(listFinanceRecords, { type: 'payment', client: 'priya' });
    expect(summary).toMatch(/\n\$1,540\.00 is still due on 2 invoices\.$/);
    expect(data).toMatchObject({ total: 500, still_due: 1540 });
  });

  it('without a named invoice goes to the oldest, and says to which', async () => {
    const { pay, run } = bench();
    expect((await pay({ amount: 1900, client: 'priya' })).summary).toBe(
      'Recorded payment $1,900.00 from Priya Sharma: $1,840.00 to invoice 1002, paid in full; $60.00 to invoice 1003, $140.00 still due',
    );
    expect((await run(listFinanceRecords, { unpaid: true, client: 'priya' })).summary).toMatch(
      /^1 unpaid invoice for Priya Sharma, \$140\.00 of \$200\.00 still due:/,
    );
  });

  it('where nothing is owed stays as credit, on the only job there is', async () => {
    const { pay, last, slab } = bench();
    expect((await pay({ amount: 300, client: 'ngaire' })).summary).toBe(
      "Recorded payment $300.00 from Ngaire Hōhepa, job 1002 - Shed Slab. Ngaire Hōhepa has no open invoice for it, so it stays as Ngaire Hōhepa's credit",
    );
    expect(last()).toMatchObject({ project_id: slab.id, unallocated: 300 });
  });

  it('is told of the one draft that it may be for, and of none of two', async () => {
    const { pay, store, ngaire } = bench();
    const draft = () =>
      store.insert('finance-records', { type: 'invoice', stage: 'draft', amount: 900, client_id: ngaire.id });
    draft();
    expect((await pay({ amount: 300, client: 'ngaire' })).summary).toMatch(
      /so it stays as Ngaire Hōhepa's credit\. The invoice of \$900\.00 is still a draft: issue it, then say which payment is for it$/,
    );
    draft();
    expect((await pay({ amount: 200, client: 'ngaire' })).summary).not.toContain('draft');
  });

  it('of more than is owed is asked about, and kept as credit only where that is said', async () => {
    const { pay, rows } = bench();
    const asked = await pay({ amount: 2000, invoice: '1002' });
    expect(asked).toMatchObject({ status: 'failed', data: { code: 'more_than_owed', still_due: 1840 } });
    expect(asked.summary).toBe(
      "Only $1,840.00 is still due of invoice 1002. Shall I record $1,840.00, or $2,000.00 with $160.00 kept as Priya Sharma's credit?",
    );
    expect((await pay({ amount: 2100, client: 'priya' })).summary).toMatch(
      /^Only \$2,040\.00 is still due by Priya Sharma\. Shall I record \$2,040\.00, or \$2,100\.00 with \$60\.00 kept/,
    );
    expect((await pay({ amount: 2500, job: '1001' })).summary).toMatch(/^Only \$1,840\.00 is still due on job 1001\./);
    expect(rows()).toHaveLength(2);
    expect((await pay({ amount: 2000, invoice: '1002', keep_rest_as_credit: true })).summary).toMatch(
      /: invoice 1002, paid in full\. \$160\.00 stays as Priya Sharma's credit$/,
    );
  });

  it('is the only record that pays an invoice', async () => {
    const { run, rows } = bench();
    const result = await run(createFinanceRecord, { type: 'expense', amount: 50, invoice: '1002' });
    expect(result.summary).toBe('Only a payment pays an invoice. Nothing was recorded.');
    expect(rows()).toHaveLength(2);
  });
});

describe('the number of an invoice', () => {
  it('never leads to what belongs to the job of that number', async () => {
    const { pay, run, rows, hotWater } = bench();
    await pay({ amount: 100, job: '1001' });
    const before = rows();
    const none =
      /^No invoice number fits "1001"\. Did you mean 1002, \$1,840\.00 on job 1001 - Hot water replacement for/;
    for (const which of [{ invoice_number: '1001' }, { record: '1001' }, { record: 'invoice 1001', type: 'payment' }])
      expect(await run(updateFinanceRecord, { ...which, amount: 2500 })).toMatchObject({
        status: 'failed',
        summary: expect.stringMatching(none),
      });
    for (const tool of [markInvoicePaid, findFinanceRecord, deleteFinanceRecord])
      expect((await run(tool, { invoice_number: '1001' })).summary).toMatch(none);
    expect((await pay({ amount: 50, invoice: '1001' })).summary).toMatch(none);
    expect(rows()).toEqual(before);
    expect((await run(findFinanceRecord, { invoice_number: '2077' })).summary).toBe('No invoice has the number 2077.');
    expect(hotWater.job_number).toBe('1001');
  });

  it('that nobody has: the open invoices of whoever paid are offered', async () => {
    const { pay, rows, priya } = bench();
    const before = rows();
    expect((await pay({ amount: 500, invoice: '2077', client: priya.id })).summary).toMatch(
      /^No invoice has the number 2077\. Open for Priya Sharma: 1002 of \$1,840\.00.*1003 of \$200\.00.*\. Which one is it\?$/,
    );
    expect(rows()).toEqual(before);
  });

  it('finds the invoice, and what is still due of it', async () => {
    const { pay, run, store, big } = bench();
    expect((await run(findFinanceRecord, { invoice_number: 'INV-1002' })).summary).toMatch(/, \$1,840\.00 still due$/);
    await pay({ amount: 500, invoice: '1002' });
    const found = await run(findFinanceRecord, { invoice_number: '1002' });
    expect(found.summary).toMatch(/^invoice 1002: .*, \$1,340\.00 of \$1,840\.00 still due$/);
    expect(found.data).toMatchObject({ record: { amount_paid: 500, amount_due: 1340 } });
    const changed = await run(updateFinanceRecord, { invoice_number: '1002', amount: 2500 });
    expect(changed.summary).toBe(
      "I can't change invoice 1002, because it went out already. To ask for more, invoice the other $660.00 by itself, or void it and make a new one.",
    );
    expect((await run(updateFinanceRecord, { invoice_number: '1002', amount: 1800 })).summary).toContain(
      'To ask for less, credit $40.00 of it, or void it',
    );
    expect(store.get('finance-records', big.id)).toMatchObject({ amount: 1840, amount_due: 1340 });
  });
});

describe('marking an invoice as paid', () => {
  it('pays what is still due and says so', async () => {
    const { pay, run, last } = bench();
    await pay({ amount: 500, invoice: '1002' });
    expect((await run(markInvoicePaid, { invoice_number: '1002' })).summary).toMatch(
      / as paid, with a payment of the last \$1,340\.00$/,
    );
    expect(last()).toMatchObject({ type: 'payment', amount: 1340 });
  });

  it('asks which of several open ones', async () => {
    const { run, rows } = bench();
    expect((await run(markInvoicePaid, { client: 'priya' })).summary).toMatch(
      /^2 open invoices fit "priya": invoice 1002: .*; invoice 1003: .*\. Which one, or both of them\?$/,
    );
    expect(rows()).toHaveLength(2);
  });
});

describe('what is owed', () => {
  it('is what is still due, by client too', async () => {
    const { pay, run, store, ngaire } = bench();
    await pay({ amount: 1700, invoice: '1002' });
    store.insert('finance-records', { type: 'invoice', amount: 400, client_id: ngaire.id });
    expect((await run(listFinanceRecords, { unpaid: true, by: 'client' })).summary).toBe(
      'Most: Ngaire Hōhepa: $400.00 on 1 unpaid invoice. Then:\n- Priya Sharma: $340.00 still due of $2,040.00 on 2 unpaid invoices\n$740.00 still due of $2,440.00 in all on 3 unpaid invoices',
    );
    const settled = await run(listFinanceRecords, { settled: true, client: 'priya' });
    expect(settled.summary).toMatch(/^No: \$340\.00 is still due on 2 invoices for Priya Sharma/);
  });
});
