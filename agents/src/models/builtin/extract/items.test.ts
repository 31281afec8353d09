import { describe, expect, it } from 'vitest';
import { itemsOf } from './items.ts';
import { SPELT, spelt } from './number-words.ts';

describe('itemsOf', () => {
  it.each([
    ['a 250L tank', [{ item_name: '250L tank', quantity: 1 }]],
    ['8 sheets of 2400x1200 formply', [{ item_name: '2400x1200 formply (sheets)', quantity: 8 }]],
    ['3x 20L drums of roof membrane', [{ item_name: '20L drums of roof membrane', quantity: 3 }]],
    ['a doz rollers', [{ item_name: 'Rollers', quantity: 12 }]],
    [
      '7 tins of ceiling white from Dulux at $92.50 a tin',
      [{ item_name: 'Ceiling white (tins)', quantity: 7, unit_price: 92.5, supplier: 'Dulux' }],
    ],
    ['16 packs of batts at $54 a pack', [{ item_name: 'Batts (packs)', quantity: 16, unit_price: 54 }]],
    ['25 lm of quad gutter @ 16.80', [{ item_name: 'Quad gutter (lm)', quantity: 25, unit_price: 16.8 }]],
    ['downpipe', [{ item_name: 'Downpipe' }]],
    ['44 ridge caps @ 21.30', [{ item_name: 'Ridge caps', quantity: 44, unit_price: 21.3 }]],
    [
      '2 rolls sarking off hudsons @ 112 a roll',
      [{ item_name: 'Sarking (rolls)', quantity: 2, unit_price: 112, supplier: 'hudsons' }],
    ],
    ['one box of 500 tek screws', [{ item_name: '500 tek screws (box)', quantity: 1 }]],
    [
      'half a pallet of cement, thats 32 bags @ 8.95 inc',
      [{ item_name: 'Cement (bags)', quantity: 32, unit_price: 8.95 }],
    ],
    ['85m of skirting @ 14.50 a metre', [{ item_name: 'Skirting (m)', quantity: 85, unit_price: 14.5 }]],
    ['half a dozen elbows', [{ item_name: 'Elbows', quantity: 6 }]],
    ['two dozen brackets', [{ item_name: 'Brackets', quantity: 24 }]],
    ['a couple of 15 amp breakers', [{ item_name: '15 amp breakers', quantity: 2 }]],
    ['two hundred pavers', [{ item_name: 'Pavers', quantity: 200 }]],
    ['1,200 pavers', [{ item_name: 'Pavers', quantity: 1200 }]],
    ['twenty five lengths of 90x45', [{ item_name: '90x45 (lengths)', quantity: 25 }]],
    ['6 lengths of 90x45 at 5.4m', [{ item_name: '90x45 at 5.4m (lengths)', quantity: 6 }]],
    ['16 packs at 54', [{ item_name: 'Packs', quantity: 16, unit_price: 54 }]],
    ['tek screws x 3', [{ item_name: 'Tek screws', quantity: 3 }]],
    ['downlights (6)', [{ item_name: 'Downlights', quantity: 6 }]],
    ['roofing screws 12-14 x 45', [{ item_name: 'Roofing screws 12-14 x 45' }]],
    ['250 litre tank', [{ item_name: '250 litre tank' }]],
    ['90 degree bends', [{ item_name: '90 degree bends' }]],
    ['2 90 degree bends', [{ item_name: '90 degree bends', quantity: 2 }]],
    ['3 phase board', [{ item_name: '3 phase board' }]],
    ['another 2 rolls of weed mat', [{ item_name: 'Weed mat (rolls)', quantity: 2 }]],
    ['2 more rolls of weed mat', [{ item_name: 'Weed mat (rolls)', quantity: 2 }]],
    ['10 20kg bags of cement', [{ item_name: '20kg bags of cement', quantity: 10 }]],
    ['6 off 90mm elbows', [{ item_name: '90mm elbows', quantity: 6 }]],
  ])('%s', (text, items) => expect(itemsOf(text)).toEqual(items));

  it('parts a list where the next one has a count', () => {
    expect(
      itemsOf('44 ridge caps @ 21.30 and 2 rolls of sarking, plus one box of tek screws').map((item) => [
        item.quantity,
        item.item_name,
      ]),
    ).toEqual([
      [44, 'Ridge caps'],
      [2, 'Sarking (rolls)'],
      [1, 'Tek screws (box)'],
    ]);
    expect(itemsOf('nuts and bolts')).toHaveLength(1);
  });

  it.each([
    [
      '3x 20L drums of roof membrane and a doz rollers from mitre 10',
      [
        ['mitre 10', 3],
        ['mitre 10', 12],
      ],
    ],
    [
      'from Reece: 2 taps and 3 valves',
      [
        ['Reece', 2],
        ['Reece', 3],
      ],
    ],
    [
      '9 galleries @ 165 off viridian and 4 tubes neutral cure',
      [
        ['viridian', 9],
        [undefined, 4],
      ],
    ],
    [
      '44 ridge caps @ 21.30 and 25 lm of quad gutter @ 16.80 both stratco, 2 rolls sarking off hudsons @ 112 a roll, plus one box of 500 tek screws',
      [
        ['stratco', 44],
        ['stratco', 25],
        ['hudsons', 2],
        [undefined, 1],
      ],
    ],
    [
      '- 3 doors\n- 2 locks\n- 1 tin of primer',
      [
        [undefined, 3],
        [undefined, 2],
        [undefined, 1],
      ],
    ],
    [
      '1. 3 doors\n2. 2 locks',
      [
        [undefined, 3],
        [undefined, 2],
      ],
    ],
    [
      'screws, nails and glue',
      [
        [undefined, undefined],
        [undefined, undefined],
        [undefined, undefined],
      ],
    ],
    [
      '3 doors, 2 locks all from bunnings',
      [
        ['bunnings', 3],
        ['bunnings', 2],
      ],
    ],
  ])('%s', (text, expected) => expect(itemsOf(text).map((item) => [item.supplier, item.quantity])).toEqual(expected));

  it('makes up no price of one from a price for all', () => {
    expect(itemsOf('16 packs of batts for $800')[0]?.unit_price).toBeUndefined();
    expect(itemsOf('a tank for $800')[0]?.unit_price).toBe(800);
  });
});

describe('spelt numbers', () => {
  it.each([
    ['eleven hundred', 1100],
    ['two and a half grand', 2500],
    ['forty eight hundred', 4800],
    ['one thousand two hundred', 1200],
    ['a grand', 1000],
    ['a grand and a half', 1500],
    ['half a grand', 500],
    ['one point six thousand', 1600],
    ['two thousand three hundred and forty', 2340],
  ])('%s', (words, number) => expect(spelt(words)).toBe(number));
  it.each([
    ['a hundred and forty five and three hundred and twenty', 'a hundred and forty five'],
    ['a thousand and five and two hundred', 'a thousand and five'],
    ['two thousand three hundred and forty and a thousand', 'two thousand three hundred and forty'],
  ])('two sums are not read as one: %s', (said, first) =>
    expect(new RegExp(`^${SPELT}`, 'i').exec(said)?.[0]).toBe(first),
  );
  it('is undefined for other words', () => expect(spelt('a grand piano')).toBeUndefined());
});
