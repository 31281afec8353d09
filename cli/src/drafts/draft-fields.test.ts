import { describe, expect, it } from 'vitest';
import { placed, readChanges, toLookAt, typedText } from './draft-fields.ts';

const field = (name: string, kind: 'money' | 'choice' | 'lines' | 'record' | 'yes-no', more = {}) => ({
  name,
  label: name,
  kind,
  required: false,
  ...more,
});
const LINES = [
  { description: 'Labour', unit_price: 95, quantity: 2.5, unit: 'h', discount_percent: 10 },
  { description: 'Council levy', unit_price: 120, quantity: 1, tax: 'free' },
];
const DRAFT = {
  form: [
    field('amount', 'money'),
    field('status', 'choice', { choices: ['pending', 'in_progress'] }),
    field('lines', 'lines'),
    field('client', 'record', { table: 'clients' }),
    field('prices', 'yes-no'),
  ],
  fields: { amount: 680, status: 'in_progress', lines: LINES, client: '665f1c2ab3d4e5f601234567', prices: false },
  also: null,
  names: [{ id: '665f1c2ab3d4e5f601234567', name: 'Priya Sharma' }],
  doubts: [{ field: 'amount', words: '$680.00', why: 'You did not say this.' }],
  missing: [],
  warnings: [],
};

describe('the fields of a draft', () => {
  it('are given to be put right as somebody would type them', () => {
    expect(placed(DRAFT).map((one) => typedText(one, DRAFT))).toEqual([
      '680',
      'in progress',
      'Labour @ 95 x 2.5 h, less 10%\nCouncil levy @ 120 x 1, gst free',
      'Priya Sharma',
      'no',
    ]);
  });

  it('are read as they were given', () => {
    const lines = placed(DRAFT).flatMap((one) => (one.key === 'lines' ? [typedText(one, DRAFT)] : []));
    expect(readChanges(DRAFT, [`lines=${lines.join()}`])).toEqual({ fields: { lines: LINES } });
    expect(readChanges(DRAFT, ['status=In Progress', 'amount=$1,450', 'prices=yes'])).toEqual({
      fields: { status: 'in_progress', amount: 1450, prices: true },
    });
    expect(() => readChanges(DRAFT, ['lines=Labour'])).toThrow('Write it like: "Labour @ 95 x 2.5 h"');
  });

  it('are looked at where nobody said them', () => {
    expect(toLookAt(DRAFT)).toEqual([['amount', '$680.00 - check: You did not say this.']]);
  });
});
