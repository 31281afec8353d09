import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { argsOf, callsOf } from './acts.test-support.ts';

const MADE = { lately: 'created' } as const;
const ORDERED: readonly KnownRecord[] = [
  { kind: 'item', id: 'a', name: 'Besser blocks grey (pallets)', quantity: 9, job: '8', date: '2026-11-30', ...MADE },
  { kind: 'item', id: 'b', name: 'Rebar 12mm (lengths)', quantity: 30, job: '8', ...MADE },
  { kind: 'job', id: 'j', name: 'Garden wall', number: '8', client: 'Ines Duarte', date: '2026-12-07' },
  { kind: 'client', id: 'c', name: 'Ines Duarte' },
];
const [BLOCKS] = ORDERED as [KnownRecord];

describe('how many', () => {
  it.each([
    ['nah make it 11', 11],
    ['no no sorry 7', 7],
    ['should be 10 not 9', 10],
    ['found two in the yard so 7', 7],
    ['i have 4 in the shed so only order what is missing', 5],
    ['Did I say nine? I was looking at the old plan. Twelve it is.', 12],
    ['two less', 7],
    ['better make it a dozen', 12],
    ['allow for breakages make it 10', 10],
    ['8 is plenty', 8],
    ['only 6, got three off the last job', 6],
    ['actually 10 pallets', 10],
    ['oops 19', 19],
    ['take 3 off', 6],
    ['wait 12 please', 12],
  ])('%s', (said, quantity) => {
    expect(callsOf(said, [BLOCKS])).toEqual([['update_procurement_item', { item: 'a', quantity }]]);
  });

  it('of several, the one whose number fits', () => {
    expect(argsOf('found five in the shed so 25', ORDERED, 'item', 'quantity')).toEqual([['b', 25]]);
    expect(argsOf('sorry 28 lengths', ORDERED, 'item', 'quantity')).toEqual([['b', 28]]);
  });
});

describe('which kind', () => {
  it.each([
    ['charcoal sorry not grey', 'a', 'Besser blocks charcoal (pallets)'],
    ['the cream ones i meant', 'a', 'Besser blocks cream (pallets)'],
    ['16mm sorry', 'b', 'Rebar 16mm (lengths)'],
    ['change the grey to sandstone', 'a', 'Besser blocks sandstone (pallets)'],
    ['not grey, charcoal', 'a', 'Besser blocks charcoal (pallets)'],
  ])('%s', (said, item, name) => {
    expect(argsOf(said, ORDERED, 'item', 'new_name')).toEqual([[item, name]]);
  });
});

describe('when it comes', () => {
  it.each([
    ['block company call, late 2 day', [['a', undefined, 2]]],
    ['the blocks are running a week late', [['a', undefined, 7]]],
    ['rebar wont be here till wednesday', [['b', '2026-11-25', undefined]]],
    ['blocks can wait, say the 4th', [['a', '2026-12-04', undefined]]],
    [
      'all come day before ines',
      [
        ['a', '2026-12-06', undefined],
        ['b', '2026-12-06', undefined],
      ],
    ],
    [
      'both delivered the working day before that job',
      [
        ['a', '2026-12-04', undefined],
        ['b', '2026-12-04', undefined],
      ],
    ],
    [
      'yard says rebar next thursday the rest the day before',
      [
        ['b', '2026-11-26', undefined],
        ['a', '2026-11-25', undefined],
      ],
    ],
  ])('%s', (said, changes) => {
    expect(argsOf(said, ORDERED, 'item', 'delivery_date', 'shift_days')).toEqual(changes);
  });

  it.each([
    ['blocks just landed', 'a'],
    ['it just pulled up on the truck, ripper', 'a'],
    ['rebar turned up this morning', 'b'],
    ['picked up the rebar this arvo', 'b'],
    ['they here already', 'a'],
  ])('%s: delivered', (said, item) => {
    expect(argsOf(said, ORDERED, 'item', 'status')).toEqual([[item, 'delivered']]);
  });

  it('notes what is amiss', () => {
    expect(argsOf('blocks arrived but six are chipped', ORDERED, 'status', 'add_note')).toEqual([
      ['delivered', 'Six are chipped'],
    ]);
  });

  it.each(['rebar isnt here yet', "she's here now", 'his deposit landed today', 'have the blocks arrived?'])(
    'nothing has come: %s',
    (said) => {
      expect(argsOf(said, ORDERED, 'status').filter(([status]) => status === 'delivered')).toEqual([]);
    },
  );
});

