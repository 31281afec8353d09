import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'iris', name: 'Iris Tuala' },
  { kind: 'client', id: 'ned', name: 'Ned Farrow' },
  { kind: 'client', id: 'bo', name: 'Bo Lindqvist' },
  {
    kind: 'quote',
    id: 'q1',
    name: 'Q-1',
    client: 'Iris Tuala',
    amount: 2100,
    about: 'Sand and oil deck, 28 sqm. Total $2,100 inc GST.',
  },
  {
    kind: 'quote',
    id: 'q2',
    name: 'Q-2',
    client: 'Bo Lindqvist',
    amount: 900,
    about: 'Side gate. Total $900 plus GST.',
  },
  { kind: 'quote', id: 'q3', name: 'Q-3', client: 'Bo Lindqvist', amount: 400, about: 'Clothesline. Total $400.' },
];

describe('the same quote again, for somebody else', () => {
  it.each([
    ['do Ned the same quote as Iris, his deck is the same size', { amount: 2100, work: 'Sand and oil deck, 28 sqm' }],
    ['ned wants the same deck as iris, same price. quote him', { amount: 2100, work: 'Sand and oil deck, 28 sqm' }],
    ['write ned a quote, same as iriss but 1900', { amount: 1900, work: 'Sand and oil deck, 28 sqm' }],
    ['quote ned the same as we did for iris', { amount: 2100, work: 'Sand and oil deck, 28 sqm' }],
    ['quote ned the same gate as bo', { amount: 900, work: 'Side gate', gst: 'plus' }],
  ])('%s', (said, args) => {
    expect(callsOf(said, FILE)).toEqual([['create_quote', { client: 'ned', ...args }]]);
  });

  it.each(['quote ned the same as bo', 'same day as iris for ned', 'iris wants the same quote again'])(
    'is asked about, or none: %s',
    (said) => {
      expect(callsOf(said, FILE)).toEqual([]);
    },
  );
});
