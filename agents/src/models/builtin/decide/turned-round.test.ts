import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const id = (n: number) => String(n).padStart(24, '0');
const RECORDS: KnownRecord[] = [
  { kind: 'client', id: id(1), name: 'Bill Mbeki' },
  { kind: 'job', id: id(2), name: 'Render Patching', number: '4405', client: 'Bill Mbeki', amount: 500 },
  { kind: 'item', id: id(3), name: 'Toughened glass', quantity: 3, status: 'pending', job: '4405' },
];

describe('the value or the scene said first', () => {
  it.each([
    ['3 January is the new date for the Render Patching job', { date: '2027-01-03' }],
    ['$13,150 is the new budget for the Render Patching job', { budget: 13_150 }],
    ['Push back the Render Patching job by 4 days', { shift_days: 4 }],
    ['Increase the Render Patching budget by $180', { budget_change: 180 }],
    ['Budget of the Render Patching job, add $890', { budget_change: 890 }],
    ['The Render Patching job is now in prpgress', { status: 'in_progress' }],
  ])('%s', (message, fields) =>
    expect(onlyCall('jerry', message, RECORDS)).toEqual(['update_job', { job: id(2), ...fields }]),
  );

  it.each([
    ['Delivered this morning: the toughened glass', { status: 'delivered' }],
    ['The order for the toughened glass has gone in, update it to ordered', { status: 'ordered' }],
    ['Update the toughened glass on the Render Patching job to a quantity of 56', { quantity: 56 }],
    ['change the toughened glass to seventy seven', { quantity: 77 }],
  ])('%s', (message, fields) =>
    expect(onlyCall('sarah', message, RECORDS)).toEqual([
      'update_procurement_item',
      expect.objectContaining({ item: id(3), ...fields }),
    ]),
  );

  it.each([
    [
      'Make a new job for Leonie Hale, call it Septic Inspection, $3,620',
      { job_name: 'Septic Inspection', budget: 3620 },
    ],
    [
      'Create a job for Leonie Hale called Switchboard Upgrade $4,520',
      { job_name: 'Switchboard Upgrade', budget: 4520 },
    ],
    [
      'New job number 8250, Bill Mbeki, pool filter service, budget $6,870',
      { job_number: '8250', client: id(1), budget: 6870 },
    ],
    [
      'Set up a job for Reuben Hale, phone 0491 574 118: gutter replacement for $2,180',
      { client: 'Reuben Hale', budget: 2180 },
    ],
  ])('%s', (message, fields) =>
    expect(onlyCall('jerry', message, RECORDS)).toEqual(['create_job', expect.objectContaining(fields)]),
  );

  it.each([
    'Add two to-dos for Tuesday week, call the building certifier, clean out the ute',
    'Two tasks for Tuesday week: call the building certifier, and clean out the ute',
  ])('%s', (message) =>
    expect(reply('michelle', message).calls.map(({ args }) => args)).toEqual([
      expect.objectContaining({ task_name: 'Call the building certifier', due_date: '2026-12-01' }),
      expect.objectContaining({ task_name: 'Clean out the ute', due_date: '2026-12-01' }),
    ]),
  );

  it('takes the price of an order said first', () =>
    expect(onlyCall('sarah', 'At $31.75 a coil get 33 coils of garden hose')).toEqual([
      'create_procurement_item',
      expect.objectContaining({ item_name: 'Garden hose (coils)', quantity: 33, unit_price: 31.75 }),
    ]));

  it('a job in the breath of a new client is theirs', () =>
    expect(
      reply(
        'jerry',
        'Add Pat Sutcliffe as a client, 0491 570 157, create a job for the driveway slab at $6,220',
      ).calls.map(({ args }) => args),
    ).toEqual([
      expect.objectContaining({ name: 'Pat Sutcliffe' }),
      expect.objectContaining({ job_name: 'Driveway slab', client: 'Pat Sutcliffe', budget: 6220 }),
    ]));
});
