import { describe, expect, it } from 'vitest';
import { gstOn, gstWithin, lineTotal } from './money.ts';

describe('GST', () => {
  it.each([
    [110_00, 10_00],
    [82_50, 7_50],
    [1000_00, 90_91],
  ])('Australian amounts including GST: %i has %i', (including, gst) => expect(gstWithin(including, 'AU')).toBe(gst));

  it('rounds half a cent up in Australia and drops it in New Zealand', () => {
    expect(gstOn(45_45, 'AU')).toBe(4_55);
    expect(gstOn(10, 'NZ')).toBe(1); // 1.5 cents
    expect(gstOn(30, 'NZ')).toBe(4); // 4.5 cents
    expect(gstOn(14, 'NZ')).toBe(2); // 2.1 cents
    expect(gstOn(18, 'NZ')).toBe(3); // 2.7 cents
  });

  it('on the total and per line differ as the law allows', () => {
    expect(gstOn(3 * 19_95, 'AU')).toBe(5_99);
    expect(3 * gstOn(19_95, 'AU')).toBe(6_00);
  });

  it('mirrors credits', () => expect(gstOn(-45_45, 'AU')).toBe(-4_55));
});

describe('line totals', () => {
  it('rounds half a cent away from zero', () => {
    expect(lineTotal(2.5, 85_00)).toBe(212_50);
    expect(lineTotal(0.125, 100)).toBe(13);
    expect(lineTotal(0.125, -100)).toBe(-13);
    expect(lineTotal(1.005, 100)).toBe(101);
  });
});
