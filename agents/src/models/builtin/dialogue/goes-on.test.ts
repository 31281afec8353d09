import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { CANNOT } from '../lexicon/cannot.ts';
import type { Reading } from '../reading.ts';
import { meaningOf } from './turn.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'c1', name: 'Moana Parata' },
  { kind: 'client', id: 'c2', name: 'Priya Nandakumar' },
  { kind: 'job', id: 'j1', name: 'Pergola', number: '2101' },
  { kind: 'job', id: 'j2', name: 'Deck Rebuild', number: '2103' },
  { kind: 'supplier', id: 's1', name: 'Bowral Timber' },
];

/** What a message comes to after one exchange; `done` is what that made or changed. */
function after(message: string, before: string, answer: string, done: KnownRecord[] = []) {
  const reading: Reading = {
    facts: { today: '2026-11-20', country: 'AU', user: 'Mel', business: 'Carmody', jobOnScreen: null },
    tools: new Set(['hand_over', 'undo_last', 'update_job', 'update_finance_record', 'delete_finance_record']),
    router: true,
    message,
    original: null,
    doneSoFar: [],
    earlier: [],
    records: [...done, ...records],
    history: before
      ? [
          { role: 'user', text: before },
          { role: 'assistant', text: answer },
        ]
      : [],
    results: [],
    material: null,
    files: [],
  };
  return meaningOf(reading);
}

describe('a yes or a no where nothing is open', () => {
  it.each(['nah dont', 'never mind', 'stop', 'no thanks', 'nope', 'hold off'])('%s', (message) => {
    const { reply } = after(message, '', '');
    expect([reply?.calls, reply?.text]).toEqual([[], expect.stringMatching(/nothing has been done/)]);
  });

  it.each(['yep', 'yes please', 'ok'])('%s', (message) =>
    expect(after(message, '', '').reply?.text).toMatch(/Nothing is waiting/),
  );
});

describe('what answers a question', () => {
  const WRITE = 'What should I write to Moana Parata?';

  it('is asked for again after a bare yes', () =>
    expect(after('yep', 'send moana a message', WRITE).reply?.text).toBe(WRITE));

  it.each(["nah dont worry, i'll ring her myself", "wait no leave it, it's sorted", 'no', 'forget it'])(
    'gives it up: %s',
    (message) => expect(after(message, 'send moana a message', WRITE).reply?.text).toMatch(/left it/),
  );

  it('is what is to be written, or to be done', () => {
    expect(after('the timber is late', 'send moana a message', WRITE).requests).toEqual([
      'send moana a message that the timber is late',
    ]);
    expect(after('order paint', 'add a task', 'What is to be done, and when?').requests).toEqual([
      'add a task to order paint',
    ]);
  });
});

describe('what goes on with what was just done', () => {
  it.each([
    ['and 5 for the deck', 'order 10 bags of cement for the pergola', 'order 5 bags of cement for job 2103'],
    ['and one for priya too', 'remind me to ring moana monday', 'remind me to ring Priya Nandakumar monday'],
    ['and tuesday?', "what's on monday", "what's on tuesday"],
  ])('%s', (message, before, request) =>
    expect(after(message, before, 'Done.').requests[0]?.replace(/\s+/g, ' ')).toMatch(new RegExp(request)),
  );

  it.each(['no wait, not the pergola, the deck', 'sorry wrong one, the deck', 'the other one, the deck'])(
    'takes it back for another: %s',
    (message) => {
      const { first, requests } = after(message, 'mark the pergola done', 'Updated job 2101 - Pergola.', [
        { kind: 'job', id: 'j1', name: 'Pergola', number: '2101', lately: 'changed' },
      ]);
      expect(first.map(({ name }) => name)).toEqual(['undo_last']);
      expect(requests.join()).toMatch(/2103/);
    },
  );

  it('writes down what nobody here can pay', () =>
    expect(
      after('at least write down that i owe it, on the deck job', 'pay bowral timber 760', CANNOT.cannot_pay ?? '')
        .requests,
    ).toEqual(['we owe Bowral Timber $760 on the deck job']));
});
