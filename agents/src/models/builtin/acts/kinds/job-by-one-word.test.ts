import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';

const [TOM, KAREN, JESS, MELE] = ['tom', 'karen', 'jess', 'mele'].map((name) =>
  `6b${Buffer.from(name).toString('hex')}`.padEnd(24, '0'),
);
const [BURST, WATER, CISTERN, BATH, RELINING] = [1, 2, 3, 4, 5].map((n) => `6b000000000000000000001${n}`);
const [EXCAVATOR, TAPWARE] = ['6b0000000000000000000031', '6b0000000000000000000041'];
const FILE = [
  { kind: 'client', id: TOM, name: 'Tom Walker' },
  { kind: 'client', id: KAREN, name: 'Karen Lee' },
  { kind: 'client', id: JESS, name: 'Jess Moran' },
  { kind: 'client', id: MELE, name: 'Mele Tupou' },
  { kind: 'job', id: BURST, name: 'Burst pipe repair', number: '1007', client: 'Karen Lee', time: '09:00' },
  { kind: 'job', id: WATER, name: 'Hot water unit swap', number: '1009', client: 'Tom Walker', time: '07:30' },
  { kind: 'job', id: CISTERN, name: 'Toilet cistern replacement', number: '1008', client: 'Jess Moran' },
  { kind: 'job', id: BATH, name: 'Bathroom renovation', number: '1004', client: 'Mele Tupou', status: 'in_progress' },
  { kind: 'job', id: RELINING, name: 'Pipe relining, 9 m', number: '1006', client: 'Tom Nguyen', date: '2026-12-08' },
  { kind: 'task', id: EXCAVATOR, name: 'Book the mini excavator', job: '1006', status: 'pending' },
  { kind: 'item', id: TAPWARE, name: 'Tapware set, brushed nickel', job: '1004', supplier: 'Reece', status: 'ordered' },
  { kind: 'supplier', id: '6b0000000000000000000021', name: 'Reece Parramatta' },
] as KnownRecord[];
const REECE = '6b0000000000000000000021';

type Calls = [string, Record<string, unknown>][];
const table: [string, string, Calls][] = [
  [
    'a quote',
    'quote for the burst pipe 900',
    [['create_quote', { client: KAREN, job: BURST, work: 'Burst pipe repair', amount: 900 }]],
  ],
  [
    'a quote',
    'quote the burst pipe at 900 plus gst',
    [['create_quote', { client: KAREN, job: BURST, work: 'Burst pipe repair', amount: 900, gst: 'plus' }]],
  ],
  [
    'a quote',
    'quote for Tom Walker hot water unit 1950 inc gst',
    [['create_quote', { client: TOM, job: WATER, work: 'Hot water unit', amount: 1950, gst: 'inc' }]],
  ],
  ['a quote of no job on file', 'quote for the gutter guard 900', []],
  [
    'an order',
    'order 3 taps for the cistern from Reece, $90',
    [['create_procurement_item', { item_name: 'Taps', quantity: 3, total: 90, supplier: REECE, job: CISTERN }]],
  ],
  [
    'an order',
    'order 3 taps at $90',
    [['create_procurement_item', { item_name: 'Taps', quantity: 3, unit_price: 90 }]],
  ],
  [
    'an order',
    'order a mixer $90 from Reece',
    [['create_procurement_item', { item_name: 'Mixer', quantity: 1, unit_price: 90, supplier: REECE }]],
  ],
  [
    'an order',
    'order a dishwasher for the Karen Lee job, $700',
    [['create_procurement_item', { item_name: 'Dishwasher', quantity: 1, unit_price: 700, job: BURST }]],
  ],
  [
    'a note',
    'add a note to the cistern: check the float valve',
    [['update_job', { job: CISTERN, add_note: 'Check the float valve' }]],
  ],
  [
    'an expense',
    'expense 60 tip fees bathroom',
    [['create_finance_record', { type: 'expense', amount: 60, job: BATH, description: 'Tip fees' }]],
  ],
  [
    'an expense',
    'expense $30 parking burst pipe',
    [['create_finance_record', { type: 'expense', amount: 30, job: BURST, description: 'Parking' }]],
  ],
  [
    'an expense',
    'add an expense of 88 for fittings on the hot water',
    [['create_finance_record', { type: 'expense', amount: 88, job: WATER, description: 'Fittings' }]],
  ],
  [
    'a booking',
    'book in Mele for a gas check tuesday 2pm',
    [['create_job', { job_name: 'Gas check', client: MELE, date: '2026-11-24', time: '14:00' }]],
  ],
  [
    'hours',
    '3 hours on the burst pipe today',
    [['update_job', { job: BURST, add_note: '3 hours worked, Fri 20 Nov 2026' }]],
  ],
  [
    'hours',
    'did 2.5 hrs on the bathroom yesterday',
    [['update_job', { job: BATH, add_note: '2.5 hours worked, Thu 19 Nov 2026' }]],
  ],
  ['hours', 'worked 8 to 12 on the burst pipe', [['update_job', { job: BURST, add_note: 'Worked 8 to 12' }]]],
  ['another hour', 'make the hot water 2 hours later', [['update_job', { job: WATER, time: '09:30' }]]],
  ['another hour', 'bring the burst pipe forward half an hour', [['update_job', { job: BURST, time: '08:30' }]]],
  ['an hour of none', 'push the cistern back an hour', []],
  ['a task', 'add a task to the cistern: buy silicone', [['create_task', { task_name: 'Buy silicone', job: CISTERN }]]],
  [
    'a task',
    'remind me to ring Jess tomorrow',
    [['create_task', { task_name: 'Ring Jess', due_date: '2026-11-21', assigned_to: 'Self' }]],
  ],
  ['a question', 'when is the relining', [['find_job', { job: RELINING, wants: 'date' }]]],
  ['a question', "who's the tapware from", [['find_procurement_item', { item: TAPWARE, wants: 'supplier' }]]],
  ['a question', "where's the tapware coming from", [['find_procurement_item', { item: TAPWARE }]]],
  [
    'a question',
    'list my drafts',
    [
      ['list_finance_records', { drafts: true }],
      ['list_quotes', { status: 'draft' }],
    ],
  ],
  ['a question', 'which invoices havent been sent', [['list_finance_records', { drafts: true }]]],
  ['a question', 'what jobs arent invoiced', [['list_finance_records', { balance: true }]]],
];

describe('what is asked of a job by a word or two of its name', () => {
  it.each(table)('%s: %s', (_, said, calls) => expect(callsOf(said, FILE)).toEqual(calls));
});
