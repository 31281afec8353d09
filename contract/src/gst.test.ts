import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeIn, gstOn, gstWithin, LINE_TAXES, lineTotal, totalsOf } from './gst.ts';

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
    const lines = [{ total: 19_95 }, { total: 19_95 }, { total: 19_95 }];
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

  it('less a discount, rounded once', () => {
    expect(lineTotal(2.5, 85_00, 10)).toBe(191_25);
    expect(lineTotal(1, 99_99, 33.33)).toBe(66_66);
    // 0.5 of a cent: away from zero, as without a discount
    expect(lineTotal(1, 1, 50)).toBe(1);
    expect(lineTotal(1, -1, 50)).toBe(-1);
    expect(lineTotal(3, 33_33, 100)).toBe(0);
    expect(lineTotal(1, 50_00, null)).toBe(50_00);
    // 999,999.999 x $99.99 less 0.01 %: more digits than a number holds
    expect(lineTotal(999_999.999, 99_99, 0.01)).toBe(99_980_000_90);
  });
});

describe('totals', () => {
  const totals = fc.array(
    fc.record({
      total: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
      tax: fc.constantFrom(...LINE_TAXES, undefined),
    }),
    { maxLength: 20 },
  );
  const rules = fc.record({
    country: fc.constantFrom('AU' as const, 'NZ' as const),
    registered: fc.boolean(),
    included: fc.boolean(),
    rounding: fc.constantFrom('total' as const, 'line' as const),
  });
  const sumOf = (lines: { total: number }[]) => lines.reduce((all, { total }) => all + total, 0);

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
        const free = freeIn(lines);
        const asTwo = [{ total: added.total - free }, { total: free, tax: 'free' as const }];
        expect(totalsOf(asTwo, { ...given, included: true, rounding: 'total' })).toEqual(added);
      }),
    ));

  it('GST is on the lines that have it, and those without change nothing of it', () =>
    fc.assert(
      fc.property(totals, rules, (lines, given) => {
        const taxed = lines.filter(({ tax }) => tax !== 'free');
        const { gst, total } = totalsOf(lines, given);
        expect(gst).toBe(totalsOf(taxed, given).gst);
        expect(total - totalsOf(taxed, given).total).toBe(freeIn(lines));
      }),
    ));

  it('mixed lines, in both countries and both ways of saying a price', () => {
    const lines = [{ total: 1000_00 }, { total: 120_00, tax: 'free' as const }];
    const au = { country: 'AU', registered: true } as const;
    expect(totalsOf(lines, { ...au, included: false })).toEqual({ subtotal: 1120_00, gst: 100_00, total: 1220_00 });
    expect(totalsOf(lines, { ...au, included: true })).toEqual({ subtotal: 1029_09, gst: 90_91, total: 1120_00 });
    const nz = { country: 'NZ', registered: true } as const;
    expect(totalsOf(lines, { ...nz, included: false })).toEqual({ subtotal: 1120_00, gst: 150_00, total: 1270_00 });
    expect(totalsOf(lines, { ...nz, included: true })).toEqual({ subtotal: 989_57, gst: 130_43, total: 1120_00 });
    const none = { subtotal: 1120_00, gst: 0, total: 1120_00 };
    expect(totalsOf(lines, { ...au, registered: false, included: false })).toEqual(none);
  });
});
