import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../known.ts';
import { partRead } from './part-read.ts';
import type { Reading } from './reading.ts';

const RECORDS: readonly KnownRecord[] = [
  { kind: 'job', id: 'a'.repeat(24), name: 'Coolroom compressor', number: '410', client: 'Isa Hotel' },
];
const read = (message: string, name = 'find_job') =>
  partRead({ text: '', calls: [{ name, args: { job: RECORDS[0]?.id } }] }, {
    message,
    records: RECORDS,
    facts: { today: '2026-11-20', country: 'AU' },
  } as unknown as Reading);

describe('a question of which not all was read', () => {
  it('is answered with what is there, and says what was not read', () => {
    expect(read("what was the serial number on the hotel's compressor")).toMatchObject({
      text: 'I did not get "serial", so this may not be your answer:\n\n',
      calls: [{ name: 'find_job' }],
    });
  });

  it.each([
    'how far is the compressor at the hotel',
    'is the compressor done yet',
    'whats on at the isa hotel',
    'How much am I owed?',
  ])('is not doubted where every word is known: %s', (message) => expect(read(message).text).toBe(''));

  it('is only of look-ups', () => {
    expect(read('did i put the serial on the compressor', 'update_job').text).toBe('');
  });
});
