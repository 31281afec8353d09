import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { updateQuote } from './quotes.ts';
import { sendQuote } from './send-quote.ts';

interface Stored {
  content: Record<string, string>;
  lines: object[];
}

function bench(prices_include_gst = false) {
  const made = toolBench();
  const { priya } = furnish(made.office);
  made.store.insert('quotes', {
    client_id: priya.id,
    quote_number: 'Q-1',
    content: {
      details: 'Hot water\nMixer: $280.00\nInstall: 2 h x $110.00 = $220.00\n$500.00 plus GST $50.00. Total $550.00',
      aiGenerated: '',
      template: null,
    },
    lines: [
      { description: 'Mixer', quantity: 1, unit: null, unit_price: 280 },
      { description: 'Install', quantity: 2, unit: 'h', unit_price: 110 },
    ],
    prices_include_gst,
  });
  const quote = () => made.store.rows('quotes')[0] as unknown as Stored;
  const change = (args: object) => made.run(updateQuote, { quote: 'Q-1', ...args });
  return { ...made, quote, change };
}

describe('the lines of a quote', () => {
  it('are taken out by words or place, and the text says what it comes to now and nothing older', async () => {
    const { change, quote } = bench();
    const result = await change({ remove_lines: ['install'] });
    expect(quote()).toMatchObject({ lines: [{ description: 'Mixer' }], total: 308 });
    expect(quote().content.details).toBe(
      'Hot water\nMixer: $280.00\nTaken out: Install. $280.00 plus GST $28.00. New total $308.00',
    );
    expect(result.summary).toContain('New total $308.00');
    expect((await change({ remove_lines: ['1'] })).summary).toBe(
      'That would leave nothing in the quote. Delete it or decline it instead.',
    );
  });

  it('get another count, price or wording; the rest of the line stays', async () => {
    const { change, quote } = bench();
    await change({ change_line: { line: 'install', quantity: 3.5 } });
    expect(quote()).toMatchObject({ lines: [{ unit_price: 280 }, { quantity: 3.5, unit: 'h', unit_price: 110 }] });
    expect(quote()).toMatchObject({ subtotal: 665, gst: 66.5, total: 731.5 });
    await change({ change_line: { line: '1', description: 'Mixer, black', unit_price: 350 } });
    expect(quote()).toMatchObject({ lines: [{ description: 'Mixer, black', unit_price: 350, quantity: 1 }, {}] });
    expect((await change({ change_line: { line: 'mixer' } })).status).toBe('failed');
  });

  it('that the client took are all that is left of it, accepted', async () => {
    const { change, quote } = bench();
    await change({ accepted_lines: ['mixer'] });
    expect(quote()).toMatchObject({ status: 'accepted', lines: [{ description: 'Mixer' }], total: 308 });
  });

  it('are asked for where words fit none or several', async () => {
    const { change, quote } = bench();
    expect((await change({ remove_lines: ['vanity'] })).summary).toBe('No line on file fits "vanity".');
    expect(quote().lines).toHaveLength(2);
  });

  it('keep their prices when those are to hold their GST', async () => {
    const { change, quote } = bench();
    await change({ gst: 'inc' });
    expect(quote()).toMatchObject({ prices_include_gst: true, total: 500, gst: 45.45 });
  });

  it('change one way in a call: the second would be passed over', async () => {
    const { change, quote } = bench();
    const result = await change({ remove_lines: ['install'], new_total: 900 });
    expect(result).toMatchObject({ status: 'failed', summary: expect.stringMatching(/^Nothing was changed/) });
    expect(quote().lines).toHaveLength(2);
  });
});

describe('what a client reads', () => {
  it('is told when it was worded, and takes what is added later', async () => {
    const { change, quote } = bench();
    expect((await change({ wording: 'Dear Priya, here is your price.' })).summary).toContain(
      'for the client: Dear Priya, here is your price.',
    );
    await change({ add_text: 'Starts in March.' });
    expect(quote().content.aiGenerated).toBe('Dear Priya, here is your price.\nStarts in March.');
  });

  it('waits for a yes in full', async () => {
    const { run } = bench();
    const { approvals } = await run(sendQuote, { quote: 'Q-1' });
    expect(approvals[0]?.details).toEqual([
      'To: Priya Sharma, priya@example.org',
      'Hot water',
      'Mixer: $280.00',
      'Install: 2 h x $110.00 = $220.00',
      'Total $550.00, of that GST $50.00',
    ]);
  });
});
