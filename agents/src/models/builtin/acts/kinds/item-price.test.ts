import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { argsOf, callsOf } from './acts.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'item', id: 'taps', name: 'Tapware set', quantity: 1, amount: 460, status: 'ordered' },
  { kind: 'item', id: 'nails', name: 'Framing nails, box', quantity: 6, amount: 52, status: 'ordered' },
  { kind: 'item', id: 'slate', name: 'Slate crazy paving', quantity: 52, amount: 38, status: 'pending' },
];

describe('another price of one', () => {
  it.each([
    ['tapware went up 35 bucks, fix it', 'taps', 495],
    ['the tapware price is go up 60 dollar each, please fix in order', 'taps', 520],
    ['price of the tapware set dropped 40 dollars', 'taps', 420],
    ['slate is dearer by 4 dollar each, change please', 'slate', 42],
    ['slate 3 dollars cheaper each', 'slate', 35],
    ['framing nails are 55 a box now not 52', 'nails', 55],
    ['nails have gone up to 60 a box', 'nails', 60],
    ['slate price now 41', 'slate', 41],
    ['framing nails 49.50 each not 52', 'nails', 49.5],
  ])('%s', (said, item, unit_price) => {
    expect(argsOf(said, FILE, 'item', 'unit_price')).toEqual([[item, unit_price]]);
  });

  it.each([
    ['framing nails should be 8 not 6', { item: 'nails', quantity: 8 }],
    ['nails, i said 6 boxes, make it 9. the slate stays as is', { item: 'nails', quantity: 9 }],
    ['nails i said 6, make it 8. leave the slate', { item: 'nails', quantity: 8 }],
    ['bump the nails up by 4', { item: 'nails', quantity: 10 }],
    // how many there are and what one costs may be the same number: nobody says which
    ['slate 40 not 52', { item: 'slate', quantity: 40 }],
  ])('is no number of them: %s', (said, args) => {
    expect(callsOf(said, FILE)).toEqual([['update_procurement_item', args]]);
  });
});