describe('of what is named', () => {
  const ALIKE: readonly KnownRecord[] = [
    { kind: 'client', id: 'ros', name: 'Paula Rossi' },
    { kind: 'client', id: 'kim', name: 'Kim Doan' },
    { kind: 'job', id: 'j1', name: 'Ceiling', number: '1', client: 'Paula Rossi', status: 'pending' },
    { kind: 'job', id: 'j2', name: 'Hallway', number: '2', client: 'Kim Doan', status: 'pending' },
    { kind: 'supplier', id: 'bow', name: 'Bowens' },
    { kind: 'supplier', id: 'bun', name: 'Bunnings' },
    { kind: 'item', id: 'p1', name: 'Plasterboard 10mm', quantity: 8, job: '1', supplier: 'Bowens', status: 'pending' },
    { kind: 'item', id: 'p2', name: 'Plasterboard 13mm', quantity: 2, job: '2', supplier: 'Bowens', status: 'pending' },
    { kind: 'item', id: 'skip', name: 'Skip bin 6m3', quantity: 1, job: '1', status: 'pending' },
    { kind: 'item', id: 'post', name: 'Posts 100mm round', quantity: 30, job: '2', status: 'pending' },
    { kind: 'item', id: 'sil', name: 'White silicone', quantity: 5, job: '2', status: 'pending' },
  ];

  it.each([
    ['change the plasterboard for the Rossi ceiling from 8 sheets to 11.', 'p1', 11],
    ['plasterboard for rossi should be 11 not 8', 'p1', 11],
    ['make it 11 sheets of plasterboard for the rossi ceiling', 'p1', 11],
    ['bump the 13mm plasterboard up to 4', 'p2', 4],
    ['the silicone order please change, we need 2 not 5', 'sil', 2],
    ['add two spare posts', 'post', 32],
  ])('%s', (said, item, quantity) =>
    expect(callsOf(said, ALIKE)).toEqual([['update_procurement_item', { item, quantity }]]),
  );

  it.each([
    ['get the silicone from bunnings instead', 'sil'],
    ['switch the posts to bunnings', 'post'],
    ['bunnings for the silicone not bowens', 'sil'],
  ])('another shop: %s', (said, item) =>
    expect(callsOf(said, ALIKE)).toEqual([['update_procurement_item', { item, new_supplier: 'bun' }]]),
  );

  it.each([
    "We don't need the skip for the ceiling anymore, Paula has a trailer. Cancel it please.",
    'scrap the skip',
    'the skip isnt needed, cancel the skip',
    'forget about the skip order',
  ])('off: %s', (said) =>
    expect(callsOf(said, ALIKE).map(([tool, args]) => [tool, args.item])).toContainEqual([
      'delete_procurement_item',
      'skip',
    ]),
  );

  it.each([
    'cancel the ceiling job',
    'if we dont need the skip cancel it',
    'remind me to cancel the skip',
    'cancel 2 of the posts',
  ])('stays: %s', (said) =>
    expect(callsOf(said, ALIKE).map(([tool]) => tool)).not.toContain('delete_procurement_item'),
  );

  it.each([
    ['the silicone, please not white, change for clear', 'sil', 'Clear silicone'],
    ['change the white silicone to clear', 'sil', 'Clear silicone'],
    ['posts should be 125s not the 100s', 'post', 'Posts 125mm round'],
  ])('another kind: %s', (said, item, name) => expect(argsOf(said, ALIKE, 'item', 'new_name')).toEqual([[item, name]]));

  it('what only came in part is noted and still to come', () =>
    expect(argsOf('only 6 of the 10mm plasterboard turned up', ALIKE, 'item', 'status')).toEqual([['p1', undefined]]));

  it('what was fetched for somebody is here', () =>
    expect(argsOf('I picked up the posts for Kim on the way home.', ALIKE, 'item', 'status')).toEqual([
      ['post', 'delivered'],
    ]));
});
