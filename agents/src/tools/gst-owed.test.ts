import { expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { listFinanceRecords } from './finance-list.ts';

function bench(options: Parameters<typeof toolBench>[0] = {}) {
  const made = toolBench(options);
  const { priya } = furnish(made.office);
  made.store.insert('finance-records', { type: 'invoice', amount: 1100, client_id: priya.id, issued_on: '2026-10-20' });
  made.store.insert('finance-records', { type: 'expense', amount: 220, gst: 20, paid_date: '2026-10-21' });
  return made;
}
const asked = { gst: true, from: '2026-10-01', to: '2026-12-31' };

it('says what is to pay from the report, and what is not counted', async () => {
  const { run, store } = bench();
  const { summary, data } = await run(listFinanceRecords, asked);
  expect(summary).toBe(
    '$80.00 GST to pay from Thu 1 Oct 2026 to Thu 31 Dec 2026: $100.00 on sales less $20.00 on purchases, by invoices and bills',
  );
  expect(data).toMatchObject({ boxes: { net: 80 } });
  store.insert('finance-records', { type: 'expense', amount: 50, paid_date: '2026-10-22' });
  expect((await run(listFinanceRecords, asked)).summary).toContain('. Not counted:\n- 1 expenses without GST said.');
});

it('says the boxes of the return that are asked for, from the same report', async () => {
  const { run } = bench();
  const { summary } = await run(listFinanceRecords, { ...asked, gst_boxes: ['1A', '1B'] });
  expect(summary).toBe('1A $100.00, 1B $20.00, from Thu 1 Oct 2026 to Thu 31 Dec 2026, by invoices and bills');
  const more = await run(listFinanceRecords, { ...asked, gst_boxes: ['1A', 'G11'] });
  expect(more.summary).toContain('. Smoko does not work out G11');
  const none = await run(listFinanceRecords, { ...asked, gst_boxes: ['G10'] });
  expect(none.summary).toBe('Smoko does not work out G10');
});

it('of one client, it is that of their invoices', async () => {
  const { run } = bench();
  expect((await run(listFinanceRecords, { ...asked, client: 'Priya' })).summary).toContain('GST on sales: ');
});

it('of a client who was invoiced nothing, it says so and asks', async () => {
  const { run, store } = bench();
  store.insert('clients', { name: 'Stephen Ong' });
  expect((await run(listFinanceRecords, { gst: true, client: 'Stephen Ong' })).summary).toBe(
    'Nothing is invoiced for Stephen Ong yet, so there is no GST on it. Which quote or sum do you mean?',
  );
});

it('of a business that is not registered, it says so', async () => {
  const { run } = bench({ registered: false });
  expect((await run(listFinanceRecords, asked)).summary).toBe(
    'No GST to report: the business settings say it is not registered for GST',
  );
});
