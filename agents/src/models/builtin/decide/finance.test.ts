import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const job = (id: string, name: string, number: string, client: string, amount: number): KnownRecord => ({
  ...{ kind: 'job', id, name, number, client, amount, status: 'pending' },
});
const records: KnownRecord[] = [
  { kind: 'client', id: 'bronwyn', name: 'Bronwyn Pike' },
  job('ensuite', 'Ensuite Regrout', '3201', 'Bronwyn Pike', 2400),
  { kind: 'client', id: 'graham', name: 'Graham Tully' },
  job('fence', 'Paling Fence', '3202', 'Graham Tully', 5200),
  { kind: 'client', id: 'wei', name: 'Wei Zhang' },
  { kind: 'client', id: 'sean', name: 'Sean Kelly' },
  { kind: 'client', id: 'orla', name: 'Orla Kelly' },
  { kind: 'supplier', id: 'hanson', name: 'Hanson Concrete' },
  { kind: 'supplier', id: 'mitre', name: 'Mitre 10 Warrawong' },
];
/** What the server tells of a message: the records it has a word of, and the jobs of the clients among them. */
function told(message: string): KnownRecord[] {
  const words: string[] = message.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const said = (name: string) =>
    name
      .toLowerCase()
      .split(' ')
      .some((one) => words.some((w) => w === one || w === `${one}s`));
  const clients = records.filter((one) => one.kind === 'client' && said(one.name)).map(({ name }) => name);
  return records.filter(
    (one) => said(one.name) || words.includes(one.number ?? '-') || clients.includes(one.client ?? '-'),
  );
}
const called = (message: string, more: KnownRecord[] = []) => onlyCall('renea', message, [...more, ...told(message)]);

describe('invoices', () => {
  it.each([
    [
      'raise an invoice to Bronwyn Pike for the Ensuite Regrout, $795, due 15/12',
      { amount: 795, job: 'ensuite', due_date: '2026-12-15' },
    ],
    [
      "graham's fence: invoice him 1.6k plus gst, due cob friday",
      { amount: 1600, gst: 'plus', job: 'fence', due_date: '2026-11-27' },
    ],
    [
      'bill the 40% deposit on bronwyns regrout, 7 days',
      { percent_of_budget: 40, job: 'ensuite', due_in_days: 7, description: 'Deposit' },
    ],
    [
      'invoice graham for half up front, due in 14 days',
      { percent_of_budget: 50, job: 'fence', description: 'Deposit', due_in_days: 14 },
    ],
    [
      'inv wei 450 for extra sleepers 30 days eom',
      { amount: 450, client: 'wei', due_date: '2026-12-30', description: 'Extra sleepers' },
    ],
    ['bill bronwyn the lot, 14 days', { balance: true, job: 'ensuite', due_in_days: 14 }],
    ['bill graham the balance', { balance: true, job: 'fence' }],
    ['invoice dave wilson 600 for the gate', { amount: 600, client: 'Dave Wilson', description: 'Gate' }],
    ['invoice wei nine fifty inc gst', { amount: 950, gst: 'inc', client: 'wei' }],
  ])('%s', (message, args) => expect(called(message)).toEqual(['create_finance_record', { type: 'invoice', ...args }]));

  it('asks for an amount, offering the budget, and never makes one up', () => {
    expect(reply('renea', 'invoice Wei Zhang', told('wei')).text).toBe('How much is the invoice?');
    // the tool looks up what was agreed, and asks where only a budget says what the job is worth
    expect(called('invoice graham for the fence')).toEqual([
      'create_finance_record',
      { type: 'invoice', agreed: true, job: 'fence' },
    ]);
  });
});

describe('payments', () => {
  it.each([
    ['Bronwyn Pike has paid the $720 deposit on her ensuite', { amount: 720, job: 'ensuite', description: 'Deposit' }],
    ['graham put 2k in the bank today', { amount: 2000, client: 'graham', paid_date: '2026-11-20' }],
    ['got 500 cash off wei', { amount: 500, client: 'wei', method: 'cash' }],
    ['kellys just paid 350 for the callout', { amount: 350, client: 'kellys', description: 'Callout' }],
    [
      "graham's just transferred the two and a half grand deposit",
      { amount: 2500, client: 'graham', description: 'Deposit', method: 'bank_transfer' },
    ],
    ['bronwyn paid 350, no 355', { amount: 355, client: 'bronwyn' }],
    ['Dave Wilson paid $90', { amount: 90, client: 'Dave Wilson' }],
  ])('%s', (message, args) => expect(called(message)).toEqual(['create_finance_record', { type: 'payment', ...args }]));
});

