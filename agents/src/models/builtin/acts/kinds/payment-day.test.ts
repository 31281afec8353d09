import { expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'karen', name: 'Karen Lee' },
  { kind: 'client', id: 'sue', name: 'Sue Patel' },
  { kind: 'supplier', id: 'reece', name: 'Reece Parramatta' },
  {
    kind: 'job',
    id: 'pipe',
    name: 'Burst pipe repair',
    number: '1007',
    client: 'Karen Lee',
    status: 'pending',
    date: '2026-12-01',
  },
];
const said = (message: string) => acts(message, FILE);

it.each<[string, string]>([
  ['karen lee paid 1300 on the 16th', '2026-11-16'],
  ['on monday karen lee paid 500', '2026-11-16'],
  ['karen lee paid on the 19th, 500', '2026-11-19'],
  ['karen lee paid 500 on the 26th of october for the burst pipe', '2026-10-26'],
  ['karen lee paid 500, yesterday', '2026-11-19'],
  ['karen lee put 500 in my account on the 14th', '2026-11-14'],
  ['karen lee 300 cash on monday', '2026-11-16'],
  ['dave paid 20 and karen lee paid 500 on monday', '2026-11-16'],
  // the last month that has one
  ['karen lee paid 500 on the 31st', '2026-10-31'],
  ['karen lee paid 100 today, the rest on friday', '2026-11-20'],
  ['spent 120 at reece on the 25th', '2026-10-25'],
  ['spent 90 at reece yesterday', '2026-11-19'],
])('the day beside the paying is its day: %s', (message, day) =>
  expect(JSON.stringify(said(message))).toContain(`"paid_date":"${day}"`),
);

it.each([
  'karen lee paid 500, pay the rest on the 28th',
  'karen lee paid the deposit, 500, book her in on the 28th',
  'got 500 from karen lee, start on the 28th',
  'sue patel paid 300 cash for the job on 3 december',
  'karen lee paid 200 off the invoice due on the 30th',
  'sue patel sent 450 for the 30th',
  'karen lee paid 500 and start on the 1st',
  'karen lee squared up 850, invoice was due on the 5th',
  'karen lee paid 300, next 300 on the 4th',
  'got a payment of 300 from karen lee, next payment on the 28th',
  'karen lee paid her deposit 400 so shes locked in on the 2nd',
  'karen lee gave 300 cash for monday',
  'spent 120 for the burst pipe job on monday',
  'spent 120 at reece for the burst pipe job on monday',
  'spent 120 at reece for fridays job',
  'spent 45 on fuel for mondays run',
  'spent 300 at reece, bring it back on the 24th',
  'paid 250 insurance from 1 december',
])('a day of anything else is none of it: %s', (message) =>
  expect(JSON.stringify(said(message))).not.toMatch(/paid_date|On which day/u),
);

it.each<[string, string]>([
  ['karen lee paid 500 and shes booked for the 28th', '2026-11-28'],
  ['karen lee paid the deposit, 500, book her in on the 28th', '2026-11-28'],
  ['karen lee paid 500, move her to friday', '2026-12-04'],
])('and moves its job: %s', (message, date) => {
  const found = said(message);
  expect(found).toContainEqual(['create_finance_record', expect.objectContaining({ type: 'payment', amount: 500 })]);
  expect(found).toContainEqual(['update_job', { job: 'pipe', date }]);
});

it.each([
  "karen lee's payment of 300 is coming on the 28th",
  'payment of 300 from karen lee due on the 28th',
  'expecting 300 cash from karen lee on the 24th',
])('what is still to come is no payment: %s', (message) =>
  expect(said(message)).toEqual(['Tell me when it is in from Karen Lee. Nothing was recorded.']),
);
it.each(['karen lee is paying 300 cash on the 24th', 'karen lee is dropping off 300 cash on monday'])(
  'nor: %s',
  (message) => expect(JSON.stringify(said(message))).not.toContain('"payment"'),
);

it('a cheque may be dated ahead', () =>
  expect(said('karen lee paid 850 by cheque dated 1 december')).toEqual([
    expect.stringMatching(/^On which day was that paid\?/),
  ]));
