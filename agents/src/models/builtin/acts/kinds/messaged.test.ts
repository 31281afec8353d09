import { describe, expect, it } from 'vitest';
import { acts, FILE, lately } from './words.test-support.ts';

const MOVED = lately({ id: 'patio', date: '2026-12-04' });
const sends = (to: string, message: string, channel?: string) => [
  'send_message',
  { to, message, ...(channel ? { channel } : {}) },
];

describe('the change just made is told', () => {
  it.each([
    'let her know',
    'and please let her know',
    'can you let rosa know about that',
    'tell her',
    'tell rosa',
    'let rosa know the new date',
  ])('%s', (said) =>
    expect(acts(said, MOVED)).toEqual([sends('rosa', 'Hi Rosa, your patio roof job is booked for Friday 4 December.')]),
  );

  it.each([
    [
      'text her sorry',
      lately({ id: 'patio', date: '2026-12-04' }),
      'Hi Rosa, sorry about the change. your patio roof job is booked for Friday 4 December.',
    ],
    ['text rosa sorry about that', FILE, 'Hi Rosa, sorry about that.'],
    ['text her thanks from me', MOVED, 'Hi Rosa, thank you.'],
  ])('%s', (said, records, message) => expect(acts(said, records)).toEqual([sends('rosa', message, 'sms')]));

  it('a business is not greeted by name, and what is cancelled is said', () =>
    expect(acts('let them know', lately({ id: 'ramp', status: 'cancelled' }))).toEqual([
      sends('kindy', 'Hi, your access ramp job has been cancelled.'),
    ]));

  it('with nothing changed it asks what to say', () =>
    expect(acts('let tui know')).toEqual(['What should I write to Tui Henare?']));

  it('together with the change in one breath', () =>
    expect(acts('move the pool fence to thursday and text him about it').at(-1)).toEqual(
      sends('dave1', 'Hi Dave, your pool fence job is booked for Thursday 26 November.', 'sms'),
    ));
});

describe('the words are made ready to go out', () => {
  it.each([
    [
      'email rosa hi and that we start on the date weve got',
      sends('rosa', 'Hello, we start on Wednesday 2 December.', 'email'),
    ],
    [
      'tell rosa we come friday 7, please lock the dog away',
      sends('rosa', "We're coming Friday at 7. Please lock the dog away."),
    ],
    ['you send Rosa message, say we are late today', sends('rosa', 'We are late today.')],
    ['let the kindergarten know im crook today', sends('kindy', "I'm crook today.")],
    ['text rosa its borals stuff up not mine', sends('rosa', "It's Boral's mistake not mine.", 'sms')],
    ['ask tui if monday suits', sends('tui', 'Could you let me know if Monday suits?')],
    ['drop rosa a line that the steel is in', sends('rosa', 'The steel is in.')],
    ['shoot a text to tui saying ill be there at 9', sends('tui', "I'll be there at 9.", 'sms')],
    ['tell rosa thursday', sends('rosa', 'Hi Rosa, your patio roof job is now on Thursday 26 November.')],
    ['tell boral the gate will be open', sends('boral', 'The gate will be open.')],
    ['email the wattle park lot that the bloody crane is late', sends('kindy', 'The crane is late.', 'email')],
  ])('%s', (said, call) => expect(acts(said)).toEqual([call]));
});

describe('one message for each of several', () => {
  it.each([
    ['text rosa and tui that im running late', 'rosa', 'tui'],
    ['tell rosa, tui and the kindergarten im off sick today', 'rosa', 'tui', 'kindy'],
    ['text rosa and email tui that im crook monday and does tuesday suit', 'rosa', 'tui'],
  ])('%s', (said, ...ids) => expect(acts(said).map((one) => (one as [string, { to: string }])[1].to)).toEqual(ids));

  it('what is said of somebody else is the message', () =>
    expect(acts('tell rosa, tui is sick today')).toEqual([sends('rosa', 'Tui is sick today.')]));
});

describe('what is no message', () => {
  it.each([
    'tell me when rosa pays',
    'let me know what tui owes',
    'remind me to text rosa',
    'i told rosa wednesday',
    'tell rosa when its done',
    'let tui know if the rain comes',
    'text everyone im booked with today that im sick',
    'send rosa the quote',
    'what did i tell tui',
    'let tui track my ute',
  ])('%s', (said) => expect(JSON.stringify(acts(said))).not.toContain('send_message'));

  it('a next request is none of its words', () =>
    expect(acts('tell rosa im running late and order 4 posts from boral')[0]).toEqual(
      sends('rosa', "I'm running late."),
    ));

  it('somebody who is not on file is asked for', () =>
    expect(acts('text Duc thanks mate')).toEqual(['I have no number or email for Duc. What is it?']));
});

describe('him, her and them', () => {
  it.each([
    ['tell her 8am is fine', FILE, ['rosa rang', 'Rosa Bianchi, patio roof.'], 'rosa'],
    ['let him know im late', FILE, ['whats on for tui', 'Nothing on file for Tui Henare.'], 'tui'],
    ['tell them the crane is booked', lately({ id: 'ramp' }), [], 'kindy'],
    ['text their office that we start at 6', lately({ id: 'ramp' }), [], 'kindy'],
  ])('%s', (said, records, talk, to) =>
    expect(acts(said, records, talk)).toEqual([['send_message', expect.objectContaining({ to })]]),
  );
});
