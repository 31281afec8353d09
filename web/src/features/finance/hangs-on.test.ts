import type { FinanceRecord } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { afterDeleting, hangsOn } from './hangs-on.ts';

const client = { id: 'p', name: 'Priya Sharma', email: null, phone: null, deleted: false };
const payment = (more: object) =>
  ({
    type: 'payment',
    status: 'paid',
    amount: 500,
    allocations: [],
    unallocated: 0,
    client_id: 'p',
    client,
    ...more,
  }) as unknown as FinanceRecord;
const invoice = (id: string, amount_due: number, invoice_number: string | null = 'INV-1001') => ({
  id,
  invoice_number,
  amount: 500,
  amount_due,
});

describe('what hangs on a payment', () => {
  it.each([
    [true, 'that pays an invoice', { allocations: [{ invoice_id: 'a', amount: 500 }] }],
    [true, "that is somebody's credit", { unallocated: 20 }],
    [false, 'that is only expected', { status: 'pending', allocations: [{ invoice_id: 'a', amount: 500 }] }],
    [false, "of nobody, which is nobody's credit", { unallocated: 70, client_id: null, project_id: null }],
    [false, 'that is an expense', { type: 'expense' }],
  ])('is %s of one %s', (asks, _, more) => {
    expect(hangsOn(payment(more))).toBe(asks);
  });

  it('is all that is due of each invoice then, in cents that add up', () => {
    const allocations = [
      { invoice_id: 'a', amount: 120.1 },
      { invoice_id: 'b', amount: 0.2 },
    ];
    expect(afterDeleting([payment({ allocations })], [invoice('a', 379.9), invoice('b', 0.1, null)])).toEqual([
      'INV-1001 will be due again: $500.00.',
      'An invoice without a number will be due again: $0.30.',
    ]);
  });

  it('adds up over several payments, in one sentence of an invoice', () => {
    const part = (amount: number) => payment({ allocations: [{ invoice_id: 'a', amount }] });
    expect(afterDeleting([part(100.1), part(200.2)], [invoice('a', 199.7)])).toEqual([
      'INV-1001 will be due again: $500.00.',
    ]);
  });

  it('is the credit that its client no longer has', () => {
    const allocations = [{ invoice_id: 'a', amount: 500 }];
    expect(afterDeleting([payment({ allocations, unallocated: 25 })], [invoice('a', 0)])).toEqual([
      'INV-1001 will be due again: $500.00.',
      'Priya Sharma no longer has $25.00 in credit.',
    ]);
  });
});
