import { expect, it } from 'vitest';
import { otherHour } from './other-hour.ts';
import type { Talk } from './talk.ts';

const after = (message: string): Talk => ({
  records: [],
  history: [
    { role: 'user', text: message },
    { role: 'assistant', text: 'Done.' },
  ],
  facts: { today: '2026-11-20', country: 'AU' },
});
it.each([
  ['tomorrow at 9', '10', '10:00'],
  ['start at 8am', '7.30', '07:30'],
  ['meet him 2pm', '3', '15:00'],
  ['order 9 posts', '10', null],
  ['tomorrow at 9', '10 posts', null],
])('after "%s" a bare %s is %s', (before, said, hour) => expect(otherHour(said, after(before))).toBe(hour));
