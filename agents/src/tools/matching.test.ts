import { describe, expect, it } from 'vitest';
import { bestMatches, fold, tokens } from './matching.ts';

const names = [
  'Priya Sharma',
  'Declan Murphy',
  'Aoife Murphy',
  'Ngaire Hōhepa',
  'Samios Plumbing Albion Park',
  'Dave',
  'Dave Jones',
];
const match = (reference: string) => bestMatches(reference, names, [(name) => name]);

describe('fold', () => {
  it.each([
    ["Ngaire Hōhepa's", 'ngaire hohepa'],
    ['  José   Peña ', 'jose pena'],
    ['Søren Łukasz', 'soren lukasz'],
    ['O’Brien & Sons', 'obrien sons'],
  ])('%s is %s', (text, plain) => expect(fold(text)).toBe(plain));
});

describe('bestMatches', () => {
  it.each([
    ['priya sharma', ['Priya Sharma']],
    ['Priya', ['Priya Sharma']],
    ['sharma', ['Priya Sharma']],
    ['Mrs Sharma', ['Priya Sharma']],
    ['hohepa', ['Ngaire Hōhepa']],
    ['the murphys', ['Declan Murphy', 'Aoife Murphy']],
    ['samios', ['Samios Plumbing Albion Park']],
    ['dave', ['Dave']],
    ['Dave Smith', []],
    ['', []],
  ])('%s fits %j', (reference, found) => expect(match(reference)).toEqual(found));

  it('a fit in the first field beats one that needs the second', () => {
    const jobs = [
      { name: 'Roof Restoration', client: 'Ellison' },
      { name: 'Gutters', client: 'Roof Brothers' },
    ];
    const fields = [(job: (typeof jobs)[0]) => job.name, (job: (typeof jobs)[0]) => job.client];
    expect(bestMatches('roof', jobs, fields)).toEqual([jobs[0]]);
    expect(bestMatches('ellison roof', jobs, fields)).toEqual([jobs[0]]);
  });

  it('an initial stands for a name', () => {
    const people = [{ name: 'Karen Osborne' }, { name: 'Karen Liddell' }, { name: 'Kay Oates' }];
    const match = (reference: string) => bestMatches(reference, people, [(one) => one.name]);
    expect(match('Karen O')).toEqual([people[0]]);
    expect(match('karen l')).toEqual([people[1]]);
    expect(match('karen z')).toEqual([]);
    expect(match('k')).toEqual([]);
  });

  it('leaves out the words it is told to skip', () => {
    expect(tokens('the hot water job', new Set(['the', 'job']))).toEqual(['hot', 'water']);
  });
});
