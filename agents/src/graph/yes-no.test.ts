import { describe, expect, it } from 'vitest';
import { readDecision } from './yes-no.ts';

const one = ['Delete client Colin Prentice'];
const quote = ['Send quote Q-1 to Rosa'];
const two = ['Delete client Colin Prentice', 'Send quote Q-1 to Rosa'];
const yes = { decision: 'approve', which: 'bare', how: 'plain' };

describe('readDecision', () => {
  it.each([
    'yes',
    'Yep',
    'yes please',
    'OK mate',
    'go ahead',
    'righto, delete him then',
    'yes, delete it',
    'sure thanks',
    'yes yes',
    'sounds good',
  ])('"%s" is a yes', (text) => expect(readDecision(text, one)).toMatchObject({ decision: 'approve', which: 'bare' }));

  it.each([
    'no',
    'nah mate',
    "don't",
    'No thanks',
    'cancel that',
    "don't send it, the price is wrong",
    'no wait dont, ive got the price wrong',
    "hmm dont send it yet, i'll check with the crew",
    'stop',
  ])('"%s" is a no', (text) => expect(readDecision(text, quote)).toMatchObject({ decision: 'reject', which: 'bare' }));

  it.each([
    'yes?',
    'does he owe me anything?',
    'delete him',
    'yes and order a tank',
    'no, make it Friday',
    'list my jobs',
    'yes send the invoice to Grace',
    '',
    'new job for Yes Pty Ltd',
    'cancel job 1001',
    "don't forget the tank",
    'no, cancel job 1001',
    'stop by Bunnings',
  ])('"%s" decides nothing', (text) => expect(readDecision(text, one)).toBeNull());

  it('tells several apart', () => {
    expect(readDecision('yes to all', two)).toEqual({ decision: 'approve', which: 'all', how: 'plain' });
    expect(readDecision('both', two)).toEqual({ decision: 'approve', which: 'all', how: 'listed' });
    expect(readDecision('no to both', two)).toEqual({ decision: 'reject', which: 'all', how: 'plain' });
    expect(readDecision('2', two)).toEqual({ decision: 'approve', which: 1, how: 'listed' });
    expect(readDecision('yes to the first one', two)).toEqual({ decision: 'approve', which: 0, how: 'plain' });
    expect(readDecision('no 2', two)).toEqual({ decision: 'reject', which: 1, how: 'plain' });
    expect(readDecision('yes', two)).toEqual(yes);
    expect(readDecision('yes, delete it', one)).toEqual({ ...yes, how: 'named' });
  });
});
