import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { updateClient } from './clients.ts';
import { createFinanceRecord } from './finance.ts';
import { listItems } from './item-list.ts';
import { createItem } from './items.ts';
import { lastPrice } from './last-price.ts';
import { sendMessage } from './messages.ts';
import { repeatJob } from './repeat-job.ts';

function bench() {
  const made = toolBench();
  return { ...made, ...furnish(made.office), last: () => made.store.rows('projects').at(-1) };
}

describe('a job once more', () => {
  it('is a new one with the same work and price, on its own day', async () => {
    const { run, last, priya } = bench();
    const { summary } = await run(repeatJob, { job: 'hot water', date: '2027-03-01', add_note: 'New anode' });
    expect(summary).toMatch(
      /^Created job \d+ - Hot water replacement for Priya Sharma, \$2,400\.00, Mon 1 Mar 2027, like job \d+$/,
    );
    expect(last()).toMatchObject({
      client_id: priya.id,
      job_date: '2027-03-01',
      job_description: 'New anode',
      status: 'pending',
    });
  });

  it('for another client leaves the address of the first behind', async () => {
    const { run, store, last, ngaire, priya } = bench();
    store.insert('projects', { job_name: 'Gutters', client_id: priya.id, site_address: '4 Hill Rd', job_budget: 300 });
    await run(repeatJob, { job: 'gutters', client: 'Ngaire' });
    expect(last()).toMatchObject({ client_id: ngaire.id, site_address: null, job_budget: 300, job_date: null });
  });
});

describe('the usual price', () => {
  it('is what was paid last for a material and charged last for a line, each with where it stands', async () => {
    const { run, store, stratco, priya } = bench();
    const pipe = { item_name: '15mm copper pipe', supplier_id: stratco.id };
    store.insert('procurement-items', { ...pipe, unit_price: 4.1, order_date: '2026-03-01' });
    store.insert('procurement-items', { ...pipe, unit_price: 4.6, order_date: '2026-10-01' });
    store.insert('procurement-items', { item_name: 'Copper elbow', unit_price: 2 });
    const line = { description: 'Copper pipe 15mm, laid', quantity: 6, unit: 'm', unit_price: 18 };
    store.insert('quotes', { quote_number: 'Q-7', client_id: priya.id, lines: [line], prices_include_gst: false });
    const { summary, data } = await run(lastPrice, { item: 'copper pipe' });
    expect(summary).toBe(
      'Paid: $4.60 for 15mm copper pipe, from Stratco Albion Park, Thu 1 Oct 2026; $4.10 for 15mm copper pipe, from Stratco Albion Park, Sun 1 Mar 2026. Charged: $18.00 per m for Copper pipe 15mm, laid, quote Q-7, Priya Sharma, draft, plus GST, Fri 20 Nov 2026',
    );
    expect(data).toMatchObject({ paid: [{ unit_price: 4.6 }, { unit_price: 4.1 }], charged: [{ unit_price: 18 }] });
    expect((await run(lastPrice, { item: 'copper pipe', supplier: 'Mitre 10' })).summary).toBe(
      'No price on file for "copper pipe" from Mitre 10 Figtree',
    );
  });
});

describe('order items', () => {
  it('of half a cube are one order of that much, at what that much costs to the cent', async () => {
    const { run, store } = bench();
    await run(createItem, { item_name: 'Sand', quantity: 0.5, unit: 'cube', unit_price: 89.99 });
    await run(createItem, { item_name: 'Copper pipe', quantity: 20, unit: 'm', unit_price: 4.1 });
    expect(store.rows('procurement-items')).toMatchObject([
      { item_name: 'Sand, 0.5 cube', quantity: 1, unit_price: 45, total_price: 45, notes: '0.5 at $89.99 each' },
      { item_name: 'Copper pipe (m)', quantity: 20, unit_price: 4.1, total_price: 82 },
    ]);
  });

  it('have not all come where there are none', async () => {
    const { run, store, hotWater } = bench();
    const all = () => run(listItems, { job: 'hot water', everything: true });
    expect((await all()).summary).toMatch(/^Nothing is on the order list for job \d+ - Hot water replacement/);
    store.insert('procurement-items', { item_name: 'Tank', project_id: hotWater.id, status: 'delivered' });
    expect((await run(listItems, { job: 'hot water', outstanding: true, everything: true })).summary).toMatch(/^Yes: /);
  });
});

describe('what is said beside', () => {
  it('notes of a client can be replaced, not only added to', async () => {
    const { run, store, priya } = bench();
    await run(updateClient, { client: 'Priya', add_note: 'Gate code 1234' });
    await run(updateClient, { client: 'Priya', notes: 'Gate code 9876' });
    expect(store.get('clients', priya.id).job_notes).toBe('Gate code 9876');
    expect((await run(updateClient, { client: 'Priya', notes: 'a', add_note: 'b' })).summary).toMatch(
      /^Give either add_note or notes, not both/,
    );
  });

  it('an expense says from whom, by the name that is on file', async () => {
    const { run, store } = bench();
    await run(createFinanceRecord, { type: 'expense', amount: 80, supplier: 'Stratco', description: 'Screws' });
    expect(store.rows('finance-records')).toMatchObject([{ description: 'Stratco Albion Park, Screws' }]);
    expect((await run(createFinanceRecord, { type: 'payment', amount: 80, supplier: 'Stratco' })).status).toBe(
      'failed',
    );
  });

  it('an invoice that says nothing of what it is for is told as one', async () => {
    const { run } = bench();
    expect((await run(createFinanceRecord, { type: 'invoice', amount: 80, client: 'Priya' })).summary).toMatch(
      /It does not say what it is for yet/,
    );
  });

  it('a long message waits for a yes in full, and is not said to be all in its first line', async () => {
    const { run } = bench();
    const message = 'We will be there at eight. '.repeat(10).trim();
    const { approvals } = await run(sendMessage, { to: 'Declan', message, channel: 'sms' });
    expect(approvals[0]?.summary).toMatch(/\.\.\." \(in full below\)$/);
    expect(approvals[0]?.details).toContain(message);
  });
});
