import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { moreMoney } from './more-money.ts';

const quote: KnownRecord = { kind: 'quote', id: 'q', name: 'Q-1', lately: 'created' };
const job: KnownRecord = { kind: 'job', id: 'j', name: 'Fence', number: '1001', lately: 'created', earlier: true };

describe('money on top of what was just agreed', () => {
  it.each([
    ['add 300 for the gate', { add_line: { description: 'Gate', amount: 300 } }],
    [
      'and chuck another $1,200 plus gst on that for a side panel',
      { add_line: { description: 'Side panel', amount: 1200, gst: 'plus' } },
    ],
  ])('%s is a line of the quote', (said, fields) =>
    expect(moreMoney(said, [quote, job])).toEqual({ record: quote, fields }),
  );

  it.each(['chuck another 150 on that job for the extra power point', 'put 150 on job 1001 for the extra power point'])(
    '%s goes onto the budget',
    (said) =>
      expect(moreMoney(said, [quote, job])).toEqual({
        record: job,
        fields: { budget_change: 150, add_note: 'Extra power point' },
      }),
  );

  it.each(['add 300 for the gate', 'add 2 taps for the kitchen', 'put him down for friday'])(
    'says nothing of a job: %s',
    (said) => expect(moreMoney(said, [{ ...job, earlier: undefined }])).toBeNull(),
  );
});
