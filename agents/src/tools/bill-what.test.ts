import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { creditInvoice } from './credit-invoice.ts';
import { createFinanceRecord } from './finance.ts';
import { addVariation } from './variations.ts';

/** Priya's hot water job has a budget of $2,400.00. */
function bench() {
  const made = toolBench();
  const filed = furnish(made.office);
  const bill = (args: object) => made.run(createFinanceRecord, { type: 'invoice', job: 'hot water', ...args });
  const rows = () => made.store.rows('finance-records');
  return { ...made, ...filed, bill, rows };
}

describe('all that was agreed on a job', () => {
  const quoted = () => {
    const made = bench();
    made.store.insert('quotes', {
      quote_number: 'Q-1',
      client_id: made.priya.id,
      project_id: made.hotWater.id,
      status: 'accepted',
      content: { details: 'Hot water replacement' },
      total: 1540,
      subtotal: 1400,
      gst: 140,
      lines: [],
    });
    const more = (args: object) =>
      made.run(addVariation, { job: 'hot water', description: 'Skirting tiles', amount: 180, gst: 'plus', ...args });
    return { ...made, more };
  };

  it.each([{ balance: true }, { percent_of_budget: 100 }])(
    'has the extra work that they said yes to, and is not its quote alone: %j',
    async (much) => {
      const { bill, more, rows } = quoted();
      await more({ accepted: true });
      await bill(much);
      // the office of these tests prices a job by its budget
      expect(rows()[0]).toMatchObject({ amount: 2598 });
      expect(rows()[0]?.quote_id ?? null).toBeNull();
    },
  );

  it('asks where they have not said yes to it', async () => {
    const { bill, more, rows } = quoted();
    await more({});
    expect((await bill({ balance: true })).summary).toContain('Did they agree to it?');
    expect(rows()).toHaveLength(0);
  });

  it('is the quote where there is no extra work', async () => {
    const plain = quoted();
    await plain.bill({ balance: true });
    expect(plain.rows()[0]?.quote_id).toBeTruthy();
  });
});

describe('what is left of a job', () => {
  it('is not invoiced while a variation is not agreed to', async () => {
    const { bill, run, rows } = bench();
    await run(addVariation, { job: 'hot water', description: 'Gate', amount: 440, gst: 'inc' });
    const { status, summary } = await bill({ balance: true });
    expect(status).toBe('failed');
    expect(summary).toBe(
      'Not agreed to yet on job 1001 - Hot water replacement for Priya Sharma: V1, Gate, $440.00. Nothing was recorded. With it $2,840.00 is left to invoice, without it $2,400.00. Did they agree to it?',
    );
    expect(rows()).toHaveLength(0);
    const without = await bill({ balance: true, without_variations: true });
    expect([without.status, rows()[0]?.amount]).toEqual(['done', 2400]);
  });

  it('of which something was paid: only what is on file comes off', async () => {
    const { bill, store, rows, priya } = bench();
    expect((await bill({ balance: true, less_paid: 500 })).summary).toMatch(/^I find no \$500\.00 that was paid/);
    expect(rows()).toHaveLength(0);
    store.insert('finance-records', { type: 'payment', amount: 500, client_id: priya.id });
    const done = await bill({ balance: true, less_paid: 500 });
    expect(done.summary).toContain('$2,400.00');
    expect(done.summary).toContain('The $500.00 that was paid already comes off what is due once it goes out');
  });

  it('of which a deposit was invoiced, but not paid: nothing is said to be paid', async () => {
    const { bill, store, hotWater } = bench();
    store.insert('finance-records', {
      type: 'invoice',
      stage: 'issued',
      kind: 'deposit',
      status: 'pending',
      amount: 500,
      project_id: hotWater.id,
    });
    const done = await bill({ balance: true, less_paid: 500 });
    expect(done.summary).toContain('$1,900.00');
    expect(done.summary).not.toContain('was paid already');
  });

  it.each([
    ['draft', 'balance of $2,400.00 less $500.00', '$500.00 that it takes off is only a draft so far'],
    ['issued', 'balance of $2,400.00 less $500.00 invoiced', ''],
  ])('takes a %s deposit off, and calls only what went out invoiced', async (stage, words, also) => {
    const { bill, store, rows, hotWater } = bench();
    const deposit = { type: 'invoice', stage, kind: 'deposit', status: 'pending', amount: 500 };
    store.insert('finance-records', { ...deposit, project_id: hotWater.id });
    const { summary } = await bill({ balance: true });
    expect(rows().at(-1)).toMatchObject({
      amount: 1900,
      description: `Final invoice for Hot water replacement, ${words}`,
    });
    expect(summary).toContain(also);
    expect(summary.includes('only a draft')).toBe(also !== '');
  });

  it('of which all is drafted is told as that', async () => {
    const { bill } = bench();
    await bill({ balance: true });
    expect((await bill({ balance: true })).summary).toBe(
      'All of the $2,400.00 for job 1001 - Hot water replacement for Priya Sharma is invoiced or drafted: $2,400.00 of it is not sent yet. How much is it?',
    );
  });

  it('is asked for where only a budget says what the job is worth', async () => {
    const { bill, rows } = bench();
    expect((await bill({ agreed: true })).summary).toBe(
      'How much is the invoice: the lot, which is $2,400.00 for Hot water replacement, or another amount?',
    );
    expect(rows()).toHaveLength(0);
  });
});

describe('a credit', () => {
  it('of a percent, or of what is still due', async () => {
    const { run, store, priya } = bench();
    const invoice = (amount: number, invoice_number: string) =>
      store.insert('finance-records', {
        type: 'invoice',
        stage: 'issued',
        status: 'pending',
        amount,
        invoice_number,
        client_id: priya.id,
      });
    invoice(500, '1002');
    invoice(1040, '1003');
    await run(createFinanceRecord, { type: 'payment', amount: 1000, invoice: '1003' });
    expect((await run(creditInvoice, { invoice_number: '1002', percent: 10, reason: 'Discount' })).summary).toMatch(
      /^Credited \$50\.00 /,
    );
    expect((await run(creditInvoice, { invoice_number: '1003', rest: true, reason: 'Written off' })).summary).toMatch(
      /^Credited \$40\.00 /,
    );
  });

  it('is held against what is said to be left to pay', async () => {
    const { run, priya, store, rows } = bench();
    store.insert('finance-records', {
      type: 'invoice',
      stage: 'issued',
      status: 'pending',
      amount: 935,
      invoice_number: '1002',
      client_id: priya.id,
    });
    const credit = (args: object) => run(creditInvoice, { invoice_number: '1002', reason: 'Good customer', ...args });
    expect((await credit({ amount: 35, leaves: 800 })).summary).toBe(
      '$35.00 off invoice 1002 leaves $900.00 to pay, not $800.00. Nothing was recorded: how much is credited?',
    );
    expect(rows()).toHaveLength(1);
    expect((await credit({ amount: 35, leaves: 900 })).summary).toMatch(/^Credited \$35\.00 /);
  });
});
