import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../known.ts';
import { impliedJobRequest, impliedWish } from './implied-job.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'kev', name: 'Kev Dooley' },
  { kind: 'client', id: 'bron', name: 'Bronwyn Ellis' },
  { kind: 'job', id: 'deck', name: 'Leaking Deck', number: '4101', client: 'Kev Dooley' },
];
const around = { records, facts: { today: '2026-11-20', country: 'AU' as const } };

describe('new work that is told of', () => {
  it.each([
    [
      "got a new one. Margaret Doyle out at 14 Banksia Cres, her hot water's carked it, told her id be there first thing monday",
      "new job for Margaret Doyle, 14 Banksia Cres, hot water's carked it, first thing monday",
    ],
    [
      "scored another one, Odette Farrow at 22 Pindari Way, laundry tap's stuffed, said I'd swing by tuesday arvo",
      "new job for Odette Farrow, 22 Pindari Way, laundry tap's stuffed, tuesday arvo",
    ],
    [
      "just got off the phone with Hemi Tautahi, his ranchslider's jammed, going round there wednesday",
      "new job for Hemi Tautahi, ranchslider's jammed, wednesday",
    ],
    [
      "Kev Dooley's dunny is blocked again, squeeze him in tomorrow morning",
      'new job for Kev Dooley, dunny is blocked again, tomorrow morning',
    ],
    [
      'Bronwyn Ellis out at 5 Tulloch St has got a leak under the kitchen sink, told her monday 8am',
      'new job for Bronwyn Ellis, 5 Tulloch St has got a leak under the kitchen sink, monday 8am',
    ],
    [
      "new lead, Tran's bakery, oven point tripping, she wants a price, 02 4721 0000",
      "new job for Tran's bakery, oven point tripping , 02 4721 0000",
    ],
    ['new one: Yuki Tanabe, pelmet, $355', 'new job for Yuki Tanabe, pelmet, $355'],
  ])('%s', (said, request) => expect(impliedJobRequest(said, around)).toBe(request));

  it.each([
    'got a new one, the drill died',
    'Kev Dooley paid his invoice, told him thanks',
    "is Kev's tap still leaking?",
    'text Kev his tap is leaking and book him in monday',
    'Kev Dooley rang about the leaking deck, told him monday',
    'got a call from Kev Dooley, he paid',
    'order a new one, the old one is stuffed',
    'remind me Kev Dooley has a blocked drain, told him monday',
  ])('is none: %s', (said) => expect(impliedJobRequest(said, around)).toBeNull());
});

it('"is after" is "wants", for somebody on file', () => {
  expect(impliedWish('kevs after a new toilet, about 450', around)).toBe('Kev Dooley wants a new toilet, about 450');
  expect(impliedWish('kevs after an invoice', around)).toBeNull();
  expect(impliedWish('lees after a new toilet', around)).toBeNull();
});
