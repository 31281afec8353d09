import { describe, expect, it } from 'vitest';
import { madeOf } from './people.test-support.ts';
import { FILE } from './words.test-support.ts';

describe('a thing to do that comes again', () => {
  it.each([
    ['every friday arvo back up the phone photos, starting next week', 'Back up the phone photos', '2026-11-27'],
    [
      'every second friday i do timesheet for the boys, start from next friday',
      'Do timesheet for the boys',
      '2026-11-27',
    ],
    ['Every second Friday do the timesheets, first one next Friday the 27th', 'Do the timesheets', '2026-11-27'],
    ['the first monday of each month do the bas paperwork', 'Do the bas paperwork', '2026-12-07'],
    ['each month pay the phone bill, from the 5th of december', 'Pay the phone bill', '2026-12-05'],
    [
      'every fortnight water the plants in the office, from next monday',
      'Water the plants in the office',
      '2026-11-23',
    ],
    ['every tuesday arvo, check the smoke machine', 'Check the smoke machine', '2026-11-24'],
    ['we sweep the yard every thursday', 'Sweep the yard', '2026-11-26'],
  ])('%s', (message, task_name, due_date) => {
    expect(madeOf(message, FILE)).toEqual([
      { name: 'create_task', args: expect.objectContaining({ task_name, due_date, notes: expect.any(String) }) },
    ]);
  });

  it.each([
    'mow the lawns for rosa every fortnight',
    'every friday order 2 bags of cement',
    'text rosa every monday',
    'every job this week is late',
  ])('of other records: %s', (message) => expect(JSON.stringify(madeOf(message, FILE))).not.toContain('create_task'));
});
