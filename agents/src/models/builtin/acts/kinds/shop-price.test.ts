import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'jess', name: 'Jess Moran' },
  { kind: 'supplier', id: 'reece', name: 'Reece Plumbing' },
  { kind: 'job', id: 'cis', name: 'Toilet cistern', number: '41', client: 'Jess Moran', status: 'pending' },
];
const spent = (args: Record<string, unknown>) => [['create_finance_record', { type: 'expense', ...args }]];

describe('a shop, a price and what it was for', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'reece 64.50 fittings, cistern job',
      { amount: 64.5, job: 'cis', supplier: 'Reece Plumbing', description: 'fittings' },
    ],
    ['bunnings 64.50 paint, front door', { amount: 64.5, supplier: 'Bunnings', description: 'paint, front door' }],
    ['bunnings $12 screws', { amount: 12, supplier: 'Bunnings', description: 'screws' }],
    ['Reece $1,240.00 for vanity', { amount: 1240, supplier: 'Reece Plumbing', description: 'vanity' }],
  ])('%s', (said, args) => expect(callsOf(said, FILE)).toEqual(spent(args)));

  it.each(['bunnings 12 screws', 'reece $4.20 each elbows', 'reece now $64.50 a box', 'order bunnings paint 64.50'])(
    'is no expense: %s',
    (said) => expect(callsOf(said, FILE).filter(([name]) => name === 'create_finance_record')).toEqual([]),
  );
});
