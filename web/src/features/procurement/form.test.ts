import { describe, expect, it } from 'vitest';
import { readQuantity, totalOf } from './form.ts';

describe('a quantity', () => {
  it.each([
    ['3', 3],
    ['', 1],
    ['0', 1],
    ['-4', 1],
    ['2.9', 2],
    ['lots', 1],
  ])('%j is %d', (text, quantity) => expect(readQuantity(text)).toBe(quantity));
});

describe('a total', () => {
  it.each([
    ['3', '18.55', 55.65],
    ['1', '', 0],
    ['7', '0.1', 0.7],
    ['2', 'a lot', 0],
    ['x', '45.50', 45.5],
  ])('of %j at %j is %d', (quantity, unit_price, total) => expect(totalOf({ quantity, unit_price })).toBe(total));
});
