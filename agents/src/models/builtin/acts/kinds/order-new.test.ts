import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { argsOf, callsOf } from './acts.test-support.ts';

const OFFICE: readonly KnownRecord[] = [
  { kind: 'client', id: 'c1', name: 'Moana Pickering' },
  { kind: 'job', id: 'j1', name: 'Carport roof', number: '70', client: 'Moana Pickering', date: '2026-12-02' },
  { kind: 'supplier', id: 's1', name: 'Dahlsens Wodonga' },
  { kind: 'item', id: 'i1', name: 'Flashing (lengths)', job: '70', supplier: 'Dahlsens Wodonga', quantity: 6 },
];

describe('lines of an order', () => {
  it.each([
    ['order 15 fence droppers and a roll of chain mesh', [15, 'Fence droppers'], [1, 'Chain mesh (roll)']],
    ['insulation batts 12 bag, foil tape 3 roll. order', [12, 'Insulation batts (bag)'], [3, 'Foil tape (roll)']],
    ['order three hundred and fifty pavers', [350, 'Pavers']],
    ['grab me two dozen coach bolts', [24, 'Coach bolts']],
    ['need 6 x 15L ceiling white', [6, '15L ceiling white']],
    ['order 20 sheets of 2400x1200 mdf', [20, '2400x1200 mdf (sheets)']],
    ['order the other three, 100 round galv, from dahlsens', [3, '100 round galv']],
    ['order 9 sorry 11 lengths of conduit', [11, 'Conduit (lengths)']],
    ['buy 5 cartons tiles, 300 x 600 gloss', [5, 'Tiles 300 x 600 gloss (cartons)']],
    ['thats done now order two pallets of besser blocks', [2, 'Besser blocks (pallets)']],
    ['chuck 4 boxes of gutter screws on the order', [4, 'Gutter screws (boxes)']],
    ['12 bags of mortar off dahlsens', [12, 'Mortar (bags)']],
    ['can you order 3 drums of sealer and have them here by wednesday', [3, 'Sealer (drums)']],
    ['d: order a tap washer kit', [1, 'Tap washer kit']],
    ['reorder 40 lengths of batten', [40, 'Batten (lengths)']],
    ['buy 2 dozen saddles', [24, 'Saddles']],
    ['order 4 traps 2 wastes and a roll of tape', [4, 'Traps'], [2, 'Wastes'], [1, 'Tape (roll)']],
    ['we are out of 65mm screws, get 2 boxes', [2, '65mm screws (boxes)']],
    ['i need buy silicone white 5 pcs', [5, 'Silicone white']],
    ['order 2400 x 1200 ply 12 sheets', [12, '2400 x 1200 ply (sheets)']],
    ['order 3 sheets 10 mil gib', [3, '10 mil gib (sheets)']],
    ['order 12 bags of rapid set. We need them by Thursday.', [12, 'Rapid set (bags)']],
    ['order 1.5 cube of sand', [1.5, 'Sand']],
    ['get half a cube of sand for the carport', [0.5, 'Sand']],
    ['two and a half cubes of mulch for moana', [2.5, 'Mulch']],
    ['buy us eight tubes of silicone and 2 caulking guns', [8, 'Silicone (tubes)'], [2, 'Caulking guns']],
    ['jot down 2 bags rapid set for the carport', [2, 'Rapid set (bags)']],
    ['write down a dozen gate hinges from dahlsens', [12, 'Gate hinges']],
    ['note down we need 40 pavers', [40, 'Pavers']],
    ['put 6 tubes of silicone down for moana', [6, 'Silicone (tubes)']],
    ['a dozen and a half storm elbows from dahlsens', [18, 'Storm elbows']],
    ['we have run out of mastic, get 10 tubes', [10, 'Mastic (tubes)']],
    ['moanas carport needs another box of rivets', [1, 'Rivets (box)']],
    ['get dahlsens to send 2 floor wastes', [2, 'Floor wastes']],
    ['20 lengths of batten for moana, get them from dahlsens please', [20, 'Batten (lengths)']],
    ['for the carport: 12 bags of mix, no make that 14, and a tin of primer', [14, 'Mix (bags)'], [1, 'Primer (tin)']],
    ['dahlsens order:\n• white board x4\n• 16mm brackets pk10 x3', [4, 'White board'], [3, '16mm brackets pk10']],
    ['List for dahlsens:\n- 4 x bends\n- 2 x junction', [4, 'Bends'], [2, 'Junction']],
    [
      'i want thirty lengths of ninety by forty five two point fours a box of seventy five mil nails and two hinges',
      [30, '90x45 2.4s (lengths)'],
      [1, '75 mil nails (box)'],
      [2, 'Hinges'],
    ],
    [
      'aluminium rail 6m x 8, mid clamp 30, from dahlsens. all must come by 1 december',
      [8, 'Aluminium rail 6m'],
      [30, 'Mid clamp'],
    ],
  ])('%s', (said, ...lines) => {
    expect(argsOf(said, OFFICE, 'quantity', 'item_name')).toEqual(lines);
  });

  it.each([
    ['order 8 lengths of c purlin for moana from dahlsens', { job: 'j1', supplier: 's1' }],
    ['for the carport order 8 lengths of c purlin', { job: 'j1' }],
    ['moana, 30 bag cement. dahlsens', { job: 'j1', supplier: 's1', quantity: 30 }],
    ['half a dozen elbows, 3 bags of mix, moanas carport', { job: 'j1' }],
    ['need traps x4 dahlsens carport', { item_name: 'Traps', quantity: 4, supplier: 's1', job: 'j1' }],
    [
      'dahlsens - 2 x door closer for the carport, need em before monday',
      { supplier: 's1', delivery_date: '2026-11-22' },
    ],
    ['please get 3 deadlock satin, 78 dollar each one', { quantity: 3, unit_price: 78 }],
    ['buy 4 door stopper, price 12 dollar one', { quantity: 4, unit_price: 12 }],
    ['add 3 rolls of sarking at 145 to the carport order', { quantity: 3, unit_price: 145, job: 'j1' }],
    ['want 10 sheet gyprock, 18.90 per sheet, for moana', { quantity: 10, unit_price: 18.9, job: 'j1' }],
    ['same again on the flashing', { item_name: 'Flashing (lengths)', quantity: 6, supplier: 'Dahlsens Wodonga' }],
    [
      '2 more lengths of that flashing, same mob as last time',
      { quantity: 2, supplier: 'Dahlsens Wodonga', job: 'j1' },
    ],
    [
      '12 sheets ply for the carport, dahlsens can deliver the lot monday',
      { supplier: 's1', delivery_date: '2026-11-23' },
    ],
    ['4 posts for moana, on site the day before we start', { quantity: 4, job: 'j1', delivery_date: '2026-12-01' }],
    ['get a dozen downlights for moana, dahlsens has them', { supplier: 's1', job: 'j1', quantity: 12 }],
    ['say 4 lengths 90x45 for the carport maybe', { item_name: '90x45 (lengths)', quantity: 4, job: 'j1' }],
    ['was it 12 or 14 hooks for moana.. 14 i reckon order them', { item_name: 'Hooks', quantity: 14, job: 'j1' }],
    [
      'gate motor for moana, 24 volt or 12 volt i forget, put one on order',
      { item_name: 'Gate motor', quantity: 1, notes: '24 volt or 12 volt' },
    ],
    ['4 cubes of 25mpa from dahlsens for moana 7am on the 27th', { notes: 'Delivery at 7am' }],
    ['order 14 posts at 42 each, deliver tuesday', { unit_price: 42, delivery_date: '2026-11-24' }],
    ['order the decking from beam and batten, 60 lengths at 18.50', { unit_price: 18.5, supplier: 'beam and batten' }],
    ['order 200 bricks from kev at the tip shop', { supplier: 'kev at the tip shop', quantity: 200 }],
    ['hire a scissor lift from coates for moanas job 420 for the day', { unit_price: 420, job: 'j1' }],
    ['same flashing for moana but 4', { item_name: 'Flashing (lengths)', quantity: 4, job: 'j1' }],
    ['and another 2 lengths of the flashing', { item_name: 'Flashing (lengths)', quantity: 2 }],
  ])('%s', (said, args) => {
    expect(callsOf(said, OFFICE).slice(0, 1)).toEqual([['create_procurement_item', expect.objectContaining(args)]]);
  });

  it.each([
    'moana wants two more skylights',
    'get moana to ring the council',
    'we need to talk about the carport',
    'moana: removal 2200, stump grind 350, mulch 200, all plus gst',
    'chuck 3 nights accom on this one',
    'did you order 6 lengths of flashing',
    'our bank details have changed to BSB 062-000',
  ])('orders nothing for: %s', (said) => {
    expect(callsOf(said, OFFICE).filter(([name]) => name === 'create_procurement_item')).toEqual([]);
  });
});
