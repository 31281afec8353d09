import { expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { answerTo, type Open } from './pending.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'sutherland', name: 'Mike Sutherland' },
  { kind: 'client', id: 'tuala', name: 'Mike Tuala' },
];
const talk = { message: '', history: [], records, facts: { today: '2026-11-20', country: 'AU' as const } };
const requestOf = (request: string, said: string): string | null => {
  const question = {
    kind: 'which' as const,
    text: '2 clients fit "mike". Which one?',
    said: 'mike',
    candidates: ['Mike Sutherland', 'Mike Tuala'],
  };
  const open: Open = { request, question, rest: [], aside: false };
  const answer = answerTo(open, said, talk);
  return answer.is === 'answer' ? answer.request : null;
};

it.each([
  ['new job for mike, leaking roof', 'tuala. he want it next thursday', 'next thursday'],
  ['new job for mike, leaking roof', 'tuala, thursday', 'thursday'],
  [
    'mike called, he want scaffold for fix his chimney. make the job please',
    'tuala. he want it next thursday',
    'next thursday',
  ],
  ['mike called, he want scaffold for fix his chimney', 'tuala. he want it next thursday', 'next thursday'],
  ['remind me to ring mike', 'tuala, on monday', 'monday'],
  ['book mike in', 'tuala. he needs it by friday', 'friday'],
])('the day goes with what takes one: %s / %s', (request, said, day) =>
  expect(requestOf(request, said)).toMatch(new RegExp(`Mike Tuala.*, ${day}$`, 'iu')),
);

it.each([
  ['mike paid 300', 'tuala. he wants it done by friday'],
  ['mike paid 300', 'tuala, next thursday'],
  ['invoice mike 300', 'tuala. by friday'],
  ['text mike we can start', 'tuala. he wants it friday'],
  ['note for mike the dog bites', 'tuala. out friday'],
  ['credit mike 50', 'tuala. they said friday'],
  ['quote mike 300 for a tap', 'tuala. he needs it by friday'],
  ['new job for mike, leaking roof', 'tuala. he is out tomorrow'],
  ['new job for mike, leaking roof', 'tuala. he said friday'],
])('and with nothing else: %s / %s', (request, said) =>
  expect(requestOf(request, said) ?? '').not.toMatch(/friday|thursday|tomorrow/iu),
);
