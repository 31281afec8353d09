import { describe, expect, it } from 'vitest';
import { countsInNames, goneDays, leavings, partCounts, sumsInWords } from './unlikely.ts';

describe('a day that has gone', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['update_job', { date: '2026-11-19' }, ['date']],
    ['create_task', { due_date: '2026-11-01' }, ['due_date']],
    ['update_procurement_item', { delivery_date: '2025-12-02' }, ['delivery_date']],
    ['update_job', { date: '2026-11-20' }, []],
    ['create_job', { date: '2026-11-21', job_name: '2026-11-01' }, []],
    ['create_finance_record', { date: '2026-11-01' }, []],
    ['create_procurement_item', { order_date: '2026-11-01' }, []],
  ])('%s %o', (tool, args, paths) => {
    expect(goneDays(tool, args, '2026-11-20').map(({ path }) => path)).toEqual(paths);
  });
});

describe('what is left of a long message', () => {
  const story = 'My cousin. Give me. Angela Rossi live there. Floor for laundry and toilet.';
  it('is looked at where nobody called it a note', () => {
    expect(
      leavings('create_client', { name: 'Duc', notes: story }, 'My cousin Duc give me new customer ...'),
    ).toHaveLength(1);
  });
  it('passes where it was introduced, where it is short, and in a change', () => {
    expect(leavings('create_client', { notes: story }, 'new client Duc, note: My cousin. Give me ...')).toEqual([]);
    expect(leavings('create_job', { description: 'Two storeys. Dog in the yard' }, 'new job for Duc')).toEqual([]);
    expect(leavings('update_job', { add_note: story }, 'on the deck, my cousin ...')).toEqual([]);
  });
});

describe('counts of an order', () => {
  const order = (item_name: string, quantity?: number) =>
    countsInNames('create_procurement_item', { item_name, ...(quantity === undefined ? {} : { quantity }) }).length;
  it.each([
    'Silicone 5 white',
    'Ply 12 sheets',
    'Traps x4 reece',
    'Traps 2 wastes',
    'Double gpos four usb ones',
    'Downlights two dimmers',
    'Posts ten rails',
    'Cement three sand',
    'Elbows six tees',
  ])('may stand in the name: %s', (name) => expect(order(name)).toBe(1));
  it.each([
    '90x45 H3 (lengths)',
    '1200 x 2400 ply',
    '250 litre tank',
    '10 mil gib',
    'Size 11 boots',
    '24 volt motor',
    'Posts 125mm round',
    'MGP10 90 degree bends',
    'Clipsal four gang switch',
    'Twin and earth three core cable',
    'Three phase outlet',
    'Bosch four burner cooktop',
  ])('are sizes: %s', (name) => expect(order(name, 4)).toBe(0));
  it('are whole', () => {
    expect(partCounts('create_procurement_item', { quantity: 1.5 })).toHaveLength(1);
    expect(partCounts('create_procurement_item', { quantity: 2 })).toEqual([]);
  });
});

describe('another sum among the words of money', () => {
  const spent = (description: string) => sumsInWords('create_finance_record', { amount: 86.4, description }).length;
  it.each([
    'Diesel, lunch for boys 32 at BP',
    'The part, 95 cartridge',
    'Screws 40 and glue 12',
    'Exit lights, 6, 110',
  ])('is looked at: %s', (description) => expect(spent(description)).toBe(1));
  it.each([
    'Diesel',
    '2 x $85.00 exit lights',
    'Gravel, job 1001',
    'Invoice 4410 from Reece',
    '90x45 H3',
    '250L tank',
    '3 hours x $95.00',
    '10mm ply',
  ])('is none: %s', (description) => expect(spent(description)).toBe(0));
});
