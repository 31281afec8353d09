import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'josie', name: 'Josie Marchetti' },
  { kind: 'client', id: 'tui', name: 'Tui Parata' },
  { kind: 'job', id: 'deck', name: 'Deck Rebuild', number: '2201', client: 'Josie Marchetti', status: 'pending' },
  { kind: 'job', id: 'retile', name: 'Shower Retile', number: '2215', client: 'Tui Parata', status: 'in_progress' },
  { kind: 'supplier', id: 'bowens', name: 'Bowens Timber Oak Flats' },
  { kind: 'supplier', id: 'bunnings', name: 'Bunnings Trade Shellharbour' },
  { kind: 'supplier', id: 'beaumont', name: 'Beaumont Tiles Warrawong' },
  {
    kind: 'item',
    id: 'boards',
    name: 'Merbau decking boards',
    job: '2201',
    status: 'ordered',
    quantity: 70,
    amount: 18.4,
  },
  { kind: 'item', id: 'oil', name: 'Decking oil 10L (tins)', job: '2201', status: 'pending', quantity: 2, amount: 165 },
];
const lately = (id: string): KnownRecord[] => {
  const made = records.filter((one) => one.id === id).map((one): KnownRecord => ({ ...one, lately: 'created' }));
  return [...made, ...records.filter((one) => one.id !== id)];
};
const lines = (message: string) =>
  reply('sarah', message, records).calls.map(({ name, args }) => (name === 'create_procurement_item' ? args : name));

describe('materials', () => {
  it.each([
    ['order a 250L tank', { item_name: '250L tank', quantity: 1 }],
    [
      'Order 8 sheets of 2400x1200 formply for the Deck Rebuild job',
      { item_name: '2400x1200 formply (sheets)', quantity: 8, job: 'deck' },
    ],
    ['chuck 6 bags of rapid set on for josies deck', { item_name: 'Rapid set (bags)', quantity: 6, job: 'deck' }],
    [
      'get 7 tins of ceiling white from bunnings at $92.50 a tin',
      { item_name: 'Ceiling white (tins)', quantity: 7, unit_price: 92.5, supplier: 'bunnings' },
    ],
    ['put 2 bags of cement on the bowens order', { item_name: 'Cement (bags)', quantity: 2, supplier: 'bowens' }],
    ['order 3 downlights for the kitchen', { item_name: 'Downlights', quantity: 3, notes: 'For the kitchen' }],
    ['order 4 tins of undercoat from zenith', { item_name: 'Undercoat (tins)', quantity: 4, supplier: 'zenith' }],
    [
      'half a pallet of cement for tuis shower, thats 32 bags @ 8.95 inc',
      { item_name: 'Cement (bags)', quantity: 32, unit_price: 8.95, job: 'retile' },
    ],
  ])('%s', (message, args) => expect(onlyCall('sarah', message, records)).toEqual(['create_procurement_item', args]));

  it('shares a job, a day and a shop among lines', () => {
    const shared = { job: 'retile', delivery_date: '2026-11-26' };
    expect(
      lines(
        'for the shower retile grab 14 sqm of subway tile @ 38 a sqm n 3 bags of grout @ 24.50 both beaumont, plus 2 tubs of primer off bunnings at 61 each. all on site by thurs',
      ),
    ).toEqual([
      { item_name: 'Subway tile (sqm)', quantity: 14, unit_price: 38, supplier: 'beaumont', ...shared },
      { item_name: 'Grout (bags)', quantity: 3, unit_price: 24.5, supplier: 'beaumont', ...shared },
      { item_name: 'Primer (tubs)', quantity: 2, unit_price: 61, supplier: 'bunnings', ...shared },
    ]);
  });

  it('reads a shop before a colon', () =>
    expect(lines('bunnings: 5 tins undercoat @ 74, 2 extension poles')).toEqual([
      { item_name: 'Undercoat (tins)', quantity: 5, unit_price: 74, supplier: 'bunnings' },
      { item_name: 'Extension poles', quantity: 2, supplier: 'bunnings' },
    ]));

  it('takes the job of the line just made for one more', () =>
    expect(onlyCall('sarah', 'and 4 rolls of sarking too', lately('oil'))[1]).toMatchObject({
      item_name: 'Sarking (rolls)',
      job: 'deck',
    }));

  it.each([
    ['order the gear for the deck', 'What should I order for the Deck Rebuild job, and how many of each?'],
    ['order the materials for the carport job', 'What should I order for the carport job, and how many of each?'],
    ['order some stuff from bowens', 'What should I order from Bowens Timber Oak Flats, and how many of each?'],
  ])('asks when there is no list: %s', (message, text) =>
    expect(reply('sarah', message, records)).toEqual({ text, calls: [] }),
  );

  it('a few words alone are no order', () =>
    expect(reply('sarah', 'a very long word')).toMatchObject({
      calls: [],
      text: expect.stringMatching(/^Should I order/),
    }));
});

