import { expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { contractorPayments } from './contractor-payments.ts';
import { createFinanceRecord } from './finance.ts';
import { paymentsToPlace, placePayment } from './place-payment.ts';

function bench() {
  const made = toolBench();
  const { priya, stratco } = furnish(made.office);
  const payment = made.store.insert('finance-records', {
    type: 'payment',
    status: 'paid',
    amount: 500,
    client_id: priya.id,
    paid_date: '2026-11-02',
  });
  const invoice = made.store.insert('finance-records', {
    type: 'invoice',
    status: 'pending',
    stage: 'issued',
    invoice_number: '1003',
    amount: 500,
    client_id: priya.id,
  });
  return { ...made, payment, invoice, priya, stratco };
}

it('lists payments on no invoice with what each may be for, and places none', async () => {
  const { run, store, payment } = bench();
  const { summary, data } = await run(paymentsToPlace, {});
  expect(summary).toBe(
    '1 payment on no invoice:\n- $500.00 from Priya Sharma paid Mon 2 Nov 2026: An invoice has exactly that due.\nNothing is placed until you say what each is for',
  );
  expect(data).toMatchObject({ count: 1 });
  expect(store.get('finance-records', payment.id).allocations).toEqual([]);
});

it('puts one on the invoice that is named', async () => {
  const { run, store, payment, invoice } = bench();
  const { summary } = await run(placePayment, { client: 'Priya', invoice: 'INV-1003' });
  expect(summary).toBe('$500.00 from Priya Sharma is put on 1003: invoice 1003, paid in full');
  expect(store.get('finance-records', payment.id).allocations).toEqual([{ invoice_id: invoice.id, amount: 500 }]);
  expect((await run(placePayment, { client: 'Priya', keep_as_credit: true })).summary).toBe(
    'All of that payment is on invoices already.',
  );
});

it('keeps one as credit, and asks where nobody said which', async () => {
  const { run, store, payment } = bench();
  expect((await run(placePayment, { client: 'Priya' })).summary).toContain('Which invoice does it pay');
  const { summary } = await run(placePayment, { client: 'Priya', keep_as_credit: true });
  expect(summary).toBe('$500.00 from Priya Sharma is kept as credit');
  expect(store.get('finance-records', payment.id).on_account).toBe(true);
  expect((await run(paymentsToPlace, {})).summary).toBe('Every payment is on an invoice or kept as credit');
});

it('places no more than is due', async () => {
  const { run, store, invoice } = bench();
  store.update('finance-records', String(invoice.id), { amount: 300 });
  expect((await run(placePayment, { client: 'Priya', invoice: 'INV-1003' })).summary).toContain(
    'and $500.00 came in. Nothing was placed.',
  );
});

it('a payment that came in before its invoice is said to be so', async () => {
  const { run } = bench();
  const said = { type: 'payment', amount: 100, client: 'Priya', paid_date: '2026-11-01', came_before_invoice: true };
  expect((await run(createFinanceRecord, said)).summary).toContain('Recorded');
  expect((await run(createFinanceRecord, { ...said, type: 'expense', client: undefined })).summary).toContain(
    'Only a payment pays an invoice.',
  );
});

it('tells what contractors were paid and what is to be filled in', async () => {
  const { run, store, stratco } = bench();
  expect((await run(contractorPayments, {})).summary).toBe(
    'No contractor was paid from Tue 1 July 2025 to Tue 30 June 2026',
  );
  store.update('suppliers', String(stratco.id), { contractor: true });
  const paid = { type: 'expense', amount: 1100, gst: 100, supplier_id: stratco.id, paid_date: '2026-03-01' };
  store.insert('finance-records', paid);
  expect((await run(contractorPayments, { year: 2026 })).summary).toBe(
    'Contractors were paid $1,100.00 from Tue 1 July 2025 to Tue 30 June 2026, $100.00 of it GST:\n- Stratco Albion Park: $1,100.00, GST $100.00, no ABN\nThe TPAR is due Fri 28 Aug 2026',
  );
});
