import { expect, it } from 'vitest';
import { undoneWords } from './undo.ts';

it.each([
  ['Recorded payment $5.00', 'Undone: Recorded payment $5.00'],
  ['Undone: Recorded payment $5.00', 'Done again: Recorded payment $5.00'],
  ['Done again: Recorded payment $5.00', 'Undone: Recorded payment $5.00'],
  ['Undone: Undone: Recorded payment $5.00', 'Undone: Recorded payment $5.00'],
])('what was taken back is said once: %s', (summary, words) => expect(undoneWords(summary)).toBe(words));
