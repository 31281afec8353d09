import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { findItem, listItems } from './item-list.ts';
import { createItem, deleteItem, updateItem } from './items.ts';

function bench() {
  const made = toolBench();
  const filed = furnish(made.office);
  const caps = made.store.insert('procurement-items', {
    item_name: 'Ridge caps',
    quantity: 44,
    unit_price: 21.3,
    project_id: filed.hotWater.id,
    status: 'ordered',
    delivery_date: '2026-11-25',
  });
  const screws = made.store.insert('procurement-items', {
    item_name: 'Roofing screws 12-14',
    quantity: 6,
    project_id: filed.slab.id,
    status: 'delivered',
  });
  return { ...made, ...filed, caps, screws };
}

describe('procurement tools', () => {
  it('adds an item on a job, from a supplier, with its total', async () => {
    const { run, store, slab, mitre } = bench();
    const result = await run(createItem, {
      item_name: 'Ceiling white',
      quantity: 7,
      unit_price: 92.5,
      supplier: 'Mitre 10',
      job: 'slab',
    });
    expect(result.summary).toBe(
      'Added order item 7 x Ceiling white from Mitre 10 Figtree, $92.50 each, $647.50, job 1002 - Shed Slab',
    );
    expect(store.rows('procurement-items').at(-1)).toMatchObject({ project_id: slab.id, supplier_id: mitre.id });
  });

  it.each([
    [90, 'Added order item 3 x Taps, $30.00 each, $90.00'],
    [100, 'Added order item 1 x Taps, 3, $100.00'],
  ])('all of them for $%d', async (total, summary) => {
    const { run } = bench();
    expect((await run(createItem, { item_name: 'Taps', quantity: 3, total })).summary).toBe(summary);
  });

  it('one of it when no count was said, and no price when none was said', async () => {
    const { run, store } = bench();
    expect((await run(createItem, { item_name: '250L tank' })).summary).toBe('Added order item 1 x 250L tank');
    expect(store.rows('procurement-items').at(-1)).toMatchObject({ quantity: 1, unit_price: 0 });
  });

  it('says what went into the notes: the time of day has no field of its own', async () => {
    const { run } = bench();
    const args = { item_name: 'Cement', delivery_date: '2026-12-01', notes: 'Delivery in the morning' };
    expect((await run(createItem, args)).summary).toBe(
      'Added order item 1 x Cement, delivery Tue 1 Dec 2026, notes: Delivery in the morning',
    );
  });

  it('keeps a supplier that is not on file in the notes, and says so', async () => {
    const { run, store } = bench();
    expect((await run(createItem, { item_name: 'Nails', supplier: 'Zenith Fixings' })).summary).toBe(
      'Added order item 1 x Nails, notes: From Zenith Fixings. Zenith Fixings is not on file as a supplier, so the name is in the notes',
    );
    expect(store.rows('procurement-items').at(-1)).toMatchObject({ notes: 'From Zenith Fixings', supplier_id: null });
  });

  it('moves an item to another supplier or job', async () => {
    const { run, store, caps, mitre, slab } = bench();
    const result = await run(updateItem, { item: 'ridge', new_supplier: 'mitre', new_job: 'slab' });
    expect(result.summary).toMatch(/supplier Mitre 10 Figtree, job Shed Slab \(was /);
    expect(store.get('procurement-items', caps.id)).toMatchObject({ supplier_id: mitre.id, project_id: slab.id });
  });

  it('finds and lists what has not arrived', async () => {
    const { run } = bench();
    expect((await run(findItem, { item: 'ridge caps' })).summary).toMatch(/^44 x Ridge caps, \$21\.30 each, \$937\.20/);
    expect((await run(listItems, { outstanding: true })).summary).toMatch(
      /^1 order item not yet delivered, \$937\.20 in all:/,
    );
    expect((await run(listItems, { job: 'slab' })).data?.count).toBe(1);
  });

  it('changes status and delivery, and has deletions wait', async () => {
    const { run, store, caps } = bench();
    const result = await run(updateItem, { item: 'ridge', delivery_date: '2026-12-11' });
    expect(result.summary).toBe('Updated order item 44 x Ridge caps: delivery Fri 11 Dec 2026 (was Wed 25 Nov 2026)');
    expect(store.get('procurement-items', caps.id)).toMatchObject({ status: 'ordered', quantity: 44 });
    expect((await run(deleteItem, { item: 'screws' })).status).toBe('waiting');
  });
});
