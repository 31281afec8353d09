import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'job', id: 'heater', name: 'Hot water', number: '1007', client: 'Dave Cutler', status: 'pending' },
];
const DEPOSIT: KnownRecord = {
  kind: 'finance',
  id: 'dep',
  type: 'invoice',
  name: 'Deposit, 20% of $2,035.00',
  client: 'Dave Cutler',
  status: 'pending',
  amount: 407,
  lately: 'created',
};
const QUOTE: KnownRecord = {
  kind: 'quote',
  id: 'q',
  name: 'Q-1',
  client: 'Dave Cutler',
  status: 'draft',
  lately: 'created',
};
const changed = (args: Record<string, unknown>) => ['update_finance_record', { type: 'invoice', ...args }];
const his = { client: 'dave', invoice_kind: 'deposit' };

describe('a deposit invoice that is there is changed, never made twice', () => {
  it.each<[string, Record<string, unknown>]>([
    ['make the deposit invoice 10 percent', { invoice_kind: 'deposit', percent_of_budget: 10 }],
    ["make dave's deposit 20 percent", { ...his, percent_of_budget: 20 }],
    ['change daves deposit invoice to 30%', { ...his, percent_of_budget: 30 }],
    ['drop daves deposit bill down to five percent', { ...his, percent_of_budget: 5 }],
    ["dave's deposit should be 10% not 20%", { ...his, percent_of_budget: 10 }],
    ['bump the deposit for dave up to 500', { ...his, amount: 500 }],
    ["set dave's deposit invoice to $450 inc gst", { ...his, amount: 450, gst: 'inc' }],
  ])('%s', (message, args) => expect(acts(message, FILE)).toEqual([changed(args)]));

  it.each<[string, Record<string, unknown>]>([
    ['ok make it 10 percent then', { record: 'dep', percent_of_budget: 10 }],
    ['nah make that 15%', { record: 'dep', percent_of_budget: 15 }],
    ['make the deposit 10 percent', { record: 'dep', percent_of_budget: 10 }],
    ['put it down to 300', { record: 'dep', amount: 300 }],
  ])('of the one made just now: %s', (message, args) =>
    expect(acts(message, [DEPOSIT, ...FILE])).toEqual([changed(args)]),
  );

  it('of the one that was asked about', () => {
    const talk = ["make dave's deposit 20 percent", '2 invoices fit "deposit, Dave Cutler". Which one?'];
    expect(acts('ok make it 10 percent then', FILE, talk)).toEqual([changed({ ...his, percent_of_budget: 10 })]);
  });

  it.each([
    ["make dave's deposit 20 percent", [QUOTE, ...FILE]],
    ['make it 10 percent', [QUOTE, ...FILE]],
    ['make dave a 10% deposit invoice', FILE],
    ["make the deposit on dave's quote 20%", FILE],
    ["dave's deposit came in, 200", FILE],
  ] as const)('is not meant by: %s', (message, records) =>
    expect(JSON.stringify(acts(message, records))).not.toContain('update_finance_record'),
  );
});

it.each(['take a 30% deposit on the hot water', 'get a 30 percent deposit off dave'])(
  'a deposit to be taken: %s',
  (message) => expect(JSON.stringify(acts(message, FILE))).not.toContain('credit_invoice'),
);

describe('percent off a deposit', () => {
  it.each<[string, Record<string, unknown>]>([
    ['knock 10 percent off daves deposit', { client: 'dave', invoice_kind: 'deposit' }],
    ["take 5% off dave's deposit invoice", { client: 'dave', invoice_kind: 'deposit' }],
    ['10% off the deposit for dave', { client: 'dave', invoice_kind: 'deposit' }],
  ])('is off the invoice, not off the quote: %s', (message, whose) => {
    const percent = message.includes('5%') ? 5 : 10;
    expect(acts(message, FILE)).toEqual([['credit_invoice', { ...whose, percent, or_less: true, reason: 'Discount' }]]);
  });
});
