import { expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';

const JOB = '1e83d73412ac7b29d5f8ad87';
/** As it is told where nobody named the client: the job alone. */
const FILE: KnownRecord[] = [
  { kind: 'job', id: JOB, name: 'Bathroom renovation', number: '1004', client: 'Mele Tupou', status: 'in_progress' },
];

it.each([
  ['invoice the bathroom job 500 plus gst', { amount: 500, gst: 'plus' }],
  ['invoice the bathroom renovation job 500 inc gst', { amount: 500, gst: 'inc' }],
  ['bill the bathroom 500', { amount: 500 }],
  ['invoice the bathroom job 4 hours at 95 plus gst', { rate: 95, count: 4, gst: 'plus' }],
])('a job says whose it is, without its client among what is on file: %s', (said, much) =>
  expect(callsOf(said, FILE)).toEqual([
    ['create_finance_record', expect.objectContaining({ type: 'invoice', job: JOB, ...much })],
  ]),
);
