import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../known.ts';
import { split } from './split.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'wei', name: 'Wei Zhang' },
  { kind: 'client', id: 'graham', name: 'Graham Pickett' },
  { kind: 'client', id: 'leila', name: 'Leila Haddad' },
  { kind: 'job', id: 'pergola', name: 'Pergola', number: '4101', client: 'Wei Zhang' },
  { kind: 'job', id: 'fence', name: 'Side Fence', number: '4103', client: 'Graham Pickett' },
  { kind: 'job', id: 'bath', name: 'Bathroom Reno', number: '4102', client: 'Leila Haddad' },
  { kind: 'item', id: 'posts', name: 'H4 posts', job: '4103', status: 'ordered' },
];
const parts = (message: string) => split(message, { records, facts: { today: '2026-11-20', country: 'AU' } });

describe('several requests in a breath', () => {
  it.each([
    ['grahams fence is done, bill him the lot', ['grahams fence is done', 'bill him the lot']],
    [
      'order 12 sheets of villaboard for the bathroom, log 86.40 for parking and michelle needs to book the skip',
      ['order 12 sheets of villaboard for the bathroom', 'log 86.40 for parking', 'michelle needs to book the skip'],
    ],
    ['new job for wei, gutter replacement, price $4800', ['new job for wei, gutter replacement, price $4800']],
    ['move the pergola to friday. what is on tomorrow?', ['move the pergola to friday', 'what is on tomorrow?']],
    [
      'cancel the side fence and remind me monday to let graham know',
      ['cancel the side fence', 'remind me monday to let graham know'],
    ],
    ['add a note for wei, dog in the yard, call first', ['add a note for wei, dog in the yard, call first']],
    [
      "get into Bluegum Contracting's account and tell me what they charge for a deck",
      ["get into Bluegum Contracting's account and tell me what they charge for a deck"],
    ],
    ['add a note for wei, dog in the yard, order 3 posts', ['add a note for wei, dog in the yard', 'order 3 posts']],
    ['order 10 bags of cement also the posts have turned up', ['order 10 bags of cement', 'the posts have turned up']],
    [
      'wei wants the pergola 11 dec and graham wants his fence 14 dec',
      ['wei wants the pergola 11 dec', 'graham wants his fence 14 dec'],
    ],
    [
      'new client mina farouk 0491 570 330, she wants a wall 9.4k from 7 dec',
      ['new client mina farouk 0491 570 330', 'she wants a wall 9.4k from 7 dec'],
    ],
    [
      'grab 6 downlights for that and remind me the day before to ring graham',
      ['grab 6 downlights for that', 'remind me the day before to ring graham'],
    ],
    ['and order 10 palings for it', ['order 10 palings for it']],
    ['quick ones: order 2 rcbos, invoice wei $400', ['order 2 rcbos', 'invoice wei $400']],
    [
      'new client mina farouk, 0491 570 330. Set up a fence job for them, $6,330. Then remind me monday to scan the dockets',
      [
        'new client mina farouk, 0491 570 330',
        'Set up a fence job for them, $6,330',
        'remind me monday to scan the dockets',
      ],
    ],
    [
      'make a job for Wei Zhang, gate, $900 and put 20 lengths of merbau on order for it',
      ['make a job for Wei Zhang, gate, $900', 'put 20 lengths of merbau on order for it'],
    ],
  ])('%s', (message, expected) => expect(parts(message)).toEqual(expected));

  it.each([
    'For the Side Fence job, order 23 brackets',
    'Budget of the Side Fence job, add $890',
    'The Side Fence job is now in progress',
    'New job number 8250, Wei Zhang, pool filter, budget $6,870',
    'Set up a job for Reuben Hale, phone 0491 574 118: gutter replacement for $2,180',
    'New client Kowhai Kindy, email office@kowhai.example.org, address 29 Bellbird Cres, Bendigo VIC 3550',
    'Make a new job for Leonie Hale, call it Septic Inspection, $3,620',
    'Add two to-dos for Tuesday week, call the building certifier, clean out the ute',
    'The order for the H4 posts has gone in, update it to ordered',
  ])('one request: %s', (message) => expect(parts(message)).toEqual([message]));

  it.each([
    [
      'order six bags of cement for the side fence remind me monday to ring graham about the gate',
      ['order six bags of cement for the side fence', 'remind me monday to ring graham about the gate'],
    ],
    [
      'the pergola is finished invoice wei $6200 due in seven days',
      ['the pergola is finished', 'invoice wei $6200 due in seven days'],
    ],
    [
      'push the bathroom back a week tell michelle to let leila know',
      ['push the bathroom back a week', 'tell michelle to let leila know'],
    ],
  ])('without any comma: %s', (message, expected) => expect(parts(message)).toEqual(expected));

  it.each([
    ['log 45 for drill bits and 112.50 for fuel', ['log 45 for drill bits', 'log 112.50 for fuel']],
    [
      'move the pergola to the 15th and the side fence to the 17th',
      ['move the pergola to the 15th', 'move the side fence to the 17th'],
    ],
    [
      'invoice wei 800 and graham 450 both due friday week',
      ['invoice wei 800, due friday week', 'invoice graham 450, due friday week'],
    ],
    [
      'remind me thursday to measure up the pergola and friday week to order the posts',
      ['remind me thursday to measure up the pergola', 'remind me friday week to order the posts'],
    ],
  ])('with the order said once: %s', (message, expected) => expect(parts(message)).toEqual(expected));
});

describe('one request', () => {
  it.each([
    'order 4 posts, 2 bags of rapidset and a box of screws for the side fence',
    'book a job in for wei, paint and patch the hall, 2.4k, tuesday',
    'leila wants a deck and a pergola',
    'new client Bob Smith, 0491 570 159, 6 Hillcrest Ave, Figtree',
    'new client hamish drummond 0491 570 159 he wants a price on a flue sometime',
    'text graham saying the posts are here and we will start monday, bring the dog in',
    'remind me to ring the council and pick up the permit on tuesday',
    'quote wei for a new deck and stairs, remove the old one, 12k',
    'get 3 tins of white from dulux and 2 brushes',
    'i need to order 4 posts',
    'whats on today and tomorrow',
  ])('%s', (message) => expect(parts(message)).toEqual([message]));
});
