import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { creditInvoice } from './credit-invoice.ts';
import { createFinanceRecord, deleteFinanceRecord, findFinanceRecord, updateFinanceRecord } from './finance.ts';
import { listFinanceRecords } from './finance-list.ts';
import { markInvoicePaid, sendInvoice } from './invoices.ts';

function bench(options: Parameters<typeof toolBench>[0] = {}) {
  const made = toolBench(options);
  const filed = furnish(made.office);
  const late = made.store.insert('finance-records', {
    type: 'invoice',
    amount: 795,
    project_id: filed.hotWater.id,
    client_id: filed.priya.id,
    due_date: '2026-11-10',
  });
  made.store.insert('finance-records', {
    type: 'invoice',
    amount: 460,
    project_id: filed.slab.id,
    due_date: '2026-12-10',
  });
  made.store.insert('finance-records', { type: 'expense', amount: 412.6, project_id: filed.slab.id });
  made.store.insert('finance-records', { type: 'expense', amount: 88.15 });
  return { ...made, ...filed, late, last: () => made.store.rows('finance-records').at(-1) };
}

describe('a record just made, corrected', () => {
  it('works out its sum again and says so', async () => {
    const { run, last } = bench();
    await run(createFinanceRecord, { type: 'expense', job: '1001', rate: 129, count: 3, description: 'Accom' });
    await run(updateFinanceRecord, { record: String(last()?.id), rate: 129, count: 4 });
    expect(last()).toMatchObject({ amount: 516, description: 'Accom, 4 x $129.00' });
    await run(updateFinanceRecord, { record: String(last()?.id), amount: 500 });
    expect(last()).toMatchObject({ amount: 500, description: 'Accom' });
  });
});

describe('the GST of an expense', () => {
  it.each<[object, object, string]>([
    [{}, { tax: null }, 'No GST of it is claimed so far: tell me if there was some in it'],
    [{ gst: 'inc' }, { tax: 'gst' }, ''],
    [{ gst_in_it: 4.1 }, { gst: 4.1 }, '$4.10 of it is GST, which you can claim'],
    [{ gst_in_it: 0 }, { tax: 'free' }, 'No GST in it'],
  ])('is stored and told as it was said: %j', async (said, stored, words) => {
    const { run, last } = bench();
    const { summary } = await run(createFinanceRecord, {
      type: 'expense',
      amount: 45.2,
      description: 'Screws',
      ...said,
    });
    expect({ tax: null, ...last() }).toMatchObject(stored);
    expect(summary).toContain(words);
  });

  it('is put right later', async () => {
    const { run, last } = bench();
    await run(createFinanceRecord, { type: 'expense', amount: 45.2, description: 'Screws' });
    const none = await run(updateFinanceRecord, { type: 'expense', record: 'screws', gst_in_it: 0 });
    expect(none.summary).toMatch(/GST none.*\. No GST in it$/);
    expect(last()).toMatchObject({ tax: 'free', amount: 45.2 });
    await run(updateFinanceRecord, { type: 'expense', record: 'screws', gst_in_it: 4.1 });
    expect(last()).toMatchObject({ gst: 4.1, amount: 45.2 });
  });

  it('is none to claim for a business that is not registered, and no invoice has it by hand', async () => {
    const { run } = bench({ registered: false });
    const made = await run(createFinanceRecord, { type: 'expense', amount: 45.2, description: 'Screws' });
    expect(made.summary).not.toContain('GST');
    const refused = await run(createFinanceRecord, { type: 'invoice', amount: 45.2, job: 'hot water', gst_in_it: 0 });
    expect(refused.summary).toContain('follows from its lines');
  });
});

