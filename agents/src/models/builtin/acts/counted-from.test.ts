import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { actsIn } from './read-acts.ts';

const HEDGE: KnownRecord = {
  kind: 'job',
  id: 'a'.repeat(24),
  name: 'Hedge cut',
  client: 'Malia Faalogo',
  lately: 'created',
};
const CHURCH: KnownRecord = {
  kind: 'job',
  id: 'b'.repeat(24),
  name: 'Church lawn',
  client: 'Otara Church',
  date: '2026-11-30',
};
const DAVE: KnownRecord = { kind: 'job', id: 'c'.repeat(24), name: 'Deck', client: 'Dave Wilson', date: '2026-12-09' };
const PEOPLE = ['Malia Faalogo', 'Otara Church', 'Dave Wilson'].map(
  (name, i): KnownRecord => ({ kind: 'client', id: String(i).repeat(24), name }),
);
const calls = (message: string, before = 'new client malia faalogo, wants the hedge cut') =>
  actsIn(message, {
    records: [HEDGE, CHURCH, DAVE, ...PEOPLE],
    facts: { today: '2026-11-20', country: 'NZ' },
    history: [
      { role: 'user', text: before },
      { role: 'assistant', text: 'Created job 1001 - Hedge cut for Malia Faalogo.' },
    ],
  }).acts.flatMap(({ call }) => call ?? []);
const moved = (job: KnownRecord, date: string) => [{ name: 'update_job', args: { job: job.id, date } }];

describe('a day that is counted from another job', () => {
  it.each<[string, string]>([
    ['put her the day after the church', '2026-12-01'],
    ['book her in the day before dave', '2026-12-08'],
    ['do malia two days before the deck', '2026-12-07'],
    ['malia the day after the church', '2026-12-01'],
    ['put the hedge cut a week after the church', '2026-12-07'],
    ['start malia the day after dave', '2026-12-10'],
  ])('%s', (message, date) => expect(calls(message)).toEqual(moved(HEDGE, date)));

  it('is counted from the day that was talked of', () =>
    expect(calls('bring the deck forward to the day after that', 'book malia in on the 2nd of december')).toEqual(
      moved(DAVE, '2026-12-03'),
    ));

  it('moves nothing where there is no such day', () => expect(calls('put dave the day after the hedge')).toEqual([]));
});
