import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstOn, gstWithin, lineTotal, totalsOf } from './gst.ts';

describe('GST', () => {
  it.each([
    [110_00, 10_00],
    [82_50, 7_50],
    [1000_00, 90_91],
  ])('Australian amounts including GST: %i has %i', (including, gst) => expect(gstWithin(including, 'AU')).toBe(gst));

  it('rounds half a cent up in Australia and drops it in New Zealand', () => {
    expect(gstOn(45_45, 'AU')).toBe(4_55);
    expect(gstOn(5, 'AU')).toBe(1); // 0.5 cents
    expect(gstOn(10, 'NZ')).toBe(1); // 1.5 cents
    expect(gstOn(30, 'NZ')).toBe(4); // 4.5 cents
    expect(gstOn(14, 'NZ')).toBe(2); // 2.1 cents
    expect(gstOn(18, 'NZ')).toBe(3); // 2.7 cents
    expect(gstWithin(115_00, 'NZ')).toBe(15_00);
  });

  it('on the total and per line differ as the law allows', () => {
    const lines = [19_95, 19_95, 19_95];
    const rules = { country: 'AU', registered: true, included: false } as const;
    expect(totalsOf(lines, rules)).toEqual({ subtotal: 59_85, gst: 5_99, total: 65_84 });
    expect(totalsOf(lines, { ...rules, rounding: 'line' })).toEqual({ subtotal: 59_85, gst: 6_00, total: 65_85 });
    expect(totalsOf(lines, { ...rules, rounding: 'line', included: true })).toEqual({
      subtotal: 54_42,
      gst: 5_43,
      total: 59_85,
    });
  });

  it('mirrors credits', () => {
    expect(gstOn(-45_45, 'AU')).toBe(-4_55);
    expect(gstWithin(-110_00, 'AU')).toBe(-10_00);
  });
});

describe('line totals', () => {
  it('rounds half a cent away from zero', () => {
    expect(lineTotal(2.5, 85_00)).toBe(212_50);
    expect(lineTotal(0.125, 100)).toBe(13);
    expect(lineTotal(0.125, -100)).toBe(-13);
    expect(lineTotal(1.005, 100)).toBe(101);
  });
});

describe('totals', () => {
  const totals = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), { maxLength: 20 });
  const rules = fc.record({
    country: fc.constantFrom('AU' as const, 'NZ' as const),
    registered: fc.boolean(),
    included: fc.boolean(),
    rounding: fc.constantFrom('total' as const, 'line' as const),
  });
  const sumOf = (lines: number[]) => lines.reduce((all, line) => all + line, 0);

  it('subtotal and GST are the total, in whole cents', () =>
    fc.assert(
      fc.property(totals, rules, (lines, given) => {
        const { subtotal, gst, total } = totalsOf(lines, given);
        expect(subtotal + gst).toBe(total);
        expect([subtotal, gst, total].every(Number.isInteger)).toBe(true);
      }),
    ));

  it('prices that include GST add up to the total, others to the subtotal', () =>
    fc.assert(
      fc.property(totals, rules, (lines, given) => {
        const { subtotal, gst, total } = totalsOf(lines, given);
        expect(given.included || !given.registered ? total : subtotal).toBe(sumOf(lines));
        if (!given.registered) expect(gst).toBe(0);
      }),
    ));

  it('the GST within what GST was added to is that GST', () =>
    fc.assert(
      fc.property(totals, rules, (lines, given) => {
        const added = totalsOf(lines, { ...given, included: false, rounding: 'total' });
        expect(totalsOf([added.total], { ...given, included: true })).toEqual(added);
      }),
    ));
});
