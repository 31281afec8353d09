import { describe, expect, it } from 'vitest';
import { acts, lately } from './words.test-support.ts';

const ROSA = lately({ id: 'rosa' });

describe('what was written to somebody', () => {
  it.each([
    'has anything gone out to rosa about it yet?',
    'Has anything been sent to Rosa this morning',
    'have we sent rosa anything',
    'did a reminder go to rosa',
    'did i ever text rosa anything about the roof',
  ])('%s', (message) =>
    expect(acts(message)).toEqual([['list_messages', { client: 'rosa', direction: 'out', yes_no: true }]]),
  );

  it.each([
    'what did we last send rosa',
    'what have i told rosa',
    'what did you text her',
    'what day did i end up telling rosa',
    'when did we message rosa',
  ])('%s', (message) => expect(acts(message, ROSA)).toEqual([['list_messages', { client: 'rosa', direction: 'out' }]]));
});

describe('what somebody wrote', () => {
  it.each([
    'has rosa replied',
    'did rosa text back',
    'any word from rosa',
    'has she got back to us yet',
    'have we heard back from rosa',
    'heard from rosa?',
    "hasn't rosa answered yet?",
  ])('%s', (message) =>
    expect(acts(message, ROSA)).toEqual([['list_messages', { client: 'rosa', direction: 'in', yes_no: true }]]),
  );

  it('a supplier too, and in which words', () => {
    expect(acts('has boral replied')).toEqual([
      ['list_messages', { supplier: 'boral', direction: 'in', yes_no: true }],
    ]);
    expect(acts('what did rosa reply')).toEqual([['list_messages', { client: 'rosa', direction: 'in' }]]);
  });
});

describe('is not asked by', () => {
  it.each([
    'has rosa accepted the quote',
    'did the quote go out to rosa',
    'has rosa paid',
    'did the gutters come back',
    'any news on the patio roof',
    'what have we ordered for rosa',
    'what did i say the patio roof was',
    'tell rosa ill be late',
    'when did we do the patio roof',
    'text rosa and ask has she got the keys back',
    'remind me to get back to rosa',
    'when did i tell you to remind me',
  ])('"%s"', (message) => expect(JSON.stringify(acts(message))).not.toContain('list_messages'));
});
