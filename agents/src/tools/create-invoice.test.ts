import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { changeInvoiceLines } from './change-invoice-lines.ts';
import { createInvoice } from './create-invoice.ts';
import { createFinanceRecord, updateFinanceRecord } from './finance.ts';

function bench(options: Parameters<typeof toolBench>[0] = {}) {
  const made = toolBench(options);
  return { ...made, ...furnish(made.office), last: () => made.store.rows('finance-records').at(-1) };
}
const LINES = [
  { description: 'Labour', quantity: 3, unit: 'h', unit_price: 95 },
  { description: 'Taps', quantity: 2, unit_price: 140 },
  { description: 'Callout', unit_price: 80 },
];

describe('an invoice with lines', () => {
  it('comes to what its lines come to, which is said', async () => {
    const { run, last, priya } = bench();
    const { status, summary } = await run(createInvoice, { client: 'Priya', lines: LINES, gst: 'plus' });
    expect(status).toBe('done');
    expect(summary).toContain('Recorded draft invoice: $709.50 for Priya Sharma');
    expect(summary).toContain(
      'Labour: 3 h x $95.00 = $285.00; Taps: 2 x $140.00 = $280.00; Callout: $80.00. $645.00 plus GST $64.50',
    );
    expect(last()).toMatchObject({ client_id: priya.id, amount: 709.5, description: 'Labour, Taps, Callout' });
  });

  it('means prices as the settings do where nobody says', async () => {
    const inc = bench({ spoken: 'inc' });
    expect((await inc.run(createInvoice, { client: 'Priya', lines: LINES })).summary).toContain('GST of $58.64 in it');
    expect(inc.last()).toMatchObject({ amount: 645, prices_include_gst: true });
    const ex = bench();
    await ex.run(createInvoice, { client: 'Priya', lines: LINES });
    expect(ex.last()).toMatchObject({ amount: 709.5 });
    const none = bench({ registered: false });
    const { summary } = await none.run(createInvoice, { client: 'Priya', lines: LINES, gst: 'plus' });
    expect(summary).toContain('No GST was added');
    expect(none.last()).toMatchObject({ amount: 645 });
  });

  it('is of a job and its client, who have to belong together', async () => {
    const { run, last, hotWater, priya } = bench();
    await run(createInvoice, { job: 'hot water', lines: LINES });
    expect(last()).toMatchObject({
      project_id: hotWater.id,
      client_id: priya.id,
      description: 'Hot water replacement',
    });
    expect((await run(createInvoice, { job: 'hot water', client: 'Ngaire', lines: LINES })).summary).toMatch(
      /is not a job of Ngaire/u,
    );
    expect((await run(createInvoice, { lines: LINES })).summary).toContain('Who is the invoice for?');
    expect((await run(createInvoice, { client: 'Murphy', lines: LINES })).status).toBe('failed');
  });
});

describe('the lines of a draft', () => {
  async function drafted(gst: 'inc' | 'plus' = 'plus') {
    const made = bench();
    await made.run(createInvoice, { client: 'Priya', lines: LINES, gst });
    return { ...made, change: (args: object) => made.run(changeInvoiceLines, { client: 'Priya', ...args }) };
  }

  it('are counted anew, priced anew, taken off and added', async () => {
    const { change, last } = await drafted();
    const { summary } = await change({ change_line: { line: 'labour', quantity: 5 } });
    expect(summary).toContain('amount $918.50 (was $709.50)');
    expect(summary).toContain('Labour: 5 h x $95.00 = $475.00');
    await change({ remove_lines: ['callout'] });
    expect(last()).toMatchObject({ amount: 830.5 });
    await change({
      change_line: { line: 'taps', unit_price: 150 },
      add_lines: [{ description: 'Tip', unit_price: 60 }],
    });
    expect(last()).toMatchObject({ amount: 918.5 });
    expect((await change({ change_line: { line: 'h', quantity: 4 } })).status).toBe('done');
  });

  it.each<[object, RegExp]>([
    [{ change_line: { line: 'taps', price: 150 } }, /\$150\.00 the price of one, or of all 2\?/u],
    [{ change_line: { line: 'labour', quantity: 2, unit: 'day' } }, /At how much each should it be 2 day\?/u],
    [{ change_line: { line: 'skip', quantity: 2 } }, /skip/u],
    [{ remove_lines: ['1', '2', '3'] }, /leave nothing/u],
    [{ add_lines: [{ description: 'Tip', unit_price: 66 }], gst: 'inc' }, /come to before GST\?/u],
    [{}, /Say which line/u],
  ])('are asked about and stay as they are: %j', async (args, question) => {
    const { change, last } = await drafted();
    const { status, summary } = await change(args);
    expect(status).toBe('failed');
    expect(summary).toMatch(question);
    expect(last()).toMatchObject({ amount: 709.5 });
  });

  it('hold the GST that is said of one that is added', async () => {
    const { change, last } = await drafted('inc');
    await change({ add_lines: [{ description: 'Tip', unit_price: 60 }], gst: 'plus' });
    expect(last()).toMatchObject({ amount: 711, prices_include_gst: true });
    expect(
      (await change({ add_lines: [{ description: 'Bolts', quantity: 7, unit_price: 1.13 }], gst: 'plus' })).summary,
    ).toMatch(/What is one of Bolts with GST\?/u);
  });

  it('of one sum are not multiplied', async () => {
    const { run, last } = bench();
    await run(createFinanceRecord, { type: 'invoice', rate: 95, count: 3, client: 'Priya', description: 'Labour' });
    const { summary } = await run(changeInvoiceLines, {
      client: 'Priya',
      change_line: { line: 'labour', quantity: 5 },
    });
    expect(summary).toMatch(/is one sum of \$313\.50 on that invoice. At how much each should it be 5\?/u);
    expect(last()).toMatchObject({ amount: 313.5 });
  });

  it('are meant like the one sum that was said before, with its GST on top', async () => {
    const { run, last } = bench();
    await run(createFinanceRecord, { type: 'invoice', amount: 300, gst: 'plus', client: 'Priya', description: 'Tap' });
    await run(changeInvoiceLines, { client: 'Priya', add_lines: [{ description: 'Tip', unit_price: 60 }] });
    expect(last()).toMatchObject({ amount: 396 });
  });

  it('keep their prices where only the GST of them is put right', async () => {
    const { run, last } = await drafted();
    await run(updateFinanceRecord, { client: 'Priya', type: 'invoice', gst: 'inc' });
    expect(last()).toMatchObject({ amount: 645, prices_include_gst: true, lines: [{}, {}, {}] });
    expect((await run(updateFinanceRecord, { client: 'Priya', type: 'invoice', count: 4 })).summary).toContain(
      'Which of them is it?',
    );
  });

  it('of one that went out are not changed, with what can be done instead', async () => {
    const { change, store, last } = await drafted();
    store.update('finance-records', last()?.id, { stage: 'issued', invoice_number: 'INV-1001' });
    const { status, summary } = await change({ remove_lines: ['callout'] });
    expect(status).toBe('failed');
    expect(summary).toMatch(/INV-1001, because it went out already.*credit.*another invoice/u);
  });
});
