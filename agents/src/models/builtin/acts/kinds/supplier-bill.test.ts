import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'karen', name: 'Karen Lee' },
  { kind: 'supplier', id: 'reece', name: 'Reece Parramatta' },
  { kind: 'supplier', id: 'hire', name: 'Nepean Hire' },
  { kind: 'job', id: 'pipe', name: 'Burst pipe repair', number: '1007', client: 'Karen Lee', status: 'pending' },
];
const said = (message: string, talk: readonly string[] = []) => acts(message, FILE, talk);
const bill = (args: object) => [
  [
    'create_finance_record',
    expect.objectContaining({ type: 'expense', status: 'pending', supplier: 'Reece Parramatta', ...args }),
  ],
];

it.each<[string, object]>([
  ["reece's bill was 320, due friday", { amount: 320, due_date: '2026-11-27' }],
  ["reece's bill is 320 plus gst, due on the 30th", { amount: 320, gst: 'plus', due_date: '2026-11-30' }],
  ["reece's bill is 1,320 inc gst, due friday", { amount: 1320, gst: 'inc', due_date: '2026-11-27' }],
  ["reece's bill is 1,320.50, inv 778812, havent paid", { amount: 1320.5, description: 'invoice 778812' }],
  ["reece's invoice is 320.50 inc gst, wont pay till friday", { amount: 320.5, gst: 'inc' }],
  ["reece's bill is 1.2k, not paying it till they fix it", { amount: 1200 }],
  ["reece's bill was $320, not paid yet", { amount: 320 }],
  ["reece's bill came to 320 and they want it paid by friday for job 1007", { job: 'pipe', due_date: '2026-11-27' }],
  [
    "here's a bill from reece for the taps of 320 on the burst pipe job, due friday",
    { amount: 320, job: 'pipe', description: 'Taps', due_date: '2026-11-27' },
  ],
  ['got a bill from reece for 320, pay it friday', { amount: 320, due_date: '2026-11-27' }],
])('a bill that is not paid yet: %s', (message, args) => expect(said(message)).toEqual(bill(args)));

describe('no sum of a bill', () => {
  it.each([
    "reece's bill is 30 days overdue, havent paid it",
    "reece's bill was 2 weeks late, not paid yet",
    "reece's invoice is 5 pages long, wait until i read it",
    "nepean hire's bill is 2 days at 150, due friday",
    "reece's bill was for 3 taps, due friday",
    "reece's bill is over 300 again, wait till they hear from me",
    "reece's bill for 2 taps was 320 plus freight 20, due friday",
    'theres a bill from reece for 320 and one for 150, due friday',
    "reece's bill is 320 not 300, havent paid it",
  ])('%s', (message) => expect(JSON.stringify(said(message))).not.toContain('"status":"pending"'));
});

it.each([
  "reece's bill was 320, i paid it, no due date",
  "reece's bill was 320. they havent paid my credit",
  "reece's invoice for 320 is paid, due to the credit",
  "reece's bill was 320, paid it till the 5th",
  "is reece's bill for 320 due friday",
])('paid, of something else, asked or with an order in it: %s', (message) =>
  expect(JSON.stringify(said(message))).not.toContain('"status":"pending"'),
);

it('a day till which it is not paid is not when it is due', () =>
  expect(JSON.stringify(said("reece's invoice is 320.50 inc gst, wont pay till friday"))).not.toContain('due_date'));

it('what is to be done beside it is not lost', () =>
  expect(JSON.stringify(said("reece's bill is 320, remind me its due friday"))).not.toContain('"expense"'));

it('the invoice is that of whoever was spoken of last', () => {
  const talk = ['reece stuffed me again', 'Righto.', 'karen lee rang', 'Righto.'];
  expect(JSON.stringify(said('the invoice is 850, due friday', talk))).not.toContain('"expense"');
  expect(said('the bill is 850, due friday', talk.slice(0, 2))).toEqual(bill({ amount: 850 }));
});
