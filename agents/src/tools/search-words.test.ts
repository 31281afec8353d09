import { describe, expect, it } from 'vitest';
import { looserSearches, searchWords } from './search-words.ts';

describe('searchWords', () => {
  it.each([
    ["Priya Sharma's", ['sharma', 'priya']],
    ['the hendersons', ['henderson']],
    ["O'Brien", ['brien', 'o']],
    ['Ngaire Hōhepa', ['ngaire', 'hohepa']],
    ['Søren', ['soren']],
    ['the', ['the']],
    ['', []],
  ])('%s is looked for as %j', (reference, words) => expect(searchWords(reference, new Set(['the']))).toEqual(words));

  it('fits the longest search a list takes', () => {
    const words = searchWords(Array.from({ length: 40 }, (_, i) => `supercalifragilistic${i}x`).join(' '), new Set());
    expect(words.join(' ').length).toBeLessThanOrEqual(100);
  });
});

describe('looserSearches', () => {
  it('are starts of the words, together and each', () => {
    expect(looserSearches(['sharmma', 'priya'])).toEqual(['sha pri', 'sha', 'pri', 'sh pr']);
  });
  it('find a name that is written apart on file', () => expect(looserSearches(['obrien'])).toContain('bri'));
});
