import { financeRecords, getTpar, listTparRecords, suppliers, type WireOutput } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Actor, Business } from '../actor.ts';

const { create, update } = financeRecords.operations;

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

const ABN = '51824753556';
async function builder(more: Partial<Business> = {}) {
  const plain = world.newActor();
  const actor: Actor = { ...plain, business: { ...plain.business, country: 'AU', ...more } };
  return {
    actor,
    supplier: (name: string, fields: object = {}) =>
      world.call(actor, suppliers.operations.create, { name, ...fields }),
    pay: (amount: number, paid_date: string, fields: object = {}) =>
      world.call(actor, create, { type: 'expense', amount, paid_date, ...fields }),
    report: (year?: number) => world.call(actor, getTpar, year ? { year } : {}),
    records: async (asked: object) => world.call(actor, listTparRecords, asked),
  };
}
const lines = ({ contractors }: WireOutput<typeof getTpar>) =>
  contractors.map(({ name, gross, gst, count, lacks }) => ({ name, gross, gst, count, lacks }));

describe('the Taxable payments annual report', () => {
  it('adds up what each contractor was paid in the year, with its GST', async () => {
    const { supplier, pay, report, records } = await builder();
    const tiler = await supplier('Tom Tiling', { contractor: true, abn: '51 824 753 556', address: '3 Bay Rd, Dapto' });
    const shop = await supplier('Bunnings');
    await pay(1100, '2025-07-01', { supplier_id: tiler.id, tax: 'gst' });
    await pay(500, '2026-06-30', { supplier_id: tiler.id, tax: 'free' });
    // outside of the year, not paid, no contractor
    await pay(99, '2025-06-30', { supplier_id: tiler.id });
    await pay(98, '2026-07-01', { supplier_id: tiler.id });
    await pay(97, '2026-06-01', { supplier_id: tiler.id, status: 'pending', due_date: '2026-06-01' });
    await pay(96, '2026-06-01', { supplier_id: shop.id });
    const found = await report(2026);
    expect(found).toMatchObject({
      ...{ year: 2026, from: '2025-07-01', to: '2026-06-30', due_on: '2026-08-28', so_far: false },
      total: { gross: 1600, gst: 100, tax_withheld: 0, count: 2 },
      contractors: [
        {
          supplier_id: tiler.id,
          name: 'Tom Tiling',
          abn: ABN,
          address: '3 Bay Rd, Dapto',
          gross: 1600,
          gst: 100,
          tax_withheld: 0,
          count: 2,
          lacks: [],
        },
      ],
      more_contractors: 0,
      notes: [],
    });
    const { data } = await records({ year: 2026, supplier_id: tiler.id });
    expect(data.map(({ day, name, amount, gst }) => [day, name, amount, gst])).toEqual([
      ['2025-07-01', 'Tom Tiling', 1100, 100],
      ['2026-06-30', 'Tom Tiling', 500, 0],
    ]);
  });

  it('is of the last year that is over where nobody says', async () => {
    const { report } = await builder();
    expect(await report()).toMatchObject({ year: 2026, contractors: [], total: { gross: 0, gst: 0, count: 0 } });
    expect(await report(2027)).toMatchObject({ year: 2027, so_far: true });
  });

  it('an expense says otherwise than its supplier', async () => {
    const { supplier, pay, report, records } = await builder();
    const sparky = await supplier('Sparky', { contractor: true });
    const shop = await supplier('Reece');
    const cable = await pay(330, '2026-03-01', { supplier_id: sparky.id, paid_for: 'materials', tax: 'gst' });
    await pay(220, '2026-03-02', { supplier_id: sparky.id, tax: 'gst' });
    await pay(110, '2026-03-03', { supplier_id: shop.id, paid_for: 'labour', tax: 'gst' });
    await pay(50, '2026-03-03', { supplier_id: shop.id, paid_for: 'materials' });
    const found = await report(2026);
    expect(lines(found)).toEqual([
      { name: 'Reece', gross: 110, gst: 10, count: 1, lacks: ['abn', 'address'] },
      { name: 'Sparky', gross: 220, gst: 20, count: 1, lacks: ['abn', 'address'] },
    ]);
    expect(found.notes).toEqual([
      {
        code: 'materials_only',
        count: 1,
        amount: 330,
        text: '1 expense, $330.00 paid to contractors for materials only: left out.',
      },
    ]);
    expect((await records({ year: 2026, of: 'materials_only' })).data).toMatchObject([{ id: cable.id }]);
    expect((await records({ year: 2026, of: 'materials_only', supplier_id: shop.id })).data).toEqual([]);
  });

  it('lists what is to be filled in', async () => {
    const { actor, supplier, pay, report, records } = await builder();
    const wrong = await supplier('Wrong', { contractor: true, abn: '51824753557', address: '1 A St' });
    await pay(100, '2026-01-01', { supplier_id: wrong.id });
    const nobody = await pay(70, '2026-01-02', { paid_for: 'labour' });
    const found = await report(2026);
    expect(lines(found)).toEqual([{ name: 'Wrong', gross: 100, gst: 0, count: 1, lacks: ['abn_wrong'] }]);
    expect(found.notes.map(({ code, count, amount }) => ({ code, count, amount }))).toEqual([
      { code: 'no_supplier', count: 1, amount: 70 },
      { code: 'gst_not_said', count: 1, amount: 100 },
    ]);
    expect((await records({ year: 2026, of: 'no_supplier' })).data).toMatchObject([{ id: nobody.id, name: null }]);
    expect((await records({ year: 2026, of: 'no_supplier', supplier_id: wrong.id })).data).toEqual([]);
    await world.call(actor, update, { id: nobody.id, supplier_id: wrong.id });
    expect(await report(2026)).toMatchObject({ total: { gross: 170 } });
  });

  it('counts the GST in it for a business that claims none', async () => {
    const { supplier, pay, report } = await builder({ gstRegistered: false });
    const tiler = await supplier('Tom', { contractor: true });
    await pay(100, '2026-01-01', { supplier_id: tiler.id, tax: 'gst' });
    expect((await report(2026)).total).toMatchObject({ gross: 100, gst: 9.09 });
  });

  it('pages its records, and those of others stay theirs', async () => {
    const { supplier, pay, records } = await builder();
    const tiler = await supplier('Tom', { contractor: true });
    for (let day = 1; day <= 5; day += 1) await pay(day, `2026-02-0${day}`, { supplier_id: tiler.id });
    const first = await records({ year: 2026, limit: 3 });
    const second = await records({ year: 2026, limit: 3, cursor: first.next_cursor });
    expect([...first.data, ...second.data].map(({ amount }) => amount)).toEqual([1, 2, 3, 4, 5]);
    expect(second.next_cursor).toBeNull();
    const other = await builder();
    expect((await other.records({ year: 2026, supplier_id: tiler.id })).data).toEqual([]);
  });

  it('a supplier who was deleted was paid all the same', async () => {
    const { actor, supplier, pay, report } = await builder();
    const tiler = await supplier('Tom', { contractor: true });
    await pay(100, '2026-01-01', { supplier_id: tiler.id });
    await world.call(actor, suppliers.operations.delete, { id: tiler.id });
    expect(lines(await report(2026))).toMatchObject([{ name: 'Tom', gross: 100 }]);
  });

  it('there is none in New Zealand', async () => {
    const { report, records } = await builder({ country: 'NZ' });
    await expect(report(2026)).rejects.toMatchObject({ code: 'australia_only', status: 409 });
    await expect(records({})).rejects.toMatchObject({ code: 'australia_only' });
  });

  it('only an expense is paid for labour or materials', async () => {
    const { actor } = await builder();
    await expect(world.call(actor, create, { type: 'payment', amount: 10, paid_for: 'labour' })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Only an expense says what was paid for: labour or materials.',
    });
  });
});
