import { describe, expect, it } from 'vitest';
import { beforeGst, gstOn } from './gst.ts';
import { priceLines } from './quote-lines.ts';

describe('GST', () => {
  it.each([
    [4545, 'AU', 455],
    [5, 'AU', 1],
    [10, 'NZ', 1],
    [110, 'NZ', 16],
    [-4545, 'AU', -455],
  ] as const)('on %d cents in %s is %d', (cents, country, gst) => expect(gstOn(cents, country)).toBe(gst));

  it('finds what makes a total, or says that nothing does', () => {
    expect(beforeGst(11_000, 'AU')).toBe(10_000);
    expect(beforeGst(234_000, 'AU')).toBe(212_727);
    expect(beforeGst(115_00, 'NZ')).toBe(100_00);
    expect(beforeGst(11_000 + 5, 'AU')).toBeNull();
  });
});

describe('pricing the lines of a quote', () => {
  const rules = { registered: true, country: 'AU', gst: undefined } as const;
  const total = (lines: { quantity: number; unit_price: number }[]) => {
    const sum = lines.reduce((cents, line) => cents + Math.round(line.quantity * line.unit_price * 100), 0);
    return (sum + gstOn(sum, 'AU')) / 100;
  };

  it('the amount said is the total, to the cent', () => {
    const priced = priceLines([{ description: 'Spa', unit_price: 2340 }], rules);
    expect(priced.text).toBe('Total $2,340.00 inc GST');
    expect(total(priced.lines)).toBe(2340);
  });

  it('does sums over several lines', () => {
    const said = [
      { description: 'Skirting', quantity: 85, unit: 'm', unit_price: 14.5 },
      { description: 'Paint', unit_price: 375 },
    ];
    const priced = priceLines(said, rules);
    expect(priced.text).toContain('Skirting: 85 m x $14.50 = $1,232.50');
    expect(priced.text).toContain('Total $1,607.50 inc GST');
    expect(total(priced.lines)).toBe(1607.5);
  });

  it('adds GST only when it was said', () => {
    const priced = priceLines([{ description: 'Fence', unit_price: 1600 }], { ...rules, gst: 'plus' });
    expect(priced.text).toBe('$1,600.00 plus GST $160.00. Total $1,760.00');
    expect(total(priced.lines)).toBe(1760);
  });

  it('takes a discount off', () => {
    const priced = priceLines([{ description: 'Coping', unit_price: 9200 }], { ...rules, discountPercent: 10 });
    expect(priced.text).toContain('Discount 10%: -$920.00');
    expect(priced.text).toContain('Total $8,280.00');
    expect(total(priced.lines)).toBe(8280);
  });

  it('keeps no lines rather than a total that is a cent off', () => {
    const priced = priceLines([{ description: 'Odd', unit_price: 110.05 }], rules);
    expect(priced.lines).toEqual([]);
    expect(priced.text).toBe('Total $110.05 inc GST');
  });

  it('without registration there is no GST', () => {
    const priced = priceLines([{ description: 'Spa', unit_price: 2340 }], { ...rules, registered: false });
    expect(priced).toEqual({
      lines: [{ description: 'Spa', quantity: 1, unit: null, unit_price: 2340 }],
      text: 'Total $2,340.00',
    });
  });
});
