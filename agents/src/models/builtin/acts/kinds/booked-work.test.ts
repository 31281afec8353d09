import { describe, expect, it } from 'vitest';
import { madeOf } from './people.test-support.ts';
import { FILE } from './words.test-support.ts';

describe('work booked for somebody on file', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'book rosa in for a safe opening at 88 Ryrie St monday 9',
      { client: 'rosa', job_name: 'Safe opening', address: '88 Ryrie St', date: '2026-11-23', time: '09:00' },
    ],
    ['Add a letterbox rebuild for Rosa, no date yet', { client: 'rosa', job_name: 'Letterbox rebuild' }],
    ['add a lock change for tui next tuesday', { client: 'tui', job_name: 'Lock change', date: '2026-11-24' }],
    ['new gate install at rosas, wed 2 dec', { client: 'rosa', job_name: 'Gate install', date: '2026-12-02' }],
    ['put tui in for a new tap washer tues 9', { client: 'tui', date: '2026-11-24', time: '09:00' }],
    [
      'can you put tui down for a door closer repair at 3 Ryrie St, friday 27th at 8, key from reception',
      { client: 'tui', job_name: 'Door closer repair', date: '2026-11-27', time: '08:00' },
    ],
    ['book rosa in for a fence thursday 2pm', { client: 'rosa', job_name: 'Fence', date: '2026-11-26' }],
    ['add a garage door service for tui', { client: 'tui', job_name: 'Garage door service' }],
  ])('%s', (message, args) => {
    expect(madeOf(message, FILE)).toEqual([{ name: 'create_job', args: expect.objectContaining(args) }]);
  });

  it.each([
    'add a box of screws for rosa',
    'put rosa in for a patio roof thursday',
    'new job for rosa tanner, deck',
    'put rosa down for thursday',
  ])('no new work for Rosa Bianchi: %s', (message) => {
    const made = madeOf(message, FILE).filter((one) => typeof one !== 'string' && one.name === 'create_job');
    expect(made).not.toContainEqual({ name: 'create_job', args: expect.objectContaining({ client: 'rosa' }) });
  });

  it('leaves what else is asked to its own readers', () => {
    expect(
      madeOf('Add a letterbox rebuild for Rosa, and move daves fence to the 2nd of December', [
        ...FILE.filter(({ id }) => id !== 'dave2' && id !== 'gate'),
      ]),
    ).toEqual([
      { name: 'create_job', args: { job_name: 'Letterbox rebuild', client: 'rosa' } },
      { name: 'update_job', args: { job: 'fence', date: '2026-12-02' } },
    ]);
  });
});
