import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { normalise } from '../normalise.ts';
import { namesKept } from './names-kept.ts';

const ON_FILE: KnownRecord[] = [
  { kind: 'client', id: 'c', name: 'Mere Parata' },
  { kind: 'client', id: 'd', name: 'Sheet Harris' },
  { kind: 'supplier', id: 's', name: 'Dolars Hardware' },
  { kind: 'job', id: 'j', name: 'Lenghts' },
];

describe('names on file', () => {
  it.each([
    ['add a 300 variation to meres wall', "add a 300 variation to Mere's wall"],
    ['claim 30% on meres wall', "claim 30% on Mere's wall"],
    ['meres happy', "Mere's happy"],
    ['whats left on Meres job', "whats left on Mere's job"],
    ['order nails from dolars', 'order nails from Dolars'],
    ['mere wants 3 metres of drain', 'mere wants 3 metres of drain'],
    ['3 meters of pipe', '3 meters of pipe'],
  ])('%s', (message, kept) => expect(namesKept(message, ON_FILE)).toBe(kept));

  it('are no typos of units afterwards, and typos of nobody are put right', () => {
    expect(normalise(namesKept('variation on meres wall', ON_FILE))).toContain("Mere's wall");
    expect(normalise(namesKept('3 metrs of pipe', ON_FILE))).toContain('metres');
    expect(normalise(namesKept('3 lenghts of pipe', ON_FILE))).toContain('lengths');
    expect(normalise('variation on meres wall')).toContain('metres wall');
  });
});
