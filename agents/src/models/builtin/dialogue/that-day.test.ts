import { expect, it } from 'vitest';
import type { Reading } from '../reading.ts';
import { withThatDay } from './that-day.ts';

const DAY = { today: '2026-11-20', country: 'AU' as const, user: '', business: '', jobOnScreen: null };
const reading = (message: string, before: readonly string[] = []): Reading => ({
  facts: DAY,
  tools: new Set(),
  router: false,
  message,
  original: null,
  doneSoFar: [],
  earlier: [],
  records: [],
  history: before.map((text) => ({ role: 'user', text })),
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
])('%j after %j', (said, before, meant) => expect(withThatDay(reading(said, before)).message).toBe(meant));

it.each([
  // nothing was said, two days were, or it is no day that is meant
  ['move his job to that day', []],
  ['move his job to that day', ['is it friday or the 7th of december']],
  ['same day as lyle', ['whats on friday']],
  ['put the that day rate on it', ['whats on friday']],
  ['i was at bobs that day when it rained', ['whats on friday']],
])('%j after %j stays', (said, before) => expect(withThatDay(reading(said, before)).message).toBe(said));
