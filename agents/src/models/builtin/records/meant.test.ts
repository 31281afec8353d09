import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { type Breath, jobMeant, personMeant, touched } from './meant.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'thuy', name: 'Thuy Vo' },
  { kind: 'client', id: 'colin', name: 'Colin Prentice' },
  { kind: 'client', id: 'declan', name: 'Declan Murphy' },
  { kind: 'client', id: 'aoife', name: 'Aoife Murphy' },
  { kind: 'job', id: 'vanity', name: 'Vanity Replacement', number: '3124', client: 'Thuy Vo', status: 'in_progress' },
  { kind: 'job', id: 'wall', name: 'Letterbox Wall', number: '3115', client: 'Colin Prentice', status: 'pending' },
];
const item: KnownRecord = { kind: 'item', id: 'mat', name: 'Weed mat', job: '3115', lately: 'created' };
const breath = (over: Partial<Breath> = {}): Breath => ({
  records,
  doneSoFar: [],
  history: [],
  earlier: [],
  facts: { jobOnScreen: null },
  ...over,
});
const said = (...texts: string[]): Pick<Breath, 'history'> => ({
  history: texts.map((text, i) => ({ role: i % 2 ? 'assistant' : 'user', text })),
});

describe('who is meant', () => {
  it.each([
    ['a name', 'bill thuy 400', {}, ['thuy', 'named']],
    ['the client of a job that is named', 'bill the letterbox wall', {}, ['colin', 'named']],
    ['two of a name', 'bill murphy', {}, ['murphy', 'named']],
    ['named earlier in the breath', 'bill her the lot', { earlier: ['thuys vanity is done'] }, ['thuy', 'earlier']],
    [
      'the last of those',
      'and text him',
      { earlier: ['thuys vanity is done', 'colin wants red'] },
      ['colin', 'earlier'],
    ],
    [
      'made for the same message',
      'invoice him 25%',
      { doneSoFar: ['Added client Colin Prentice.'] },
      ['colin', 'done'],
    ],
    ['asked about before', 'does he owe me anything', said('take colin off my list', 'Waits.'), ['colin', 'talk']],
    ['touched lately', 'text him', { records: [item, ...records] }, ['colin', 'talk']],
  ] as const)('%s', (_, part, over, [reference, how]) => {
    expect(personMeant(part, breath(over as Partial<Breath>))).toMatchObject({ reference, how });
  });

  it.each([
    ['nobody', 'order 4 bags', {}],
    ['nobody without a word for them', 'order 4 bags', said('take colin off my list')],
    ['nobody when two were offered', 'text him', said('murphy paid', '2 clients fit: Declan Murphy; Aoife Murphy.')],
  ] as const)('%s', (_, part, over) => expect(personMeant(part, breath(over as Partial<Breath>))).toBeNull());
});

describe('which job is meant', () => {
  const screen = { facts: { jobOnScreen: '3124 - Vanity Replacement' } };
  it.each([
    ['its name', 'order a tap for the vanity', {}, ['vanity', 'named']],
    ['the one on the screen', 'put a tap on this one', screen, ['this', 'screen']],
    ['just made', 'order 4 taps for it', { doneSoFar: ['Created job 3115 - Letterbox Wall'] }, ['3115', 'done']],
    ['earlier in the breath', 'bill her the lot', { earlier: ['thuys vanity is done'] }, ['vanity', 'earlier']],
    ['that of a client named earlier', 'bill him the lot', { earlier: ['colin is happy'] }, ['wall', 'earlier']],
    ['of what was touched lately', 'move that job to friday', { records: [item, ...records] }, ['wall', 'talk']],
  ] as const)('%s', (_, part, over, [reference, how]) => {
    expect(jobMeant(part, breath(over as Partial<Breath>))).toMatchObject({ reference, how });
  });

  it.each([
    ['none', 'order 4 taps', { records: [item, ...records] }],
    ['no job for a day of this week', 'order 4 taps this week', screen],
  ] as const)('%s', (_, part, over) => expect(jobMeant(part, breath(over as Partial<Breath>))).toBeNull());
});

it('tells what was touched, by kind', () => {
  expect(touched({ records: [item, ...records] }, ['item', 'job']).map(({ id }) => id)).toEqual(['mat']);
});
