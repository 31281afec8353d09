import { describe, expect, it } from 'vitest';
import { countsInNames, daysInNames, goneDays, leavings, partCounts, pricesInQuotes, sumsInWords } from './unlikely.ts';

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
    'INV-1005, lunch 32',
    'Diesel-80',
  ])('is looked at: %s', (description) => expect(spent(description)).toBe(1));
  it.each([
    'Diesel',
    '2 x $85.00 exit lights',
    'Gravel, job 1001',
    'Invoice 4410 from Reece',
    'INV-1005',
    'off inv-1005',
    'CN-1001 and Q-1795790202640',
    'Part of CE/4020',
    '90x45 H3',
    '250L tank',
    '3 hours x $95.00',
    '10mm ply',
  ])('is none: %s', (description) => expect(spent(description)).toBe(0));
});

describe('another price among the words of a quote', () => {
  const quoted = (...descriptions: string[]) =>
    pricesInQuotes('create_quote', { work: 'Work', lines: descriptions.map((description) => ({ description })) })
      .length;
  it.each([
    'Power points and hot water unit 480',
    'Power points 320 concrete pump 640 scaffold hire',
    '260 isolation valve +',
    'Hot water unit 185. skip bin.',
    'Skip bin travel ninety five dollars',
  ])('is looked at: %s', (description) => expect(quoted('Timber', description)).toBe(1));
  it.each(['3 downlights', '12 rolls of turf', '250L tank', '90x45 H3', 'Hot water unit', '2 x $85.00 exit lights'])(
    'is none: %s',
    (description) => expect(quoted(description)).toBe(0),
  );
  it('stands in the words of a quote without lines too', () => {
    expect(pricesInQuotes('create_quote', { work: 'Skip bin 320 travel', amount: 95 })).toHaveLength(1);
    expect(pricesInQuotes('create_job', { work: 'Skip bin 320 travel' })).toEqual([]);
  });
});

it('is another day, where a day stands in what is to be done', () => {
  const name = (task_name: string) => daysInNames('create_task', { task_name }).length;
  expect(name('Call the certifier and again on 15 december')).toBe(1);
  expect(name('Order 15 decking boards')).toBe(0);
});
