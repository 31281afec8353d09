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
