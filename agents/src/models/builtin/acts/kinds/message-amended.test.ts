import { describe, expect, it } from 'vitest';
import { amended } from './message-amended.ts';
import { acts, FILE } from './words.test-support.ts';

const FACTS = { today: '2026-11-20', country: 'AU' as const };
const waiting = (body: string, who = 'Rosa Bianchi') =>
  `Send message to ${who}: "${body}" - this waits for your yes. Shall I go ahead?`;
const TUESDAY = waiting("We'll be there Tuesday at 9.");

describe('a message that waits and should read otherwise', () => {
  it.each([
    ['make it half past 9', "We'll be there Tuesday at half past 9."],
    ['no wednesday', "We'll be there Wednesday at 9."],
    ['change it to wednesday at 10am', "We'll be there Wednesday at 10am."],
    ['actually say 10', "We'll be there Tuesday at 10."],
    ['10 not 9', "We'll be there Tuesday at 10."],
    ['thursday instead', "We'll be there Thursday at 9."],
  ])('%s', (said, body) => expect(amended(said, TUESDAY, FACTS)).toEqual({ to: 'Rosa Bianchi', body }));

  it.each([
    ['nah say we are running late instead', 'We are running late.'],
    ['also tell her to lock the dog up', "We'll be there Tuesday at 9. Could you please lock the dog up?"],
  ])('%s: other words', (said, message) =>
    expect(acts(said, FILE, ['text rosa', TUESDAY])).toEqual([['send_message', { to: 'rosa', message }]]),
  );

  it.each([
    'yes',
    'dont send that',
    'move the patio to wednesday',
    'order 6 posts',
    'what time is that?',
    'remind me to ring her wednesday',
  ])('something else: %s', (said) => expect(amended(said, TUESDAY, FACTS)).toBeNull());

  it('not where two wait, or the message holds no such value', () => {
    expect(amended('make it 10am', `${TUESDAY}\n${waiting('Late today at 9.', 'Tui Henare')}`, FACTS)).toBeNull();
    expect(amended('make it 10am', waiting('The steel is in.'), FACTS)).toBeNull();
  });
});
