import { describe, expect, it } from 'vitest';
import { acts, FILE, lately } from './words.test-support.ts';

const ADDED = ['remind me to get a valve', 'Michelle: Added task Get a valve, for Michelle.'];
const VALVE = { id: 'valve', kind: 'task', name: 'Get a valve', status: 'pending', lately: 'created' } as const;
const ASKED = ['sick of him', 'What do you want done about it?'];
const LEFT = 'No worries, I have left it as it is.';

describe('what was just done is taken back', () => {
  it.each([
    'nah scrap that ive got one on the ute',
    'actually scrap that, tui has a spare',
    'forget that, already sorted',
    'undo that, wrong day',
    'bin that one, found it in the shed',
    'cancel that sorry its not needed',
  ])('%s', (said) => expect(acts(said, lately(VALVE), ADDED)).toEqual([['undo_last', {}]]));

  it.each(['scrap that, make it 6', 'scrap that and order 3 instead', 'scrap the pool fence'])(
    'what is asked instead is no reason: %s',
    (said) => expect(JSON.stringify(acts(said, lately(VALVE), ADDED))).not.toContain('undo_last'),
  );

  it('nothing was done by the answer before', () =>
    expect(acts('scrap that im over it', lately({ id: 'patio' }), ASKED)).toEqual([LEFT]));
});

describe('nothing is to be done', () => {
  it.each([
    'nah leave her im just filthy',
    'fine keep him till he coughs up',
    'forget it im going for smoko',
    'never mind, all good',
    'leave it, he reckons hell pay',
    'dont worry about it i already rang her',
    'nah forget it mate its too hot',
  ])('%s', (said) => expect(acts(said, FILE, ASKED)).toEqual([LEFT]));

  it.each(['leave the gate open on the ramp job', 'keep tuesday free', 'leave it til monday'])(
    'is something else: %s',
    (said) => expect(acts(said, FILE, ASKED)).not.toContain(LEFT),
  );
});

describe('it was for the other one', () => {
  const made = lately({ id: 'fence', lately: 'created' });
  it.each([
    'wrong dave',
    'not him, the other one',
    'no not that dave, the other dave',
    'sorry i meant the other dave',
    'nah it was morrow',
    'i meant dave morrow',
  ])('a job just made is moved: %s', (said) =>
    expect(acts(said, made, ADDED)).toEqual([['update_job', { job: 'fence', client: 'dave2' }]]),
  );

  it('a payment goes to their only job', () => {
    const paid = {
      id: 'p',
      kind: 'finance',
      type: 'payment',
      name: 'payment',
      client: 'Dave Cutler',
      amount: 500,
      lately: 'created',
    } as const;
    expect(acts('nah sorry it was dave morrow', lately(paid), ADDED)).toEqual([
      ['update_finance_record', { record: 'p', new_job: 'gate' }],
    ]);
  });

  it('a change is taken back and asked about', () =>
    expect(acts('wrong dave', lately({ id: 'fence' }), ADDED)).toEqual([
      'I am taking that back for Dave Cutler. Should the same be done for Dave Morrow?',
      ['undo_last', {}],
    ]));

  it.each(['its cypress', 'it was raining', 'wrong size', 'it was 600', 'not yet'])('is none of that: %s', (said) =>
    expect(JSON.stringify(acts(said, made, ADDED))).not.toMatch(/undo_last|dave2/),
  );
});
