import { expect, it } from 'vitest';
import { numbersIn } from './numbers-in.ts';

it.each<[string, number]>([
  ['1850 plus gst', 1850],
  ['$1,850.00', 1850],
  ['1.8k', 1800],
  ['two and a half grand', 2500],
  ['a grand and a half', 1500],
  ['eighteen fifty', 1850],
  ['nine fifty', 950],
  ['twelve fifty a box', 12.5],
  ['six hundred and eighty', 680],
  ['one point six thousand', 1600],
  ['half a dozen downlights', 6],
  ['two dozen', 24],
  ['a couple of lights', 2],
  ['a 250L tank', 250],
  ['41a Banksia St', 41],
  ['twenty one metres', 21],
  ['.5 of a cube', 0.5],
])('in "%s" there may be %d', (text, value) => {
  expect([...numbersIn(text)]).toContain(value);
});

it('finds none where none is', () => {
  expect([...numbersIn('new job for Dave, hot water, and a bit of a chat')]).toEqual([]);
});
