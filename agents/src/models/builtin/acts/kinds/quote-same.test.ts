import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';
import { acts } from './words.test-support.ts';

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
    ['do Ned the same quote as Iris, his deck is the same size', { same_as: 'q1', work: 'Sand and oil deck, 28 sqm' }],
    ['ned wants the same deck as iris, same price. quote him', { same_as: 'q1', work: 'Sand and oil deck, 28 sqm' }],
    ['write ned a quote, same as iriss but 1900', { amount: 1900, work: 'Sand and oil deck, 28 sqm' }],
    ['quote ned the same as we did for iris', { same_as: 'q1', work: 'Sand and oil deck, 28 sqm' }],
    ['quote ned the same gate as bo', { same_as: 'q2', work: 'Side gate' }],
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

const LAST_TIME: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'quote', id: 'gutter', name: 'Q-8', client: 'Dave Cutler', amount: 330, about: 'Gutter clean' },
  { kind: 'quote', id: 'fence', name: 'Q-9', client: 'Dave Cutler', amount: 900, about: 'Fence panels' },
];
const said = (message: string, talk: readonly string[] = [], file = LAST_TIME) => acts(message, file, talk);

describe('the price of last time', () => {
  it.each([
    'quote dave for a gutter clean, same price as last time',
    'do dave a quote for gutter clean, same as last time',
    'quote dave for a gutter clean at the usual price',
  ])('%s', (message) =>
    expect(said(message)).toEqual([['create_quote', { client: 'dave', work: 'Gutter clean', same_as: 'gutter' }]]),
  );

  it('is that of the latest where nobody says what for', () =>
    expect(
      said('same price as last time', [
        'write a quote for dave',
        'What goes in the quote for Dave Cutler, and what does it cost?',
      ]),
    ).toEqual([['create_quote', { client: 'dave', work: 'Gutter clean', same_as: 'gutter' }]]));

  it('is asked for where there was none', () =>
    expect(said('quote dave for a pergola, same price as last time')).toEqual([
      'I find no earlier quote with a price for that. What does it come to on the quote for Dave Cutler?',
    ]));

  it('is told for a draft that has no price yet', () => {
    const draft: KnownRecord = {
      kind: 'quote',
      id: 'new',
      name: 'Q-10',
      client: 'Dave Cutler',
      about: 'Gutter clean',
      lately: 'created',
    };
    expect(
      said(
        'same price as last time',
        ['quote dave for a gutter clean', 'Drafted quote Q-10 for Dave Cutler, Gutter clean. It has no price yet.'],
        [draft, ...LAST_TIME],
      ),
    ).toEqual(['Last time it was $330.00 inc gst (Q-8). Say "make it 330 inc gst" and I put that in.']);
  });

  it('is none of an order or a day', () =>
    expect(said('order the same pavers as last time')).not.toContain('create_quote'));
});
