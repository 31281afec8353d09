import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { takeRecord } from './take.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'thuy', name: 'Thuy Vo' },
  { kind: 'client', id: 'declan', name: 'Declan Murphy' },
  { kind: 'client', id: 'aoife', name: 'Aoife Murphy' },
  { kind: 'client', id: 'ngaire', name: 'Ngaire Hōhepa' },
  { kind: 'job', id: 'vanity', name: 'Vanity Replacement', number: '3124', client: 'Thuy Vo', status: 'in_progress' },
  { kind: 'job', id: 'roof', name: 'Roof Restoration', number: '3104', client: 'Margaret Ellison', status: 'pending' },
  { kind: 'job', id: 'spa', name: 'Spa Wiring', number: '3112', client: 'Ingrid Sorensen', status: 'completed' },
  { kind: 'supplier', id: 'mitre', name: 'Mitre 10 Figtree' },
  { kind: 'item', id: 'cistern', name: 'In-wall cistern', status: 'ordered' },
  { kind: 'item', id: 'screws', name: 'Roofing screws 12-14 x 45', status: 'pending' },
];
const taken = (kind: KnownRecord['kind'], text: string, byClient = false) => {
  const found = takeRecord(kind, text, records, { byClient });
  return found && { to: found.reference, rest: found.rest.replace(/\s+/g, ' ').trim() };
};

describe('records by the words of a message', () => {
  it.each([
    ['job', 'thuys vanity is done', { to: 'vanity', rest: '¦ is done' }],
    ['job', 'bring the ellison roof forward 2 days', { to: 'roof', rest: 'bring ¦ forward 2 days' }],
    ['job', 'order 2 rolls for the roof resto', { to: 'roof', rest: 'order 2 rolls ¦' }],
    ['job', 'job 3112 is complete', { to: 'spa', rest: 'job ¦ is complete' }],
    ['job', "what's on tomorrow", null],
    ['client', 'murphy just paid', { to: 'murphy', rest: '¦ just paid' }],
    ['client', 'aoife murphy just paid', { to: 'aoife', rest: '¦ just paid' }],
    ['client', 'hookup for ngaire hohepa next week', { to: 'ngaire', rest: 'hookup ¦ next week' }],
    ['supplier', '12 rollers from mitre 10, deliver wed', { to: 'mitre', rest: '12 rollers ¦ , deliver wed' }],
    ['item', 'samios reckon the cistern wont land', { to: 'cistern', rest: 'samios reckon ¦ wont land' }],
    ['item', 'mark the roofing screws as ordered', { to: 'screws', rest: 'mark ¦ as ordered' }],
  ] as const)('%s in: %s', (kind, text, expected) => expect(taken(kind, text)).toEqual(expected));

  it('knows a job by its client alone where that is meant', () => {
    expect(taken('job', "thuy's job is done")).toBeNull();
    expect(taken('job', "thuy's job is done", true)).toEqual({ to: 'vanity', rest: '¦ is done' });
  });

  it('forgives one slip in a longer name', () => {
    expect(taken('client', 'delcan rang')?.to).toBe('declan');
  });
});

it('a sum with a comma in it names no job by a part of its digits', () => {
  const solar: KnownRecord = { kind: 'job', id: 'solar', name: '6.6 kW solar install', number: '2201' };
  expect(takeRecord('job', 'fiona paid $6,000', [solar])).toBeNull();
  expect(takeRecord('job', 'the 6.6 kw install is done', [solar])?.reference).toBe('solar');
});
