import { describe, expect, it } from 'vitest';
import { takeShare } from './shares.ts';

describe('takeShare', () => {
  it.each([
    ['bill the 40% deposit on colins wall', 40],
    ['25% deposit', 25],
    ['inv him 25 percent', 25],
    ['thirty per cent up front', 30],
    ['a third up front', 33.33],
    ['one third deposit', 33.33],
    ['two thirds of the job', 66.67],
    ['half now', 50],
    ['bill her half', 50],
    ['half the deposit', 50],
    ['half of it', 50],
    ['a quarter deposit', 25],
    ['12.5% of the budget', 12.5],
    ['100% up front', 100],
  ])('%s', (text, percent) => expect(takeShare(text)?.value).toEqual({ percent, off: false }));

  it.each([
    ['knock 10% off because hes a mate', 10],
    ['less 5 percent', 5],
    ['with 15% off', 15],
    ['10 percent discount', 10],
  ])('%s', (text, percent) => expect(takeShare(text)?.value).toEqual({ percent, off: true }));

  it.each([
    'half a pallet of cement',
    'half past 7',
    'half 8',
    'two and a half grand',
    'quarter to 4',
    'the third floor',
    'half an hour',
    'half a dozen elbows',
    '200% of it',
    'half height fence',
  ])('no share in "%s"', (text) => expect(takeShare(text)).toBeNull());

  it('leaves the rest', () => expect(takeShare('bill the 40% deposit on the wall')?.rest).toBe('bill  ¦  on the wall'));
});