describe('a deposit invoice that is drafted', () => {
  const deposit = async () => {
    const made = bench();
    await made.run(createFinanceRecord, {
      type: 'invoice',
      job: 'hot water',
      percent_of_budget: 10,
      description: 'Deposit',
    });
    const count = made.store.rows('finance-records').length;
    const change = (args: object) =>
      made.run(updateFinanceRecord, { type: 'invoice', invoice_kind: 'deposit', ...args });
    return { ...made, change, count };
  };

  it('asks for another share of the price, in its words too', async () => {
    const { change, last, store, count } = await deposit();
    expect((await change({ percent_of_budget: 20 })).status).toBe('done');
    expect(last()).toMatchObject({ amount: 480, description: 'Deposit for Hot water replacement, 20% of $2,400.00' });
    expect(store.rows('finance-records')).toHaveLength(count);
    expect((await change({ percent_of_budget: 20 })).summary).toMatch(
      /is that already: 20% of \$2,400\.00\. Nothing was changed\.$/,
    );
    await change({ amount: 300 });
    expect(last()).toMatchObject({ amount: 300, description: 'Deposit for Hot water replacement' });
  });

  it('has to be there', async () => {
    const { run, priya } = bench();
    const args = { type: 'invoice', invoice_kind: 'deposit', client: priya.id, percent_of_budget: 20 };
    expect((await run(updateFinanceRecord, args)).summary).toMatch(/^There is no deposit invoice for Priya Sharma yet/);
  });
});

