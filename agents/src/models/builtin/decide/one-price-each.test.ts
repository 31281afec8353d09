import { describe, expect, it } from 'vitest';
import { pricesOf } from './quote-prices.ts';

describe('a sum for one thing and the price of one of another', () => {
  it('are never multiplied', () => {
    const { lines, amount, work } = pricesOf('2,400 for the mural and 180 each for the gate signs, all plus GST');
    expect([lines, amount]).toEqual([undefined, undefined]);
    expect(work).toContain('2,400');
    expect(work).toContain('$180.00 each');
  });

  it('"42 dollar one metre" is the price of one', () => {
    expect(pricesOf('floor 48 square metre, 42 dollar one metre plus gst')).toMatchObject({
      lines: [{ quantity: 48, unit_price: 42 }],
      gst: 'plus',
    });
  });
});
