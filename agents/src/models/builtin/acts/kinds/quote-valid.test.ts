import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { madeOf } from './people.test-support.ts';

const OFFICE: readonly KnownRecord[] = [
  { kind: 'client', id: 'tom', name: 'Tom Nguyen' },
  { kind: 'client', id: 'ina', name: 'Ina Moller' },
  { kind: 'job', id: 'reline', name: 'Pipe relining', number: '31', client: 'Tom Nguyen', status: 'pending' },
  { kind: 'job', id: 'tap', name: 'Leaking tap, laundry', number: '33', client: 'Ina Moller', status: 'pending' },
  { kind: 'quote', id: 'q1', name: 'Q-1', client: 'Tom Nguyen', job: '31', status: 'sent', amount: 4910 },
  { kind: 'quote', id: 'q2', name: 'Q-2', client: 'Ina Moller', job: '33', status: 'draft', amount: 400 },
];
const made = (said: string, records = OFFICE) =>
  madeOf(said, records).map((one) => (typeof one === 'string' ? one : [one.name, one.args]));
const changed = (quote: string, args: Record<string, unknown>) => [['update_quote', { quote, ...args }]];

describe('how long a quote stands', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['relining quote valid til end of january', 'q1', { valid_until: '2027-01-31' }],
    ['the relining quote is good till 15 jan', 'q1', { valid_until: '2027-01-15' }],
    ['extend the laundry quote to 15 jan', 'q2', { valid_until: '2027-01-15' }],
    ["tom's quote is valid for 30 days", 'q1', { valid_days: 30 }],
    ['make the relining quote valid until 24 december', 'q1', { valid_until: '2026-12-24' }],
  ])('%s', (said, quote, args) => {
    expect(made(said)).toEqual(changed(quote, args));
  });

  it('is of the quote that was made last where none is named', () => {
    const lately = OFFICE.map((one) => (one.id === 'q2' ? { ...one, lately: 'created' as const } : one));
    expect(made('its valid till 15 jan', lately)).toEqual(changed('q2', { valid_until: '2027-01-15' }));
  });

  it('moves no job', () => {
    expect(made('move the relining to 15 jan')).not.toEqual(changed('q1', { valid_until: '2027-01-15' }));
  });
});

describe('dollars off a quote that is named', () => {
  it.each<[string, string, number]>([
    ['knock 200 off the relining quote', 'q1', 200],
    ['take $50 off the laundry quote', 'q2', 50],
    ['take 150 bucks off tom nguyens quote', 'q1', 150],
  ])('%s', (said, quote, discount) => {
    expect(made(said)).toEqual(changed(quote, { discount }));
  });
});
