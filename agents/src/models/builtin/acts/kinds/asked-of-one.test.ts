import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';
import { madeOf } from './people.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'lena', name: 'Lena Papadakis' },
  { kind: 'client', id: 'anil', name: 'Dr Anil Mehta' },
  { kind: 'client', id: 'sharon', name: 'Sharon Vella' },
  { kind: 'supplier', id: 'dulux', name: 'Dulux Trade Centre' },
  { kind: 'job', id: 'roof', name: 'New roof Nightcliff', number: '208', client: 'Lena Papadakis', status: 'pending' },
  { kind: 'job', id: 'pond', name: 'Effluent pond', number: '18', client: 'Downs Dairy', status: 'in_progress' },
  {
    kind: 'job',
    id: 'gutters',
    name: 'Gutter clean',
    number: '12',
    client: 'Sharon Vella',
    status: 'completed',
    date: '2026-05-16',
  },
  { kind: 'finance', id: 'bait', name: 'Baiting', type: 'invoice', client: 'Barron River', amount: 330 },
];
const made = (said: string) => madeOf(said, FILE);
const calls = (said: string) => callsOf(said, FILE);

describe('what one job cost', () => {
  it.each([
    'whats the pond costing us',
    'how much have i spent on the effluent pond',
    'what has the pond cost me so far',
  ])('%s', (said) => expect(calls(said)).toEqual([['list_finance_records', { type: 'expense', job: 'pond' }]]));
});

describe('what one job is worth', () => {
  it.each(['whats lenas all up now', 'WHATS LENAS ALL UP NOW WITH THE WHIRLYBIRD'])('%s', (said) =>
    expect(calls(said)).toEqual([['job_billing', { job: 'roof' }]]),
  );
  it.each(['what remains to invoice on the new roof nightcliff', 'how much is still to bill on the roof'])(
    '%s',
    (said) => expect(calls(said)).toEqual([['job_billing', { job: 'roof' }]]),
  );
});

describe('how much of one price is GST', () => {
  it.each<[string, string]>([
    ['how much of thats gst', 'bait'],
    ['whats the gst on that', 'bait'],
    ['how much gst is in that dulux bill', 'Dulux Trade Centre'],
  ])('%s', (said, record) => {
    const [[name, args] = ['', {}]] = calls(said);
    expect([name, args.record]).toEqual(['find_finance_record', record]);
  });
});

it('the day that work is done on is told by its name', () => {
  const lately = FILE.map((one) => (one.id === 'pond' ? { ...one, lately: 'changed' as const } : one));
  expect(callsOf('dig day is monday 14 dec', lately)).toEqual([['update_job', { job: 'pond', date: '2026-12-14' }]]);
});

describe('work that is done already', () => {
  it('is done again on another day', () => {
    expect(calls('sharon vella wants her gutters done again, tomorrow arvo 3pm')).toEqual([
      ['repeat_job', { job: 'gutters', date: '2026-11-21', time: '15:00' }],
    ]);
  });
  it('is not moved to a day to come', () => {
    expect(made('move the gutter clean to tuesday')).toEqual([expect.stringMatching(/^Job 12 - Gutter clean is done/)]);
  });
});

it.each(["āe and what's the roof one up to, is it finished", 'so hows the pond going is it finished'])(
  'asks, and marks nothing: %s',
  (said) => expect(calls(said).filter(([name]) => name.startsWith('update_'))).toEqual([]),
);

it('why something is written is not what', () => {
  expect(made('email lena that. she likes it in writing')).toEqual(['What should I write to Lena Papadakis?']);
});
