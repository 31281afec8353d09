import { describe, expect, it } from 'vitest';
import { greet } from './greeting.ts';

describe('small talk', () => {
  it.each(['gday', "G'day mate!", 'hi Jerry', 'Good morning team', 'hey hows it going', 'kia ora'])(
    'greets: %s',
    (said) => {
      expect(greet(said)).toBe("G'day. What do you need done?");
    },
  );

  it.each([
    'cheers legend',
    'thanks',
    'Thanks heaps, Jerry!',
    'perfect, ta mate',
    'no worries thanks',
    'too easy 👍',
    "you're a legend",
    'awesome thank you so much',
    'hey thanks for that',
  ])('takes thanks: %s', (said) => {
    expect(greet(said)).toBe('No worries.');
  });

  it.each([
    'thanks, and order a 250L tank',
    'perfect timing for the Smith job',
    'hey put a job on for Dave',
    'Champ Fencing',
    'yep',
    'ok',
  ])('leaves be what may be about something: %s', (said) => {
    expect(greet(said)).toBeNull();
  });
});
