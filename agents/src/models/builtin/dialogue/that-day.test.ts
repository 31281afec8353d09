import { expect, it } from 'vitest';
import type { Reading } from '../reading.ts';
import { withThatDay } from './that-day.ts';

const DAY = { today: '2026-11-20', country: 'AU' as const, user: '', business: '', jobOnScreen: null };
const reading = (message: string, before: readonly string[] = [], answer = ''): Reading => ({
  facts: DAY,
  tools: new Set(),
  router: false,
  message,
  original: null,
  doneSoFar: [],
  earlier: [],
  records: [],
  history: [
    ...before.map((text) => ({ role: 'user' as const, text })),
    ...(answer ? [{ role: 'assistant' as const, text: answer }] : []),
  ],
  results: [],
  files: [],
  material: null,
});

it.each([
  [
    'joannes on leave till 7 december. leave it and remind me that day',
    [],
    'joannes on leave till 7 december. leave it and remind me on 2026-12-07',
  ],
  ['move his job to that day', ['have we anything on the 7th of december'], 'move his job to 2026-12-07'],
  ['book her in that day too', ['whats on friday'], 'book her in on 2026-11-27 too'],
  ['push kerry to the same day please', ['whats on friday'], 'push kerry to 2026-11-27 please'],
  ['remind me on that day to ring dave', ['whats on friday'], 'remind me on 2026-11-27 to ring dave'],
  ['what else is on that day', ['whats on friday'], 'what else is on 2026-11-27'],
  ['dave is back on friday, move the deck to that day', [], 'dave is back on friday, move the deck to 2026-11-27'],
  ['she rang, book her in that day', ['whats on friday'], 'she rang, book her in on 2026-11-27'],
])('%j after %j', (said, before, meant) => expect(withThatDay(reading(said, before)).message).toBe(meant));

it.each([
  // nothing was said, two days were, or it is no day that is meant
  ['move his job to that day', []],
  ['move his job to that day', ['is it friday or the 7th of december']],
  ['same day as lyle', ['whats on friday']],
  ['put the that day rate on it', ['whats on friday']],
  ['i was at bobs that day when it rained', ['whats on friday']],
  ['i want it done the same day', ['whats on friday']],
  ['dave cant make it that day', ['whats on friday']],
  ['charge dave 200 for that day', ['whats on friday']],
  ['log 8 hours for that day', ['whats on friday']],
  ['the council isnt open that day', ['whats on friday']],
  ['note on the deck that it rained that day', ['whats on friday']],
  ['kerry rang on monday and i went round that day', []],
  ['i fixed the tap that day', ['whats on friday']],
  ['not that day, the day after', ['whats on friday']],
  ['can we do both jobs on the same day', ['whats on friday']],
])('%j after %j stays', (said, before) => expect(withThatDay(reading(said, before)).message).toBe(said));

it('an answer with another day leaves open which is meant', () => {
  const said = 'put the deck on that day too';
  const asked = ['when is kerry, she said friday'];
  expect(withThatDay(reading(said, asked, 'Job 2205 is on Tue 24 Nov 2026.')).message).toBe(said);
  expect(withThatDay(reading(said, asked, 'Job 2205 is on Fri 27 Nov 2026.')).message).toContain('on 2026-11-27');
});
