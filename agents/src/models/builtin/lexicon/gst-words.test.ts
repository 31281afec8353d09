import { expect, it } from 'vitest';
import { gstIn } from '../acts/kinds/quote-prices.ts';
import { acts } from '../acts/kinds/words.test-support.ts';
import { takeMoney } from '../extract/money.ts';
import { normalise } from '../normalise.ts';

/** Every reader takes its sums from one of these two. */
const gstOf = (said: string) => {
  const text = normalise(said);
  return [takeMoney(text)?.value.gst ?? null, gstIn(text)?.gst ?? null];
};

it.each([
  'told him 450 all in',
  'its 450 all in for the extra one',
  'told her 450 all inclusive',
  '1,850 dollars all in',
  '22k drive away',
  '22k drive-away',
  '450 bucks all inc',
  'said 450, all in',
  '450 inc gst',
  '450 inc',
])('says that the GST is inside: %s', (said) => expect(gstOf(said)[0]).toBe('inc'));

it.each([
  'told him 450 all in',
  '450 all inclusive for the gate',
  'gate 450 all up',
  '450 all told',
  '450 for the lot',
])('and of a line, too: %s', (said) => expect(gstOf(said)[1]).toBe('inc'));

it.each([
  'told him 450 all in plus gst',
  '450 all up plus gst',
  '450 for the lot, ex gst',
  '450 plus gst all up',
  '450 all up but gst on top',
  '500 all up before tax',
  '450 all in not including gst',
  '450 the lot, ex',
  '900 for the lot, gst extra',
  '450 all up for the shower, plus gst',
  '450 and gst',
])('but not where it goes on top: %s', (said) => expect(gstOf(said)[1] ?? gstOf(said)[0]).not.toBe('inc'));

it.each([
  'put 450 all in one invoice',
  'they are all in 2 rooms',
  'all up the ladder, 450',
  'drive away at 6',
  '6 posts all in the ground',
  '50 for the lot of seals',
  '500 all in all its a small job',
  '12 all included in the pack',
  '12 all inclusive kits at 80',
  '600 all up for the shower and 200 for the vanity',
  '300 labour 500 parts, 800 all up',
  '450 all in one day',
])('nor where it is said of something else: %s', (said) => expect(gstOf(said)[1]).toBeNull());

it('a variation has it inside, and no words of the order in what it is for', () =>
  expect(
    acts('rosa wants a skylight in the patio roof as extra now, told her 450 all in for the extra one. write that up'),
  ).toEqual([['add_variation', expect.objectContaining({ amount: 450, gst: 'inc' })]]));

it.each(['text sue its 450 all in', 'note: 12 all included in the pack', 'order 12 all inclusive kits at 80'])(
  'words that go out or on file stay as they were said: %s',
  (said) => expect(normalise(said)).toBe(said),
);

it.each<[string, string | undefined]>([
  ['quote rosa 450 all up', 'inc'],
  ['quote rosa 450 all up but gst on top', 'plus'],
  ['quote rosa 450 all up, plus gst', 'plus'],
  ['invoice rosa 450 all in, no gst', undefined],
])('nor where a piece behind it says so: %s', (said, gst) =>
  expect(acts(said)).toEqual([[expect.stringMatching(/^create_/u), expect.objectContaining({ amount: 450, gst })]]),
);
