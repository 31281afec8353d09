import { expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { explainTotal } from './explain-total.ts';

function bench() {
  const made = toolBench({});
  return { ...made, ...furnish(made.office) };
}

it('a job: where its price is from', async () => {
  const { run } = bench();
  const { summary } = await run(explainTotal, { of: 'job', job: 'hot water' });
  expect(summary).toBe(
    'Job 1001 - Hot water replacement for Priya Sharma is worth $2,400.00 inc GST, $2,400.00 left to invoice:\n- Budget: $2,400.00',
  );
  expect((await run(explainTotal, { of: 'job', job: 'slab' })).summary).toContain('has no price');
});

it('GST: the records behind each figure', async () => {
  const { run, store, priya } = bench();
  store.insert('finance-records', { type: 'invoice', amount: 1100, client_id: priya.id, issued_on: '2026-10-20' });
  store.insert('finance-records', { type: 'expense', amount: 220, gst: 20, paid_date: '2026-10-21' });
  const { summary } = await run(explainTotal, { of: 'gst', from: '2026-10-01', to: '2026-12-31' });
  expect(summary.split('\n').slice(1)).toEqual([
    'GST on sales:',
    '- invoice, Tue 20 Oct 2026: $100.00 GST in $1,100.00',
    'GST on purchases:',
    '- expense, Wed 21 Oct 2026: $20.00 GST in $220.00',
  ]);
  const none = await run(explainTotal, { of: 'gst', from: '2025-01-01', to: '2025-03-31' });
  expect(none.summary).toContain('No sales with GST in that time.\nNo purchases with GST in that time.');
  expect((await run(explainTotal, { of: 'gst', job: 'slab' })).summary).toContain('A gst is not told by job');
});
