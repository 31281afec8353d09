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

describe('a record that is to go, where nothing was done just now', () => {
  const SHOWN = ['whats tui got on', 'Access ramp, Mon 30 Nov 2026.'];
  it.each([
    'bin that last one, she only wants the door done',
    'delete that one, he rang',
    'get rid of the last one, its wrong',
  ])('is asked for: %s', (said) =>
    expect(acts(said, FILE, SHOWN)).toEqual([expect.stringMatching(/^Which one should go\?/)]),
  );

  it('behind a question the request is dropped', () =>
    expect(acts('scrap that one, he rang', FILE, ASKED)).toEqual([LEFT]));
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

describe('a job that was just made', () => {
  const made = lately({ id: 'fence', lately: 'created' });
  it.each<[string, unknown]>([
    ["actually scrap that one he's doing it himself", ['update_job', { job: 'fence', status: 'cancelled' }]],
    ['nah scrap that i made a mistake', ['delete_job', { job: 'fence' }]],
    ['undo that, wrong day', ['undo_last', {}]],
  ])('%s', (said, act) => expect(acts(said, made, ADDED)).toEqual([act]));
});

describe('a day went to the wrong job', () => {
  const put = ['pool fence to the 10th', 'Updated job 202 - Pool fence for Dave Cutler: date Thu 10 Dec 2026.'];
  const moved = lately({ id: 'fence', date: '2026-12-10' });
  it.each([
    'not dave, rosa',
    'oh sorry not dave, is rosa who want the 10th',
    'oops i meant rosa',
    'nah thats for rosa',
    'should have been rosa',
  ])('it goes back, and onto the other: %s', (said) =>
    expect(acts(said, moved, put)).toEqual([
      ['undo_last', {}],
      ['update_job', { job: 'patio', date: '2026-12-10' }],
    ]),
  );
});

describe('a phone that is put right in the same breath', () => {
  it.each([
    'rosas number is 0491 571 909 sorry 0491 571 990',
    'rosas number is 0491 571 909 no wait 0491 571 990',
    'rosa phone 0491 571 909, actually 0491 571 990',
  ])('%s', (said) => expect(acts(said)).toEqual([['update_client', { client: 'rosa', phone: '0491 571 990' }]]));
});

describe('a name that is spelt', () => {
  it.each(['henari with an i', 'its henari with an i', 'oh henari with an i not e'])('%s', (said) =>
    expect(acts(said, lately({ id: 'tui', lately: 'created' }), ADDED)).toEqual([
      ['update_client', { client: 'tui', name: 'Tui Henari' }],
    ]),
  );
});