describe('create_finance_record', () => {
  it('records an invoice on a job, for its client', async () => {
    const { run, last, priya, hotWater } = bench();
    const result = await run(createFinanceRecord, { type: 'invoice', amount: 795, job: 'hot water', due_in_days: 14 });
    expect(result.summary).toBe(
      'Recorded draft invoice: $874.50 for Priya Sharma, job 1001 - Hot water replacement, due Fri 4 Dec 2026, $795.00 plus GST $79.50',
    );
    expect(last()).toMatchObject({ client_id: priya.id, project_id: hotWater.id, status: 'pending' });
  });

  it.each([
    [{ rate: 129, count: 3 }, 425.7, 'Hot water replacement, 3 x $129.00, $387.00 plus GST $38.70'],
    [{ rate: 129, count: 3, gst: 'inc' }, 387, 'Hot water replacement, 3 x $129.00, inc GST'],
    [{ percent_of_budget: 40 }, 960, 'Progress claim on Hot water replacement, 40% of $2,400.00'],
    [{ percent_of_budget: 100 }, 2400, 'Hot water replacement'],
    [{ percent_of_budget: 40, description: 'Frame and roof' }, 960, 'Frame and roof, 40% of $2,400.00'],
    [{ percent_of_budget: 33.33 }, 800, 'Progress claim on Hot water replacement, 33.33% of $2,400.00'],
    [{ balance: true }, 1605, 'Final invoice for Hot water replacement, balance of $2,400.00 less $795.00 invoiced'],
    [{ amount: 1600, gst: 'plus' }, 1760, 'Hot water replacement, $1,600.00 plus GST $160.00'],
    [{ amount: 1600, gst: 'inc' }, 1600, 'Hot water replacement, inc GST'],
    [{ amount: 0.1 + 0.2 }, 0.33, 'Hot water replacement, $0.30 plus GST $0.03'],
  ])('works out %j', async (amounts, amount, description) => {
    const { run, last } = bench();
    await run(createFinanceRecord, { type: 'invoice', job: '1001', ...amounts });
    expect(last()).toMatchObject({ amount, description });
  });

  it('adds no GST of its own without registration, and says so; what others charged is added', async () => {
    const { run, last } = bench({ registered: false });
    const plus = { amount: 1600, gst: 'plus' };
    const invoice = await run(createFinanceRecord, { type: 'invoice', ...plus });
    expect(last()).toMatchObject({ amount: 1600 });
    expect(String(last()?.description)).not.toContain('GST');
    expect(invoice.summary).toMatch(/No GST was added, because the business settings say it is not registered for GST/);
    const bill = await run(createFinanceRecord, { type: 'expense', ...plus });
    expect(last()).toMatchObject({ amount: 1760, description: '$1,600.00 plus GST $160.00' });
    expect(bill.summary).not.toContain('No GST');
  });

  it('is what was agreed to, as long as nothing of it is asked for; with nobody to send it to it has no number', async () => {
    const { run, last, store, priya } = bench();
    const job = store.insert('projects', { job_name: 'Deck', client_id: priya.id, job_budget: 5000 });
    const lines = [{ description: 'Merbau', quantity: 2, unit: null, unit_price: 1000 }];
    const fields = { project_id: job.id, client_id: priya.id, status: 'accepted', lines, prices_include_gst: true };
    const quote = store.insert('quotes', fields);
    const whole = await run(createFinanceRecord, { type: 'invoice', job: 'Deck' });
    expect(whole.summary).toContain('Recorded draft invoice: $2,000.00 for Priya Sharma, job 1003 - Deck');
    expect(last()).toMatchObject({ quote_id: quote.id, amount: 2000 });
    expect((await run(createFinanceRecord, { type: 'invoice', job: 'Deck' })).summary).toBe('How much is it?');
    await run(createFinanceRecord, { type: 'invoice', job: 'Deck', amount: 150, description: 'Extra step' });
    expect(last()).toMatchObject({ stage: 'draft', quote_id: null, amount: 165 });
    await run(createFinanceRecord, { type: 'invoice', amount: 80 });
    expect(last()).toMatchObject({ client_id: null });
    expect(last()).toMatchObject({ stage: 'issued', invoice_number: null });
  });

  it('uses the rate of New Zealand there', async () => {
    const { run, last } = bench({ country: 'NZ' });
    await run(createFinanceRecord, { type: 'invoice', amount: 100, gst: 'plus' });
    expect(last()).toMatchObject({ amount: 115 });
  });

  it.each([
    [{}, 'How much is it?'],
    [{ amount: 0 }, 'How much is it? Give an amount above zero.'],
    [{ percent_of_budget: 40 }, 'A share of which job? Name the job.'],
    [
      { percent_of_budget: 40, job: 'slab' },
      'Job 1002 - Shed Slab for Ngaire Hōhepa has no accepted quote and no budget on file. How much is it?',
    ],
  ])('asks rather than make up: %j', async (args, question) => {
    const { run, store } = bench();
    expect((await run(createFinanceRecord, { type: 'invoice', ...args })).summary).toBe(question);
    expect(store.rows('finance-records')).toHaveLength(4);
  });

  it.each([
    ['Deposit', 'deposit'],
    ['Progress claim on the kitchen', 'progress'],
    ['Deposits shelf', 'standard'],
    ['40% of $1,500.00', 'progress'],
  ])('an invoice of a sum for "%s" is a %s one', async (description, kind) => {
    const { run, last } = bench();
    await run(createFinanceRecord, { type: 'invoice', amount: 600, job: '1001', description });
    expect(last()).toMatchObject({ kind });
  });

  it('calls a share of a sum what it is', async () => {
    const { run, last } = bench();
    const args = { type: 'invoice', amount: 600, gst: 'inc', job: '1001', description: '40% of $1,500.00' };
    await run(createFinanceRecord, args);
    const description = 'Progress claim on Hot water replacement, 40% of $1,500.00, inc GST';
    expect(last()).toMatchObject({ kind: 'progress', description });
  });

  it('finds the job its description names', async () => {
    const { run, last, hotWater } = bench();
    await run(createFinanceRecord, {
      type: 'payment',
      amount: 500,
      client: 'Priya',
      description: 'Deposit on her hot water replacement',
    });
    expect(last()).toMatchObject({ project_id: hotWater.id, status: 'paid' });
  });
});

