import { describe, expect, it } from 'vitest';
import { leftOver } from './left-over.ts';

const left = (said: string, args: Record<string, unknown>, ...records: string[]) =>
  leftOver({ said, args: [args], records, today: '2026-11-20' });

describe('of what was said nothing was made', () => {
  it('of the second of two days', () => {
    const args = { client: 'Ana', job_name: 'Hot water', date: '2026-12-01' };
    expect(left('two jobs for Ana, hot water, one on 1 december and one on 15 december', args)).toContain(
      '15 december',
    );
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['job for Ana, hot water, nine eighty', { client: 'Ana', job_name: 'Hot water' }, ['980']],
    ['job for Ana, hot water, two and a half grand', { client: 'Ana', job_name: 'Hot water' }, ['2500']],
  ])('of a sum told in words: %s', (said, args, numbers) => {
    expect(left(said, args)).toEqual(numbers);
  });
});

it('the digits of an id are nobody said', () => {
  const record = '{"kind":"job","id":"6b0b08e8c5e45d90a315bab4","job_number":"43"}';
  const args = { job: '6b0b08e8c5e45d90a315bab4', description: 'extra', amount: 180 };
  expect(left('job 43 another 6 weeks thats 180 a week extra', args, record)).toContain('6');
});

describe('of all that was said something was made', () => {
  it.each<[string, Record<string, unknown>]>([
    ['job for Ana, hot water, nine eighty', { client: 'Ana', job_name: 'Hot water', budget: 980 }],
    ['new client Ana oh four nine one five seven oh one five six', { name: 'Ana', phone: '0491 570 156' }],
    ['job for Ana, hot water, on 1 december', { client: 'Ana', job_name: 'Hot water', date: '2026-12-01' }],
    ['remind me on 1 december about the 15 december pour', { task_name: '15 december pour', due_date: '2026-12-01' }],
  ])('%s', (said, args) => {
    expect(left(said, args)).toEqual([]);
  });
});