describe('expenses', () => {
  it.each([
    ['log $58.30 for tolls', { amount: 58.3, description: 'Tolls' }],
    ['log 85 tip fees', { amount: 85, description: 'Tip fees' }],
    [
      'mitre 10 invoice came in at 198.45, due in 30 days',
      { amount: 198.45, due_in_days: 30, status: 'pending', description: 'Mitre 10 Warrawong' },
    ],
    [
      '5 hours concrete pump at 180 an hour on grahams fence',
      { rate: 180, count: 5, job: 'fence', description: 'Concrete pump' },
    ],
    ['chuck 3 nites accom on this one, 129 a nite', { rate: 129, count: 3, job: 'this', description: 'Accom' }],
    [
      '4 hours of bobcat hire at 95 an hour for grahams fence',
      { rate: 95, count: 4, job: 'fence', description: 'Bobcat hire' },
    ],
    ['paid 180 for the skip on job 3202', { amount: 180, job: '3202', description: 'Skip' }],
    ['dropped 62 bucks at mitre 10 on glue', { amount: 62, description: 'Mitre 10 Warrawong: glue' }],
    [
      'hansons slugged us 1,118.70 for grahams fence, due the 20th of next month',
      { amount: 1118.7, job: 'fence', due_date: '2026-12-20', status: 'pending', description: 'Hanson Concrete' },
    ],
    [
      'got a bill from dulux for 230.50, due end of month',
      { amount: 230.5, due_date: '2026-11-30', status: 'pending', description: 'Dulux' },
    ],
  ])('%s', (message, args) => expect(called(message)).toEqual(['create_finance_record', { type: 'expense', ...args }]));
});

describe('invoices, payments and expenses on file', () => {
  it.each([
    ['mark grahams invoice paid', 'mark_invoice_paid', { client: 'graham' }],
    ['mark this paid', 'mark_invoice_paid', { job: 'this' }],
    ['send bronwyn the invoice', 'send_invoice', { client: 'bronwyn' }],
    ['change grahams invoice to 1200', 'update_finance_record', { type: 'invoice', client: 'graham', amount: 1200 }],
    ['give graham another week to pay', 'update_finance_record', { client: 'graham', shift_days: 7 }],
    ['the hanson bill is paid', 'update_finance_record', { type: 'expense', record: 'Hanson', status: 'paid' }],
    ['delete the expense for job 3201', 'delete_finance_record', { type: 'expense', job: '3201' }],
    ['delete the 45 fuel expense', 'delete_finance_record', { type: 'expense', amount_was: 45, record: 'fuel' }],
  ])('%s', (message, tool, args) => expect(called(message)).toEqual([tool, args]));

  const lately: KnownRecord = {
    kind: 'finance',
    id: 'f1',
    name: 'Accom, 3 x $129.00',
    type: 'expense',
    amount: 387,
    job: '3202',
    lately: 'created',
  };
  it.each([
    ['sorry it was 355', { amount: 355 }],
    ['no wait, make that 4 nights', { rate: 129, count: 4 }],
    ['that was for bronwyns regrout', { new_job: 'ensuite' }],
  ])('changes what was just recorded: %s', (message, args) =>
    expect(called(message, [lately])).toEqual(['update_finance_record', { record: 'f1', ...args }]),
  );
});

describe('several records in a breath', () => {
  const sums = (message: string) =>
    reply('renea', message, told(message)).calls.map(({ args }) => [args.type, args.amount, args.job ?? args.client]);

  it.each([
    [
      'fuel 92.10 and a feed for the boys 61.40, both need to go in',
      [
        ['expense', 92.1, undefined],
        ['expense', 61.4, undefined],
      ],
    ],
    [
      'bronwyn paid 800 on tuesday and another 450 this morning for the regrout',
      [
        ['payment', 800, 'bronwyn'],
        ['payment', 450, 'ensuite'],
      ],
    ],
    [
      'graham gave me 1,200 cash, 300 of it went straight on timber for his fence',
      [
        ['payment', 1200, 'graham'],
        ['expense', 300, 'fence'],
      ],
    ],
    [
      'split the 5,200 on the paling fence into three equal invoices',
      [
        ['invoice', 1733.33, 'fence'],
        ['invoice', 1733.33, 'fence'],
        ['invoice', 1733.34, 'fence'],
      ],
    ],
    ['half of the 2,400 for the ensuite regrout came in, log that as a payment', [['payment', 1200, 'ensuite']]],
  ])('%s', (message, expected) => expect(sums(message)).toEqual(expected));
});