describe('the other finance tools', () => {
  it('adds up', async () => {
    const { run } = bench();
    const result = await run(listFinanceRecords, { type: 'expense' });
    expect(result.summary).toMatch(/^2 expenses, \$500\.75 in all:/);
    expect(result.data).toMatchObject({ count: 2, total: 500.75 });
  });

  it('knows who is late and what is unpaid', async () => {
    const { run } = bench();
    expect((await run(listFinanceRecords, { late: true })).summary).toMatch(
      /^1 overdue invoice, \$795\.00 in all:\n- invoice \$795\.00 for Priya/,
    );
    expect((await run(listFinanceRecords, { unpaid: true })).data).toMatchObject({ count: 2, total: 1255 });
    expect((await run(listFinanceRecords, { unpaid: true, client: 'hohepa' })).data).toMatchObject({
      count: 1,
      total: 460,
    });
  });

  it('tells what is left to invoice, job by job, and what is invoiced and not paid', async () => {
    const { run, store, priya } = bench();
    const deck = { job_name: 'Deck', client_id: priya.id, job_budget: 900 };
    store.insert('projects', deck);
    store.insert('projects', { ...deck, job_name: 'Fence', status: 'cancelled' });
    expect((await run(listFinanceRecords, { balance: true })).summary).toBe(
      'Left to invoice: $2,505.00 in all: $1,605.00 on job 1001 - Hot water replacement for Priya Sharma (price $2,400.00, $795.00 invoiced); $900.00 on job 1003 - Deck for Priya Sharma, nothing invoiced. Invoiced and not paid: $1,255.00 on 2 invoices',
    );
    expect((await run(listFinanceRecords, { balance: true, client: 'hohepa' })).summary).toBe(
      'Nothing is left to invoice for Ngaire Hōhepa of the prices on file. Invoiced and not paid: $460.00 on 1 invoice',
    );
  });

  it('credits an amount that is said without its GST with it, where the invoice has any', async () => {
    const { run, store, late } = bench();
    store.update('finance-records', late.id, { gst: 72.27, stage: 'issued' });
    const said = { record: late.id, amount: 88, gst: 'plus', reason: 'Tap was faulty' } as const;
    expect((await run(creditInvoice, said)).summary).toContain('Credited $96.80');
  });

  it('lists the draft invoices, which nobody was sent', async () => {
    const { run, store, priya } = bench();
    expect((await run(listFinanceRecords, { drafts: true })).summary).toBe('No draft invoices');
    for (const amount of [100, 250.5])
      store.insert('finance-records', { type: 'invoice', stage: 'draft', amount, client_id: priya.id });
    expect((await run(listFinanceRecords, { drafts: true })).summary).toMatch(
      /^2 draft invoices, not sent, \$350\.50 in all:\n- /,
    );
    expect((await run(listFinanceRecords, { drafts: true, client: 'hohepa' })).data).toMatchObject({ count: 0 });
  });

  it('finds by client, by job and by amount, and asks when several fit', async () => {
    const { run } = bench();
    expect((await run(findFinanceRecord, { type: 'invoice', client: 'Ngaire' })).summary).toContain('$460.00');
    expect((await run(findFinanceRecord, { amount_was: 88.15 })).summary).toContain('$88.15');
    expect((await run(findFinanceRecord, { type: 'expense' })).summary).toMatch(/^2 expenses fit "that"/);
  });

  it('changes and deletes one', async () => {
    const { run, store, late } = bench();
    await run(updateFinanceRecord, { type: 'invoice', client: 'Priya', due_date: '2026-12-24' });
    expect(store.get('finance-records', late.id)).toMatchObject({ due_date: '2026-12-24', amount: 795 });
    expect((await run(deleteFinanceRecord, { type: 'invoice', client: 'Priya' })).status).toBe('waiting');
  });

  it('marks an invoice as paid once', async () => {
    const { run, store, late } = bench();
    const result = await run(markInvoicePaid, { job: 'hot water' });
    expect(result.summary).toBe(
      'Marked invoice $795.00 for Priya Sharma, job 1001 - Hot water replacement as paid, with a payment of $795.00',
    );
    expect(store.get('finance-records', late.id).status).toBe('paid');
    expect(store.rows('finance-records').at(-1)).toMatchObject({ type: 'payment', amount: 795, invoice_id: late.id });
    expect((await run(markInvoicePaid, { job: 'hot water' })).summary).toMatch(/is paid already. Nothing was recorded/);
  });

  it('sending waits, with what would go to whom', async () => {
    const { run, office } = bench();
    const result = await run(sendInvoice, { client: 'Priya', note: 'Thanks, Priya.' });
    expect(result.approvals[0]?.details).toEqual([
      'To: Priya Sharma, priya@example.org',
      '$795.00 for Priya Sharma, job 1001 - Hot water replacement, due Tue 10 Nov 2026',
      'Thanks, Priya.',
    ]);
    expect(office.sent).toEqual([]);
    expect((await run(sendInvoice, { job: 'slab' })).summary).toMatch(/has no client/);
  });
});
