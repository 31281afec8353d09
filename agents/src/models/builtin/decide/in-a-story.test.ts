import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const client = (id: string, name: string): KnownRecord => ({ kind: 'client', id, name });
const job = (id: string, name: string, number: string, of: string, date: string): KnownRecord => ({
  kind: 'job',
  id,
  name,
  number,
  client: of,
  date,
  status: 'pending',
});
const RECORDS = [
  client('greta', 'Greta Solberg'),
  client('garth', 'Garth Eaves'),
  client('jill', 'Jill Everton'),
  client('strata', 'Strata Plan 88102'),
  client('strata2', 'Strata Plan 70441'),
  client('shiv', 'Siobhan Carney'),
  job('gutters', 'Finch Gutters', '5390', 'Moira Finch', '2026-12-01'),
  job('skylight', 'Lark Skylight', '5391', 'Jonas Lark', '2026-12-03'),
  job('hedge', 'Hedge Trimming', '7161', 'Ottilie Brandt', '2026-11-26'),
];

describe('jobs told as a story, with a rate, in a mail', () => {
  it.each([
    [
      'new job greta solberg, tiling the laundry 14 sqm at 95 a metre, the 2nd',
      { client: 'greta', budget: 1330, date: '2026-12-02' },
    ],
    [
      'gutter guard on units 4, 5 and 6 at 17 Banks St for Strata Plan 88102, 780 a unit, make it one job',
      { client: 'strata', budget: 2340 },
    ],
    [
      'Just got off the phone with Greta Solberg, lovely chat, the grandkids are coming for Christmas so she wants the spare room carpet ripped up, told her $3,150. Pop that in as a job, 9 december.',
      { client: 'greta', job_name: 'Spare room carpet ripped up', date: '2026-12-09', budget: 3150 },
    ],
    [
      'put Rangi Alcorn down as job 8826: ensuite waterproofing, $8,390 budget',
      { client: 'Rangi Alcorn', job_number: '8826', budget: 8390 },
    ],
    [
      'new job: deadlock fitting, $400, 4 Marnie Tangaroa, 0491 575 254',
      { client: 'Marnie Tangaroa', client_phone: '0491 575 254' },
    ],
    ['job: new lady philippa eames, side gate, $1200', { client: 'Philippa Eames' }],
    [
      'yesterday I talked to Greta Solberg, she wants a new gate, $900, starting the 4th, job please',
      { date: '2026-12-04' },
    ],
  ])('%s', (message, fields) => {
    const [tool, args] = onlyCall('jerry', message, RECORDS);
    expect(tool).toBe('create_job');
    expect(args).toMatchObject(fields);
  });
});

describe('changes told in passing', () => {
  it.each([
    [
      'ottilies hedge: $410 now not 380, n shes bumped it to the tuesday after',
      { job: 'hedge', budget: 410, date: '2026-12-01' },
    ],
    ['the hedge price goes up to eleven hundred', { job: 'hedge', budget: 1100 }],
    ['bring the hedge trimming back to the day before the finch gutters', { job: 'hedge', date: '2026-11-30' }],
    ['double the budget on the lark skylight', { job: 'skylight', budget_percent: 100 }],
    ['Job 5390 is under the wrong lady, it belongs to Jill Everton, not Moira', { job: 'gutters', client: 'jill' }],
  ])('%s', (message, fields) => expect(onlyCall('jerry', message, RECORDS)).toMatchObject(['update_job', fields]));

  it('several at once', () => {
    expect(
      reply('jerry', 'both 5390 and 5391 got finished off this arvo', RECORDS).calls.map(({ args }) => args),
    ).toMatchObject([
      { job: 'gutters', status: 'completed' },
      { job: 'skylight', status: 'completed' },
    ]);
    expect(
      reply('jerry', 'swap the days of the finch gutters and the lark skylight', RECORDS).calls.map(({ args }) => args),
    ).toEqual([
      { job: 'gutters', date: '2026-12-03' },
      { job: 'skylight', date: '2026-12-01' },
    ]);
  });

  it('a name put right', () =>
    expect(
      onlyCall('jerry', 'wrong spelling on one of my clients, its Siobhan Kearney not Siobhan Carney', RECORDS),
    ).toMatchObject(['update_client', { client: 'shiv', name: 'Siobhan Kearney' }]));
});
