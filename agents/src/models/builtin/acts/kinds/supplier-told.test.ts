import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';
import { madeOf } from './people.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'supplier', id: 'tas', name: 'Tassie Timbers' },
  { kind: 'supplier', id: 'b1', name: 'Bunnings Albany' },
  { kind: 'supplier', id: 'b2', name: 'Bunnings Glenfield' },
  { kind: 'supplier', id: 'kurt', name: 'Kurtz Tools' },
];

describe('another name of a shop', () => {
  it.each([
    ['Tassie Timbers are called Southern Tonewood now, new owners. Same phone, same email.', 'Southern Tonewood'],
    ["Tassie Timbers changed names to Huon Woods. number's the same", 'Huon Woods'],
    ["tassie timbers got bought out, they're Huon now", 'Huon'],
    ['tassie timbers goes by Huon Woods these days', 'Huon Woods'],
    ['rename tassie timbers to Huon Woods', 'Huon Woods'],
    ['tassie timbers is now called huon woods', 'Huon Woods'],
  ])('%s', (said, name) => {
    expect(callsOf(said, FILE)).toEqual([['update_supplier', { supplier: 'tas', name }]]);
  });
});

describe('a shop that is gone', () => {
  it.each(['kurtz closed down, take them out', 'we dont use kurtz anymore, get rid of them'])('%s', (said) => {
    expect(callsOf(said, FILE)).toEqual([['delete_supplier', { supplier: 'kurt' }]]);
  });
});

describe('what is asked, or cannot be done', () => {
  it.each([
    [
      'bunnings trade desk has new email trade.desk@bunnings.example.net, update please',
      /Bunnings Albany or Bunnings Glenfield/,
    ],
    ['note for kurtz: closed saturdays over summer', /can't keep notes on a supplier/],
    ['kurtz and tassie timbers are the same mob now, merge them', /can't make two suppliers one/],
  ])('%s', (said, answer) => {
    expect(madeOf(said, FILE)).toEqual([expect.stringMatching(answer)]);
  });
});
