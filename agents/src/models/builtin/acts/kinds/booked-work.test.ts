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
    [
      'squeeze old mate tui henare in sat arvo, header tanks leaking, hell shout us a carton',
      { client: 'tui', job_name: 'Header tanks leaking', date: '2026-11-21' },
    ],
    [
      'bro chuck tui in for that retaining wall, 8m of it, out the back by the chickens. next tues',
      {
        client: 'tui',
        job_name: 'Retaining wall',
        description: expect.stringContaining('8m of it'),
        date: '2026-11-24',
      },
    ],
    [
      'put tui henare down for a driveway resurface, six and a half grand plus gst',
      { client: 'tui', job_name: 'Driveway resurface', budget: 6500, description: 'plus GST' },
    ],
    [
      'Job 512, Tui Henare, smoke alarm check, 27 Nov, 7:30am',
      { client: 'tui', job_name: 'Smoke alarm check', job_number: '512', date: '2026-11-27', time: '07:30' },
    ],
    ['fit tui in thursday 2pm, leaking tap', { client: 'tui', job_name: 'Leaking tap', time: '14:00' }],
    [
      'pencil rosa in for a kitchen splashback, 1800 inc gst, the 9th',
      { client: 'rosa', budget: 1800, date: '2026-12-09' },
    ],
    ['got a start at rosas, new skylight', { client: 'rosa', job_name: 'Skylight' }],
    ['add a garage door service for tui', { client: 'tui', job_name: 'Garage door service' }],
    [
      'tui henare blocked dunny tmrw 7am',
      { client: 'tui', job_name: 'Blocked dunny', date: '2026-11-21', time: '07:00' },
    ],
    ['rosa bianchi leaking tap friday', { client: 'rosa', job_name: 'Leaking tap', date: '2026-11-27' }],
    ['Tui Henare new switchboard tues 9am', { client: 'tui', date: '2026-11-24', time: '09:00' }],
    ['tui henare gutter clean mon', { client: 'tui', job_name: 'Gutter clean', date: '2026-11-23' }],
    ['rosa bianchi, cracked tile, weds 2pm', { client: 'rosa', date: '2026-11-25', time: '14:00' }],
  ])('%s', (message, args) => {
    expect(madeOf(message, FILE)).toEqual([{ name: 'create_job', args: expect.objectContaining(args) }]);
  });

  it.each([
    'add a box of screws for rosa',
    'put rosa in for a patio roof thursday',
    'new job for rosa tanner, deck',
    'put rosa down for thursday',
    'rosa bianchi friday',
    'rosa bianchi rang about the tap tuesday',
    'rosa bianchi deck moved to friday',
    'rosa bianchi deck from tuesday to friday',
    'rosa tap friday',
  ])('no new work for Rosa Bianchi: %s', (message) => {
    const made = madeOf(message, FILE).filter((one) => typeof one !== 'string' && one.name === 'create_job');
    expect(made).not.toContainEqual({ name: 'create_job', args: expect.objectContaining({ client: 'rosa' }) });
  });

  it.each(['got a start for dave, new ridge capping', 'put dave down for a new letterbox'])(
    'whose it is: %s',
    (message) => expect(JSON.stringify(madeOf(message, FILE))).toMatch(/Which one|"client":"dave"/),
  );

  it.each(['job tomorrow 8am', 'a booking at 9 on monday', 'new job friday', 'got a job on the 3rd'])(
    'nothing but the day: %s',
    (message) => expect(madeOf(message, FILE)).toEqual(['Who is the job for, and what is the work?']),
  );

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
