import { describe, expect, it } from 'vitest';
import { itemsOf } from './items.ts';
import { spelt } from './number-words.ts';

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
  ])('%s', (words, number) => expect(spelt(words)).toBe(number));
  it('is undefined for other words', () => expect(spelt('a grand piano')).toBeUndefined());
});
