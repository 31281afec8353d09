import { describe, expect, it } from 'vitest';
import { goneDays, leavings } from './unlikely.ts';

describe('a day that has gone', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['update_job', { date: '2026-11-19' }, ['date']],
    ['create_task', { due_date: '2026-11-01' }, ['due_date']],
    ['update_procurement_item', { delivery_date: '2025-12-02' }, ['delivery_date']],
    ['update_job', { date: '2026-11-20' }, []],
    ['create_job', { date: '2026-11-21', job_name: '2026-11-01' }, []],
    ['create_finance_record', { date: '2026-11-01' }, []],
    ['create_procurement_item', { order_date: '2026-11-01' }, []],
  ])('%s %o', (tool, args, paths) => {
    expect(goneDays(tool, args, '2026-11-20').map(({ path }) => path)).toEqual(paths);
  });
});

describe('what is left of a long message', () => {
  const story = 'My cousin. Give me. Angela Rossi live there. Floor for laundry and toilet.';
  it('is looked at where nobody called it a note', () => {
    expect(
      leavings('create_client', { name: 'Duc', notes: story }, 'My cousin Duc give me new customer ...'),
    ).toHaveLength(1);
  });
  it('passes where it was introduced, where it is short, and in a change', () => {
    expect(leavings('create_client', { notes: story }, 'new client Duc, note: My cousin. Give me ...')).toEqual([]);
    expect(leavings('create_job', { description: 'Two storeys. Dog in the yard' }, 'new job for Duc')).toEqual([]);
    expect(leavings('update_job', { add_note: story }, 'on the deck, my cousin ...')).toEqual([]);
  });
});
