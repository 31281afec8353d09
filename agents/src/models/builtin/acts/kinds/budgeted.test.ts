import { describe, expect, it } from 'vitest';
import { madeOf } from './people.test-support.ts';
import { FILE } from './words.test-support.ts';

describe('what a job is to cost now', () => {
  it.each<[string, string, number]>([
    ['patio roof budget is now 9500', 'patio', 9500],
    ['bump the pool fence budget up to 4k', 'fence', 4000],
    ['the ramp is going to be more like 12 grand', 'ramp', 12000],
    ['rosas patio roof is worth 8000', 'patio', 8000],
    ['patio roof budget goes to 38,500', 'patio', 38500],
  ])('%s', (message, job, budget) =>
    expect(madeOf(message, FILE)).toEqual([{ name: 'update_job', args: { job, budget } }]),
  );

  it('beside its day', () =>
    expect(
      madeOf('the access ramp is the second tuesday in january now and its more like nine thousand', FILE),
    ).toEqual([
      { name: 'update_job', args: { job: 'ramp', date: '2027-01-12' } },
      { name: 'update_job', args: { job: 'ramp', budget: 9000 } },
    ]));

  it.each([
    'add 890 to the patio roof budget',
    'patio roof budget is 9500 plus gst',
    'invoice rosa 9500 for the patio roof',
  ])('a sum to be worked out, or of something else: %s', (message) =>
    expect(JSON.stringify(madeOf(message, FILE))).not.toContain('"budget":'),
  );
});
