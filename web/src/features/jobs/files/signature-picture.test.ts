import { expect, it } from 'vitest';
import { wrapped } from './signature-picture.ts';

const fits = (line: string) => line.length <= 10;

it.each([
  ['between words', 'The work is done', ['The work', 'is done']],
  ['in a word that is longer than a line', 'a Wonnangatta-Moroka b', ['a', 'Wonnangatt', 'a-Moroka b']],
  ['not at all where it fits', 'Done.', ['Done.']],
  ['whatever is between the words', ' The\n\nwork  is done ', ['The work', 'is done']],
  ['even where not one letter fits beside another', 'x'.repeat(25), ['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]],
])('a text is broken %s', (_, text, lines) => {
  expect(wrapped(text, fits)).toEqual(lines);
});
