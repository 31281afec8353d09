import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { agedReceivables, clientAccount } from './client-account.ts';
import { creditInvoice } from './credit-invoice.ts';
import { refundClient } from './refund-client.ts';

function bench() {
  const made = toolBench();
  const { priya, hotWater } = furnish(made.office);
  const invoice = made.store.insert('finance-records', {
    type: 'invoice',
    amount: 1100,
    gst: 100,
    invoice_number: 'INV-1001',
    client_id: priya.id,
    project_id: hotWater.id,
    due_date: '2026-11-10',
  });
  return { ...made, priya, hotWater, invoice };
}
const pay = ({ store, priya }: ReturnType<typeof bench>, amount: number, allow_credit = false) =>
  store.insert('finance-records', { type: 'payment', amount, client_id: priya.id, allow_credit });

describe('crediting an invoice', () => {
  it('says how much of which invoice, why, and what is still due', async () => {
    const { run, store, invoice } = bench();
    const { status, summary, receipts } = await run(creditInvoice, {
      client: 'Priya',
      amount: 100,
      reason: 'Tap was faulty',
    });
    expect(status).toBe('done');
    expect(receipts).toHaveLength(1);
    expect(summary).toBe(
      'Credited $100.00 inc GST on invoice INV-1001 for Priya Sharma: CN-1001, Tap was faulty. $1,000.00 of $1,100.00 still due',
    );
    expect(store.get('finance-records', invoice.id)).toMatchObject({ amount: 1100, amount_due: 1000 });
  });

  it('of one that is paid, says what becomes credit', async () => {
    const made = bench();
    pay(made, 1100);
    const { summary } = await made.run(creditInvoice, { client: 'Priya', amount: 100, reason: 'Faulty' });
    expect(summary).toContain(
      "Nothing is due of it any more. $100.00 that was paid already stays as Priya Sharma's credit",
    );
  });

  it('asks for what is missing, one thing at a time, and records nothing', async () => {
    const { run, store } = bench();
    const asked = async (args: object) => {
      const { status, summary } = await run(creditInvoice, args);
      expect(status).toBe('failed');
      return summary;
    };
    expect(await asked({ client: 'Priya', reason: 'Faulty' })).toBe(
      '$1,100.00 of invoice INV-1001 is left: how much of it is credited?',
    );
    expect(await asked({ client: 'Priya', amount: 100 })).toBe(
      'What is the credit of $100.00 on invoice INV-1001 for?',
    );
    expect(await asked({ client: 'Priya', amount: 2000, reason: 'Faulty' })).toBe(
      'Only $1,100.00 of invoice INV-1001 is left to credit. Nothing was recorded.',
    );
    expect(await asked({ client: 'Declan', amount: 10, reason: 'Faulty' })).toContain('No invoice on file');
    expect(store.rows('finance-records')).toHaveLength(1);
  });

  it('asks which of several invoices', async () => {
    const { run, store, priya } = bench();
    store.insert('finance-records', { type: 'invoice', amount: 300, invoice_number: 'INV-1002', client_id: priya.id });
    const { summary } = await run(creditInvoice, { client: 'Priya', amount: 100, reason: 'Faulty' });
    expect(summary).toMatch(/^2 open invoices fit .*INV-1001.*INV-1002.*Which one\?$/);
  });

  it('all of it takes what is left', async () => {
    const { run, store, invoice } = bench();
    await run(creditInvoice, { client: 'Priya', all: true, reason: 'Wrong job' });
    expect(store.get('finance-records', invoice.id)).toMatchObject({ amount_due: 0, amount_credited: 1100 });
    expect((await run(creditInvoice, { client: 'Priya', all: true, reason: 'Again' })).summary).toBe(
      'All of invoice INV-1001 is credited already.',
    );
  });

  it('of a draft: is nothing to credit, but knocking some off makes it less', async () => {
    const { run, store, hotWater } = bench();
    const draft = store.insert('finance-records', {
      type: 'invoice',
      amount: 500,
      stage: 'draft',
      description: 'Shelves',
      project_id: hotWater.id,
    });
    const { summary } = await run(creditInvoice, { record: 'Shelves', amount: 100, reason: 'Faulty' });
    expect(summary).toContain('was never sent, so there is nothing to credit');
    expect((await run(creditInvoice, { record: 'Shelves', amount: 100, or_less: true })).summary).toBe(
      'Took $100.00 off the draft $500.00, job 1001 - Hot water replacement: it comes to $400.00 now',
    );
    expect(store.get('finance-records', draft.id)).toMatchObject({ amount: 400 });
  });
});

