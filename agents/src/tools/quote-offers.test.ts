import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { findQuote } from './quote-list.ts';
import { createQuote, updateQuote } from './quotes.ts';
import { sendQuote } from './send-quote.ts';

/** A quote of $2,024 with GST. */
function bench(lines: object[] = [{ description: 'Switchboard', quantity: 1, unit: null, unit_price: 1840 }]) {
  const made = toolBench();
  const { priya } = furnish(made.office);
  made.store.insert('quotes', {
    client_id: priya.id,
    quote_number: 'Q-1',
    content: { details: 'Switchboard', aiGenerated: '', template: null },
    lines,
    prices_include_gst: false,
  });
  const quote = () => made.store.rows('quotes').at(-1);
  const change = (args: object) => made.run(updateQuote, { quote: 'Q-1', ...args });
  return { ...made, quote, change };
}
const WARRANTY = { description: '5 year warranty', quantity: 1, unit: null, unit_price: 250, optional: true };
const [BASIC, PREMIUM] = [
  { description: 'Basic', quantity: 1, unit: null, unit_price: 3200, choice: 'Package' },
  { description: 'Premium', quantity: 1, unit: null, unit_price: 4100, choice: 'Package' },
];

describe('an optional line', () => {
  it.each([
    [undefined, 250],
    ['plus', 250],
    ['inc', 227.27],
  ])('leaves the total as it is, whatever its GST (%s)', async (gst, unit_price) => {
    const { change, quote } = bench();
    const add_line = { description: '5 year warranty', amount: 250, optional: true, ...(gst ? { gst } : {}) };
    const { summary } = await change({ add_line });
    expect(quote()).toMatchObject({
      total: 2024,
      lines: [{ taken: true }, { unit_price, optional: true, taken: false }],
    });
    expect(summary).toContain('Updated quote Q-1 for Priya Sharma, $2,024.00');
    expect(summary).toContain('(optional)');
  });

  it('is told of the quote, and in full before it is sent', async () => {
    const { run } = bench([{ description: 'Switchboard', quantity: 1, unit: null, unit_price: 1840 }, WARRANTY]);
    const { summary } = await run(findQuote, { quote: 'Q-1' });
    expect(summary).toContain('$2,024.00');
    expect(summary).toContain('optional, not in the total: 5 year warranty $250.00');
    const { approvals } = await run(sendQuote, { quote: 'Q-1' });
    expect(approvals[0]?.details).toContain('5 year warranty: $250.00 (optional), not in the total');
  });

  it('of a new quote is not in its total', async () => {
    const { run, quote } = bench();
    const lines = [
      { description: 'Switchboard', unit_price: 2024 },
      { description: 'Warranty', unit_price: 250, optional: true },
    ];
    const { summary } = await run(createQuote, { client: 'Ngaire', work: 'Board', lines, gst: 'inc' });
    expect(quote()).toMatchObject({ total: 2024 });
    expect(summary).toContain('$2,024.00 inc GST, Board, optional, not in the total: Warranty $250.00');
  });

  it('becomes a part of the quote, or one of what was a part', async () => {
    const { change, quote } = bench([
      { description: 'Switchboard', quantity: 1, unit: null, unit_price: 1840 },
      WARRANTY,
    ]);
    await change({ change_line: { line: 'warranty', optional: false } });
    expect(quote()).toMatchObject({ total: 2299 });
    await change({ change_line: { line: 'warranty', optional: true } });
    expect(quote()).toMatchObject({ total: 2024 });
  });
});

describe('a new price for the whole', () => {
  it('leaves the optional lines as they are', async () => {
    const { change, quote } = bench([
      { description: 'Switchboard', quantity: 1, unit: null, unit_price: 1840 },
      WARRANTY,
    ]);
    await change({ new_total: 2000, gst: 'plus' });
    expect(quote()).toMatchObject({ total: 2200, lines: [{ unit_price: 2000 }, { unit_price: 250, optional: true }] });
    expect((await change({ new_total: 2000, gst: 'inc' })).status).toBe('failed');
  });
});

describe('two options', () => {
  const add_choice = {
    name: 'Package',
    lines: [
      { description: 'Basic', amount: 3200 },
      { description: 'Premium', amount: 4100 },
    ],
  };

  it('come beside the price so far, or in its place; the first is in the total', async () => {
    const beside = bench();
    const { summary } = await beside.change({ add_choice });
    expect(beside.quote()).toMatchObject({ total: 5544, lines: [{}, { taken: true }, { taken: false }] });
    expect(summary).toContain('Basic: $3,200.00 (one of Package)');
    const instead = bench();
    await instead.change({ add_choice: { ...add_choice, instead: true } });
    expect(instead.quote()).toMatchObject({
      total: 3520,
      lines: [{ description: 'Basic' }, { description: 'Premium' }],
    });
  });

  it('are at least two; a third joins them', async () => {
    const { change, quote } = bench();
    const alone = { ...add_choice, lines: add_choice.lines.slice(0, 1) };
    expect((await change({ add_choice: alone })).summary).toMatch(/^A choice needs at least two options/);
    await change({ add_choice });
    await change({ add_line: { description: 'Deluxe', amount: 5000, choice: 'Package' } });
    expect(quote()?.lines).toHaveLength(4);
    expect(quote()).toMatchObject({ total: 5544 });
  });

  it('of which one is left are none any more', async () => {
    const { change, quote } = bench([BASIC, PREMIUM] as object[]);
    await change({ remove_lines: ['basic'] });
    expect(quote()).toMatchObject({ total: 4510, lines: [{ description: 'Premium', choice: null, taken: true }] });
  });
});

describe('what the client took', () => {
  const lines = () => [{ description: 'Labour', quantity: 1, unit: null, unit_price: 1000 }, BASIC, PREMIUM, WARRANTY];

  it('is in the total, and the other lines stay', async () => {
    for (const args of [
      { accepted_lines: ['premium', 'warranty'] },
      { accepted_lines: ['labour', 'premium', 'warranty'] },
    ]) {
      const { change, quote } = bench(lines());
      const { summary } = await change(args);
      expect(quote()).toMatchObject({ status: 'accepted', total: 5885 });
      expect(quote()?.lines).toHaveLength(4);
      expect(summary).toContain('$5,885.00');
    }
  });

  it('may be nothing that is optional', async () => {
    const { change, quote } = bench(lines());
    await change({ status: 'accepted' });
    expect(quote()).toMatchObject({ status: 'accepted', total: 4620 });
  });

  it('is asked for again where it cannot be', async () => {
    const { change, quote } = bench(lines());
    expect((await change({ accepted_lines: ['basic', 'premium'] })).summary).toBe('Take one of "Package", not 2.');
    expect(quote()).toMatchObject({ status: 'draft', total: 4620 });
  });
});
