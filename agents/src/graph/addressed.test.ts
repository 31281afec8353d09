import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../known.ts';
import { clearlyFor } from './addressed.ts';

const records: KnownRecord[] = [
  { kind: 'job', id: 'a', name: 'Kitchen rewire', number: '1001' },
  { kind: 'supplier', id: 'b', name: 'Reece' },
];
const around = { records, facts: { today: '2026-11-20', country: 'AU' as const } };

describe('who a message is certainly for', () => {
  it.each([
    ['Order a 250L tank', 'sarah'],
    ['Order 3 downlights at $24.90 each for job 1001 from Reece and tell me the total', 'sarah'],
    ['Order 3 downlights for job 1001, and let me know what it comes to please', 'sarah'],
    ['New job for Dave Tran, hot water, $1,850', 'jerry'],
    ['Order 3 downlights for job 1001 and remind me to ring Dave tomorrow', null],
    ['you know what we said about tanks', null],
  ])('%s', (message, owner) => expect(clearlyFor(message, around)).toBe(owner));
});