describe('a line that is on the list', () => {
  it.each([
    ['mark the decking oil as ordered', { item: 'oil', status: 'ordered' }],
    ['decking boards turned up this arvo', { item: 'boards', status: 'delivered' }],
    ['deck boards are here', { item: 'boards', status: 'delivered' }],
    ['bowens just rang, the decking boards wont be in till the 8th', { item: 'boards', delivery_date: '2026-12-08' }],
    ['push the decking boards back a week', { item: 'boards', shift_days: 7 }],
    ['bump the decking boards up to 85', { item: 'boards', quantity: 85 }],
    ['change the quantity of ridge caps to 50', { item: 'ridge caps', quantity: 50 }],
    ['decking oil is 172 a tin now', { item: 'oil', unit_price: 172 }],
    ['get the boards from bowens instead', { item: 'boards', new_supplier: 'bowens' }],
  ])('%s', (message, args) => expect(onlyCall('sarah', message, records)).toEqual(['update_procurement_item', args]));

  it.each([
    ['nah make that 4', { item: 'oil', quantity: 4 }],
    ['theyre 63 bucks a tin', { item: 'oil', unit_price: 63 }],
    ['sorry meant bowens', { item: 'oil', new_supplier: 'bowens' }],
  ])('is the one just made where none is named: %s', (message, args) =>
    expect(onlyCall('sarah', message, lately('oil'))).toEqual(['update_procurement_item', args]),
  );

  it.each([
    ['take the decking oil off the order', { item: 'oil' }],
    ['delete the ridge caps item', { item: 'ridge caps' }],
  ])('%s', (message, args) => expect(onlyCall('sarah', message, records)).toEqual(['delete_procurement_item', args]));
});

describe('an order that goes out', () => {
  it.each([
    'ring that lot thru to bowens n charge it up',
    'phone that order in to bowens for me would ya',
    'send the bowens order through and put it on the account',
    'email bowens the order',
    'place the order with bowens',
  ])('%s', (message) =>
    expect(onlyCall('sarah', message, records)).toMatchObject(['send_order', { supplier: 'bowens' }]),
  );
});

describe('orders said in other ways', () => {
  const calls = (message: string) => reply('sarah', message, records).calls.map(({ args }) => args);
  it.each([
    ['order eight no make that ten bags of bagged lime', [{ item_name: 'Bagged lime (bags)', quantity: 10 }]],
    [
      'order one hundred and fifty paling no sorry one hundred and eighty palings',
      [{ item_name: 'Palings', quantity: 180 }],
    ],
    ['order gas - 2 bottles r32, 415 each', [{ item_name: 'R32 gas (bottles)', quantity: 2, unit_price: 415 }]],
    ['order 12 bags of sand because we ran short last time', [{ item_name: 'Sand (bags)', quantity: 12 }]],
    ['order 3 doors, $1260 all up', [{ item_name: 'Doors', quantity: 3, unit_price: 420 }]],
  ])('%s', (message, args) => expect(calls(message)).toEqual(args));
});

it('of two that fit takes the one that is such a thing', () => {
  const two: KnownRecord[] = [
    { kind: 'item', id: 'turf', name: 'Sir Walter turf m2', status: 'ordered' },
    { kind: 'item', id: 'starter', name: 'Turf starter 5kg', status: 'ordered' },
  ];
  expect(onlyCall('sarah', 'Delivery of the turf is 28 November now', two)).toEqual([
    'update_procurement_item',
    { item: 'turf', delivery_date: '2026-11-28' },
  ]);
});
