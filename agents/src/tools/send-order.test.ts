import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { sendOrder } from './send-order.ts';

function bench() {
  const made = toolBench();
  const filed = furnish(made.office);
  const line = (item_name: string, quantity: number, more: object = {}) =>
    made.store.insert('procurement-items', { item_name, quantity, status: 'pending', ...more });
  return { ...made, ...filed, line };
}

describe('send_order', () => {
  it('shows the pending items with their cost, and waits', async () => {
    const { run, office, line, mitre } = bench();
    line('Ridge caps', 44, { unit_price: 21.3, supplier_id: mitre.id });
    line('Screws', 2, { supplier_id: mitre.id, status: 'ordered' });
    line('Sarking', 2);
    const result = await run(sendOrder, { supplier: 'mitre 10' });
    expect(result.status).toBe('waiting');
    expect(result.summary).toBe('Send Mitre 10 Figtree an order for 44 x Ridge caps, $937.20 in all');
    expect(office.sent).toEqual([]);
    await office.context.approvals.decide(result.approvals[0]?.approval_id ?? '', 'approve');
    expect(office.sent).toMatchObject([
      { body: 'We would like to order:\n- 44 x Ridge caps at $21.30, $937.20\nTotal $937.20', subject: 'Order' },
    ]);
  });

  it('takes what has no supplier yet where nothing is pending there', async () => {
    const { run, line } = bench();
    line('Sarking', 2);
    expect((await run(sendOrder, { supplier: 'mitre 10' })).summary).toBe(
      'Send Mitre 10 Figtree an order for 2 x Sarking, no prices on file',
    );
  });

  it('asks what to order where nothing waits', async () => {
    const { run } = bench();
    expect((await run(sendOrder, { supplier: 'mitre 10' })).summary).toMatch(
      /^Nothing on the list waits to be ordered from Mitre 10 Figtree/,
    );
  });
});
