import { type Quote, totalsOf } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { addLine, type Priced, priceLines } from './quote-lines.ts';

const rules = { registered: true, country: 'AU', gst: undefined } as const;
const cents = (dollars: number) => Math.round(dollars * 100);

/** What the server makes of it. */
function total({ lines, prices_include_gst: included }: Priced, registered = true): number {
  const sums = lines.map((line) => ({ total: Math.round(line.quantity * cents(line.unit_price)), tax: line.tax }));
  return totalsOf(sums, { registered, country: 'AU', included }).total / 100;
}

describe('pricing the lines of a quote', () => {
  it('the amount said is the total, also where no price before GST makes it', () => {
    for (const amount of [2340, 110.05, 60]) {
      const priced = priceLines([{ description: 'Spa', unit_price: amount }], rules);
      expect(priced).toMatchObject({
        prices_include_gst: true,
        lines: [{ description: 'Spa', quantity: 1, unit_price: amount }],
      });
      expect(total(priced)).toBe(amount);
    }
    expect(priceLines([{ description: 'Spa', unit_price: 2340 }], rules).text).toBe('Total $2,340.00 inc GST');
  });

  it('does sums over several lines, which are kept as said', () => {
    const said = [
      { description: 'Skirting', quantity: 85, unit: 'm', unit_price: 14.5 },
      { description: 'Paint', unit_price: 375 },
    ];
    const priced = priceLines(said, rules);
    expect(priced.lines).toMatchObject([{ quantity: 85, unit: 'm', unit_price: 14.5 }, { unit_price: 375 }]);
    expect(priced.text).toBe('Skirting: 85 m x $14.50 = $1,232.50\nPaint: $375.00\nTotal $1,607.50 inc GST');
    expect(total(priced)).toBe(1607.5);
  });

  it('adds GST only when it was said', () => {
    const priced = priceLines([{ description: 'Fence', unit_price: 1600 }], { ...rules, gst: 'plus' });
    expect(priced).toMatchObject({
      prices_include_gst: false,
      text: '$1,600.00 plus GST $160.00. Total $1,760.00',
    });
    expect(total(priced)).toBe(1760);
  });

  it('takes a discount off', () => {
    const priced = priceLines([{ description: 'Coping', unit_price: 9200 }], { ...rules, discountPercent: 10 });
    expect(priced.text).toBe('Coping: $9,200.00\nDiscount 10%: -$920.00\nTotal $8,280.00 inc GST');
    expect(total(priced)).toBe(8280);
  });

  it('without registration there is no GST, in the sums or in the words', () => {
    const said = [{ description: 'Spa', unit_price: 2340 }];
    for (const gst of [undefined, 'inc'] as const) {
      const priced = priceLines(said, { ...rules, gst, registered: false });
      expect(priced).toMatchObject({ prices_include_gst: true, text: 'Total $2,340.00' });
      expect(total(priced, false)).toBe(2340);
    }
    const plus = priceLines(said, { ...rules, gst: 'plus', registered: false });
    expect(plus).toMatchObject({
      prices_include_gst: false,
      text: '$2,340.00 plus GST: nil, not registered for GST. Total $2,340.00',
    });
    expect(total(plus, false)).toBe(2340);
  });
});

describe('adding a line', () => {
  const quote = (included: boolean, ...prices: number[]) =>
    ({
      content: { details: '', aiGenerated: '', template: null },
      prices_include_gst: included,
      lines: prices.map((unit_price) => ({ description: 'x', quantity: 1, unit: null, unit_price, total: unit_price })),
    }) as unknown as Quote;
  const text = (details: string) => ({ ...quote(false), content: { details, aiGenerated: '', template: null } });
  const add = (to: Quote, amount: number, gst?: 'inc' | 'plus', registered = true) =>
    addLine(to, { description: 'Call-out', amount, gst }, { registered, country: 'AU' });

  it.each([
    ['like the others', true, undefined, 2400, true, '$60.00. Total $2,400.00'],
    ['like the others', false, undefined, 2640, false, '$60.00 plus GST. Total $2,640.00'],
    ['including GST to prices that do', true, 'inc', 2400, true, '$60.00 inc GST. Total $2,400.00'],
    ['plus GST to prices that add it', false, 'plus', 2640, false, '$60.00 plus GST. Total $2,640.00'],
    ['plus GST to prices that include it', true, 'plus', 2406, true, '$60.00 plus GST = $66.00. Total $2,406.00'],
    ['including GST to prices that add it', false, 'inc', 2634, true, '$60.00 inc GST. Total $2,634.00'],
  ] as const)('%s (%s, %s)', (_, included, gst, expected, after, words) => {
    const added = add(quote(included, 2340), 60, gst);
    expect(total(added)).toBe(expected);
    expect(added).toMatchObject({ prices_include_gst: after, text: `Call-out: ${words}` });
  });

  it('keeps the GST there was as a line when prices come to include it', () => {
    const added = add(quote(false, 19.95, 19.95, 19.95), 60, 'inc');
    expect(added.lines.slice(3)).toMatchObject([
      { description: 'GST on the lines above', unit_price: 5.99 },
      { description: 'Call-out', unit_price: 60 },
    ]);
    expect(total(added)).toBe(125.84);
  });

  it.each([
    ['Coping, 38 lm. Total $8,280 inc GST.', undefined, 8340, true],
    ['Coping. Total $8,280', undefined, 8340, true],
    ['Coping. Total $8,280 + GST', undefined, 9174, false],
    ['Coping. Total $8,280 plus GST', 'inc', 9168, true],
    ['New deck', undefined, 60, true],
    ['New deck', 'plus', 66, false],
  ] as const)('to the text "%s" (%s) comes to %d', (details, gst, expected, included) => {
    const added = add(text(details), 60, gst);
    expect(total(added)).toBe(expected);
    expect(added.prices_include_gst).toBe(included);
    expect(added.text).toContain(`Total $${expected.toLocaleString('en-AU', { minimumFractionDigits: 2 })}`);
  });

  it('without registration adds what was said and no GST', () => {
    for (const included of [true, false]) {
      for (const gst of ['inc', 'plus', undefined] as const) {
        const added = add(quote(included, 2340), 60, gst, false);
        expect(total(added, false)).toBe(2400);
        expect(added.prices_include_gst).toBe(included);
        expect(added.text).toContain('Total $2,400.00');
      }
    }
  });
});
