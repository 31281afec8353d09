import { expect, it } from 'vitest';
import { readOnInvoice } from './on-invoices.ts';

it('reads an invoice and how much of a payment is for it, one after the other', () => {
  const first = readOnInvoice('INV-1002=850');
  expect(readOnInvoice(' 1003 = $1,234.50', first)).toEqual([
    { invoice: 'INV-1002', amount: 850 },
    { invoice: '1003', amount: 1234.5 },
  ]);
  expect(readOnInvoice('665f1c2ab3d4e5f601234567=.5')).toEqual([{ invoice: '665f1c2ab3d4e5f601234567', amount: 0.5 }]);
  for (const wrong of ['INV-1002', '=850', 'INV-1002=', 'INV-1002=all', 'INV-1002=-5'])
    expect(() => readOnInvoice(wrong), wrong).toThrow('Write it like: INV-1002=850');
});
