import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { namesSet } from '../../../../sets.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'brian', name: 'Brian Teale' },
  { kind: 'client', id: 'gwen', name: 'Gwen Odgers' },
  {
    kind: 'job',
    id: 'pump',
    name: 'Replace pool pump',
    number: '1',
    client: 'Brian Teale',
    status: 'pending',
    date: '2026-11-26',
  },
  {
    kind: 'job',
    id: 'tiles',
    name: 'Waterline tiles',
    number: '2',
    client: 'Gwen Odgers',
    status: 'pending',
    date: '2026-12-01',
  },
];

describe('a question that goes on with the one before', () => {
  const DAY = ['whats thursday look like', 'Booked on Thu 26 Nov 2026: - Job 1 - Replace pool pump for Brian Teale'];
  const WEEK = ['whats next week look like', 'Nothing is booked from Mon 23 Nov 2026 to Sun 29 Nov 2026'];

  it.each(['and friday', 'friday', 'what about friday', 'and on friday?'])('%s', (said) => {
    expect(acts(said, FILE, DAY)).toEqual([['show_schedule', { from: '2026-11-27', to: '2026-11-27' }]]);
  });
  it('the week after', () => {
    expect(acts('and the week after', FILE, WEEK)).toEqual([
      ['show_schedule', { from: '2026-11-30', to: '2026-12-06' }],
    ]);
  });
  it('a day that answers what was asked back is none', () => {
    const asked = ['move brian to another day, is thursday ok', 'Which day should it be?'];
    expect(JSON.stringify(acts('friday', FILE, asked))).not.toContain('show_schedule');
  });
});

describe('a detail that is asked for', () => {
  it.each([
    ['you got a number for the bloke with the pool pump', 'brian', 'phone'],
    ['got a number for gwen', 'gwen', 'phone'],
    ['number for the pool pump fella', 'brian', 'phone'],
    ['wheres the odgers job', 'gwen', 'address'],
  ])('%s', (said, client, wants) => {
    expect(acts(said, FILE)).toEqual([['find_client', expect.objectContaining({ client, wants })]]);
  });
  it('of whoever the job is for, who is not at hand', () => {
    const [, , job] = FILE;
    expect(acts('number for the pool pump fella', job ? [job] : [])).toEqual([
      ['find_client', { client: 'Brian Teale', wants: 'phone' }],
    ]);
  });
  it('what somebody wants done is on their job, what was ordered on its list', () => {
    expect(acts('what does gwen want done at her place', FILE)).toEqual([['find_job', { job: 'tiles' }]]);
    expect(acts('what have we ordered for gwen', FILE)).toEqual([['list_procurement_items', { job: 'tiles' }]]);
  });
});

it('one job that is all finished is no set of records', () => {
  expect(namesSet("Kerry's roof is all finished, tools down.")).toBe(false);
  expect(namesSet('delete all finished jobs')).toBe(true);
});
