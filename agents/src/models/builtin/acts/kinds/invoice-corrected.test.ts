import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'client', id: 'marg', name: 'Margaret Ellison' },
  { kind: 'job', id: 'fence', name: 'Pool fence', number: '1001', client: 'Dave Cutler', status: 'in_progress' },
];
const DRAFT: KnownRecord = {
  kind: 'finance',
  id: 'inv',
  name: 'Fence',
  type: 'invoice',
  client: 'Dave Cutler',
  status: 'pending',
  lately: 'created',
};
const TALK = ['invoice dave 15 hours at 65', 'Recorded draft invoice: $975.00 for Dave Cutler'];
const said = (message: string) => acts(message, [DRAFT, ...FILE], TALK);
const named = (message: string, ...talk: string[]) => acts(message, FILE, talk);

describe('an invoice that was made just now is put right', () => {
  it.each<[string, Record<string, unknown>]>([
    ['was 16 hours actually', { count: 16 }],
    ['make it 16 hours', { count: 16 }],
    ['should have been 16 hrs not 15', { count: 16 }],
    ['they take a month so make it due the 20th of december', { due_date: '2026-12-20' }],
    ['make it due in 14 days', { due_date: '2026-12-04' }],
    ['due 4 december', { due_date: '2026-12-04' }],
  ])('%s', (message, args) =>
    expect(said(message)).toEqual([['update_finance_record', { type: 'invoice', record: 'inv', ...args }]]),
  );

  it('by what it is for, its new amount', () => {
    expect(named('change the deadlocks invoice to 2500', 'hows dave', 'Fine')).toEqual([
      ['update_finance_record', { type: 'invoice', record: 'deadlocks', client: 'dave', amount: 2500 }],
    ]);
    expect(named('make daves bill 900')).toEqual([
      ['update_finance_record', { type: 'invoice', client: 'dave', amount: 900 }],
    ]);
  });

  it('a multiple of it is asked about', () =>
    expect(named('double his bill', 'hows dave', 'Fine')).toEqual([
      expect.stringMatching(/^Do you mean a new invoice/),
    ]));
});

describe('so many percent off', () => {
  it.each([
    'shes a mate knock 10 percent off',
    'knock 10% off',
    'take ten percent off it',
    'give him 10% off',
    '10% discount on that',
    'make it 10 percent cheaper',
  ])('of the invoice that was made last: %s', (message) =>
    expect(said(message)).toEqual([
      ['credit_invoice', { record: 'inv', percent: 10, or_less: true, reason: 'Discount' }],
    ]),
  );

  it('of the quote or the invoice that is named', () => {
    expect(named('knock 10 percent off margarets quote')).toEqual([
      ['update_quote', { client: 'marg', discount_percent: 10 }],
    ]);
    expect(named('give dave 15% off his invoice')).toEqual([
      ['credit_invoice', { client: 'dave', percent: 15, or_less: true, reason: 'Discount' }],
    ]);
    expect(named('knock 10 percent off')).toEqual([expect.stringMatching(/^10% off what/)]);
  });

  it.each([
    'put 20 percent on all my quotes',
    'quote dave the fence at 85 a metre, less 5%',
    '10% deposit invoice for dave',
  ])('is none: %s', (message) => expect(JSON.stringify(named(message))).not.toMatch(/credit_invoice|discount_percent/));
});

describe('which invoice is voided, credited or written off', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['void the deposit invoice', 'void_invoice', { invoice_kind: 'deposit', client: 'dave' }],
    ['the 660 one for dave was a double up, void it', 'void_invoice', { client: 'dave', amount_was: 660 }],
    ['void daves deadlocks invoice', 'void_invoice', { client: 'dave', record: 'deadlocks' }],
    ['write off the rest of daves invoice', 'credit_invoice', { client: 'dave', rest: true, reason: 'Written off' }],
  ])('%s', (message, tool, args) => expect(named(message, 'hows dave', 'Fine')).toEqual([[tool, args]]));

  it('the one that was spoken of', () => {
    const talk = [
      'dave paid 500',
      'Recorded payment $500.00 from Dave Cutler, Deadlocks: the invoice of $1,320.00, $820.00 still due.',
    ];
    expect(named('credit him $100 on that one, one of em was faulty', ...talk)).toEqual([
      ['credit_invoice', { amount_was: 1320, client: 'dave', amount: 100, reason: 'One of them was faulty' }],
    ]);
    expect(
      named(
        'ah stuff it write the 40 off',
        'dave paid 1000',
        'Recorded payment $1,000.00: invoice INV-1002, $40.00 still due.',
      ),
    ).toEqual([['credit_invoice', { invoice_number: 'INV-1002', amount: 40, reason: 'Written off' }]]);
  });
});
