import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';
import { acts } from './words.test-support.ts';

/** Jobs have the numbers that invoices may have, too. */
const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'client', id: 'marg', name: 'Margaret Ellison' },
  { kind: 'client', id: 'stan', name: 'Stan Kowalski' },
  { kind: 'supplier', id: 'bun', name: 'Bunnings Warrawong' },
  {
    kind: 'job',
    id: 'fence',
    name: 'Pool fence',
    number: '1001',
    client: 'Dave Cutler',
    status: 'in_progress',
    amount: 6000,
  },
  { kind: 'job', id: 'bath', name: 'Bathroom reno', number: '1002', client: 'Margaret Ellison', status: 'in_progress' },
];
const made = (message: string) => callsOf(message, FILE);
const said = (message: string, talk: readonly string[] = []) => acts(message, FILE, talk);

describe('a payment of an invoice that is named by its number', () => {
  it.each([
    ['Dave paid 500 off invoice 1002', 500, '1002'],
    ['record a $200 part payment for invoice 1001', 200, '1001'],
    ['dave payed 500 of inv 1002', 500, '1002'],
    ['dave chucked 500 at invoice 1002', 500, '1002'],
    ["dave's paid 800 towards inv no 1002", 800, '1002'],
    ['got 300 cash off dave for invoice 1001', 300, '1001'],
    ['log a payment of 640 on invoice #1002', 640, '1002'],
    ['part payment 200 inv 1001', 200, '1001'],
    ['$1,000 landed from dave for inv 1002', 1000, '1002'],
    ['dave did a bank transfer of 640 for invoice 1002', 640, '1002'],
    ['put 250 against inv 1002', 250, '1002'],
    ['invoice 1002: dave paid 250 cash', 250, '1002'],
    ['dave sent thru 350.50 on inv 1001', 350.5, '1001'],
  ])('%s', (message, amount, invoice) => {
    expect(made(message)).toEqual([
      ['create_finance_record', expect.objectContaining({ type: 'payment', amount, invoice })],
    ]);
    expect(JSON.stringify(made(message))).not.toMatch(/fence|bath|"job"/);
  });

  it('keeps the day it came in, and what is over where that is said', () => {
    expect(made('dave paid 500 off invoice 1002 yesterday')).toMatchObject([
      [expect.any(String), { paid_date: '2026-11-19' }],
    ]);
    for (const message of [
      'dave paid 2000 off invoice 1002, keep the rest as credit',
      'dave gave me 2000 leave the extra as credit',
    ])
      expect(made(message)).toMatchObject([[expect.any(String), { amount: 2000, keep_rest_as_credit: true }]]);
  });

  it.each([
    'mark invoice 1002 as paid',
    'inv 1002 paid in full',
    'dave has settled invoice 1002',
    'tick off inv 1002',
    'inv1002 paid',
  ])('all of it: %s', (message) => {
    expect(made(message)).toEqual([['mark_invoice_paid', { invoice_number: '1002' }]]);
  });

  it('asks how much, or which way, where that is not said', () => {
    expect(said('dave has paid half of invoice 1002')).toEqual(['How much was paid off invoice 1002?']);
    expect(said('put 200 on invoice 1002')).toEqual(['Is that $200.00 paid off invoice 1002, or more to go on it?']);
  });
});

describe('a payment by somebody', () => {
  it.each([
    ['stan paid in full', 'stan'],
    ['margaret paid the rest', 'marg'],
    ['margaret just paid the balance', 'marg'],
    ['dave paid the rest of his bill', 'dave'],
  ])('of what is due: %s', (message, client) => {
    expect(made(message)).toEqual([['mark_invoice_paid', { client }]]);
  });

  it.each(["stan's squared up in full", 'stan paid up the lot', 'stan is all settled up'])(
    'of what went out, and no draft: %s',
    (message) => expect(made(message)).toEqual([['mark_invoice_paid', { client: 'stan', issued: true }]]),
  );

  it.each([
    ['dave paid 500 off his invoice', 500],
    ['dave gave me 1500 off his account', 1500],
    ['dave chipped in 300', 300],
  ])('of a sum goes to what they owe, whichever job that is for: %s', (message, amount) => {
    expect(made(message)).toEqual([['create_finance_record', { type: 'payment', amount, client: 'dave' }]]);
  });
});

describe('more than is owed, asked about', () => {
  const ASKED =
    "Only $1,840.00 is still due of invoice 1002. Shall I record $1,840.00, or $2,000.00 with $160.00 kept as Dave Cutler's credit?";
  it.each([
    ['keep the rest as credit', { amount: 2000, invoice: '1002', keep_rest_as_credit: true }],
    ['yeah keep it as credit', { amount: 2000, invoice: '1002', keep_rest_as_credit: true }],
    ["nah just what's due", { amount: 1840, invoice: '1002' }],
  ])('%s', (message, args) => {
    expect(said(message, ['dave paid 2000 off invoice 1002', ASKED])).toEqual([
      ['create_finance_record', { type: 'payment', ...args }],
    ]);
  });
});

describe('a change of an invoice that is named by its number', () => {
  it.each([
    ['Change invoice 1001 to 2500', { amount: 2500 }],
    ['make inv 1001 two and a half grand', { amount: 2500 }],
    ['invoice 1001 should be 2500', { amount: 2500 }],
    ['invoice 1001 was meant to be 2500 not 2000', { amount: 2500 }],
    ['bump inv 1001 up to 2,500', { amount: 2500 }],
    ['update invoice number 1001 to $2500', { amount: 2500 }],
    ['add 150 to invoice 1001', { amount_change: 150 }],
    ['push invoice 1001 out to friday', { due_date: '2026-11-27' }],
  ])('is of no job of that number: %s', (message, change) => {
    expect(made(message)).toEqual([['update_finance_record', { type: 'invoice', invoice_number: '1001', ...change }]]);
  });

  it.each([
    ['delete invoice 1001', 'delete_finance_record'],
    ['send invoice 1001 to dave', 'send_invoice'],
    ['how much is still owing on invoice 1001', 'find_finance_record'],
    ['whats left on inv 1001', 'find_finance_record'],
    ['has dave paid invoice 1001', 'find_finance_record'],
    ['dave hasnt paid invoice 1001', 'find_finance_record'],
  ])('%s', (message, tool) => {
    expect(made(message)).toEqual([[tool, expect.objectContaining({ invoice_number: '1001' })]]);
  });

  it.each([
    'invoice dave 1200',
    'invoice 1200 to dave for the pool fence',
    'new invoice 1200 for dave',
    'remind me to chase invoice 1001',
  ])('is not meant by %s', (message) => {
    expect(JSON.stringify(made(message))).not.toMatch(/invoice_number|"invoice":/);
  });
});

describe('a deposit that is to be taken', () => {
  it.each(['take a 30% deposit on the pool fence', 'get a 30 percent deposit off dave', 'ask dave for a 30% deposit'])(
    'is asked for: %s',
    (message) => {
      expect(made(message)).toEqual([
        ['create_finance_record', { type: 'invoice', percent_of_budget: 30, job: 'fence', description: 'Deposit' }],
      ]);
    },
  );

  it('is of the job that was talked about, or of none', () => {
    expect(said('Take a 30% deposit on it', ['whats on at the pool fence'])).toMatchObject([
      ['create_finance_record', { type: 'invoice', job: 'fence' }],
    ]);
    expect(said('take a 30% deposit on it')).toEqual(['A 30% deposit of which job?']);
    expect(said('grab a 500 deposit from dave')).toEqual([
      'Is that an invoice for a deposit of $500.00 from Dave Cutler, or has it come in already?',
    ]);
  });
});
