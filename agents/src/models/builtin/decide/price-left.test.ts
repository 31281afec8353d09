import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { reply } from '../decide.test-support.ts';

const records: KnownRecord[] = [{ kind: 'client', id: 'tb', name: 'Trinity Bakery' }];
const called = (said: string) => reply('renea', said, records).calls.map(({ args }) => args);
const line = (description: string, unit_price: number, quantity?: number, unit?: string) => ({
  description,
  ...(quantity ? { quantity } : {}),
  ...(unit ? { unit } : {}),
  unit_price,
});

describe('every price that was said is in the sum', () => {
  it.each([
    ['quote trinity bakery 4 freezer door seals 95 each fitted inc gst', [line('Freezer door seals fitted', 95, 4)]],
    [
      'trinity bakery wants a price. 4 freezer door seals 95 each fitted inc gst',
      [line('Freezer door seals fitted', 95, 4)],
    ],
    [
      'quote trinity bakery 64 sqm at 38 a metre and 180 to shift the furniture, all plus gst',
      [line('Work', 38, 64, 'sqm'), line('Shift the furniture', 180)],
    ],
    [
      'quote trinity bakery carcasses 6,400, doors 3,850 - no, sorry, 3,580 - and the stone benchtop 4,900. Plus GST',
      [line('Carcasses', 6400), line('Doors', 3580), line('Stone benchtop', 4900)],
    ],
  ])('%s', (said, lines) => expect(called(said)).toMatchObject([{ client: 'tb', lines }]));
});

it('"4" is for what is named, not a count of it', () =>
  expect(JSON.stringify(called('quote trinity bakery 4 the bathroom tiles 90 each'))).not.toContain('"quantity":4'));

describe('a price that would be left among the words is asked about', () => {
  it.each([
    'invoice trinity bakery board up was 2 hrs at 95 and 60 for the ply plus gst',
    'invoice trinity bakery 3.5 hrs at 145, callout 120, the 2 motors at 260 each, all ex gst',
  ])('%s', (said) => {
    const { text, calls } = reply('renea', said, records);
    expect(calls).toEqual([]);
    expect(text).toContain('I leave none out');
  });

  it.each([
    ['invoice trinity bakery 450 for the oven door at 12 smith st', 450],
    ['invoice trinity bakery 450 for unit 12', 450],
    ['invoice trinity bakery 1,200 for the 2400 x 1200 panel', 1200],
    ['expense 85 fuel at the servo', 85],
  ])('%s: is read', (said, amount) => expect(called(said)).toMatchObject([{ amount }]));
});