describe('a refund', () => {
  it('is recorded out of the credit, and says that no money moved', async () => {
    const made = bench();
    pay(made, 1300, true);
    const { status, summary } = await made.run(refundClient, { client: 'Priya', amount: 150 });
    expect(status).toBe('done');
    expect(summary).toBe(
      'Recorded a refund of $150.00 to Priya Sharma. Smoko moves no money: pay it back yourself if you have not. $50.00 of credit is left',
    );
    expect((await made.run(refundClient, { client: 'Priya', all: true, method: 'cash' })).summary).toContain(
      'to Priya Sharma, by cash. Smoko moves no money',
    );
  });

  it('is refused where there is no such credit, with what there is', async () => {
    const made = bench();
    const refused = async (args: object) => (await made.run(refundClient, { client: 'Priya', ...args })).summary;
    expect(await refused({ amount: 200 })).toBe(
      'Priya Sharma has no credit to refund: nothing was overpaid, or credited after it was paid. $1,100.00 is still due from them. Nothing was recorded. For less to pay on an invoice, credit that.',
    );
    pay(made, 1200, true);
    expect(await refused({ amount: 200 })).toBe(
      "Priya Sharma has only $100.00 of credit, so $200.00 can't be refunded. Nothing was recorded.",
    );
    expect(await refused({})).toBe('Priya Sharma has $100.00 of credit: how much was refunded?');
    expect(made.store.rows('finance-records').some(({ type }) => type === 'refund')).toBe(false);
  });
});

describe('what a client owes', () => {
  it('is told with what was paid, credited and is open', async () => {
    const made = bench();
    pay(made, 200);
    await made.run(creditInvoice, { client: 'Priya', amount: 100, reason: 'Faulty' });
    const { status, summary } = await made.run(clientAccount, { client: 'Priya' });
    expect(status).toBe('read');
    expect(summary).toMatch(
      /^Priya Sharma owes \$800\.00 on 1 invoice, the oldest from Tue 10 Nov 2026\. Invoiced \$1,100\.00, paid \$200\.00, credited \$100\.00:\n- invoice INV-1001:/,
    );
    expect((await made.run(clientAccount, { client: 'Declan' })).summary).toContain('Declan Murphy owes nothing');
  });

  it('as a statement has each entry with the balance after it', async () => {
    const made = bench();
    pay(made, 200);
    const { summary } = await made.run(clientAccount, { client: 'Priya', statement: true });
    expect(summary).toContain('Statement for Priya Sharma up to Fri 20 Nov 2026: $900.00 owing');
    expect(summary).toContain('invoice INV-1001 $1,100.00, balance $1,100.00');
    expect(summary).toContain('payment $200.00, balance $900.00');
  });

  it('of all clients is told by how late it is', async () => {
    const made = bench();
    const { declan } = { declan: made.store.rows('clients')[1] };
    made.store.insert('finance-records', {
      type: 'invoice',
      amount: 50,
      client_id: declan?.id,
      due_date: '2026-12-01',
    });
    expect((await made.run(agedReceivables, {})).summary).toBe(
      'Owed to you: $1,150.00 in all, $50.00 not late, $1,100.00 1 to 30 days late:\n- Priya Sharma: $1,100.00 ($1,100.00 1 to 30 days late)\n- Declan Murphy: $50.00 ($50.00 not late)',
    );
    expect((await made.run(agedReceivables, { late_only: true })).summary).not.toContain('Declan');
  });
});
