import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const FILE: KnownRecord[] = [
  { kind: 'client', id: 'marama', name: 'Marama Toa' },
  { kind: 'client', id: 'lucy', name: 'Lucy Baran' },
  { kind: 'client', id: 'dave-n', name: 'Dave Nguyen' },
  { kind: 'client', id: 'dave-r', name: 'Dave Rossi' },
  { kind: 'job', id: 'deck', name: 'Back Deck', number: '9101', client: 'Marama Toa', amount: 12400 },
  { kind: 'job', id: 'pergola', name: 'Pergola', number: '9103', client: 'Lucy Baran', date: '2026-12-10' },
  { kind: 'item', id: 'tiles', name: 'Ensuite tiles', quantity: 18, amount: 42 },
];

describe('"back" that says which way names no job', () => {
  it.each([
    ['lucys job has to go back a week', { job: 'pergola', shift_days: 7 }],
    ['push the pergola back two days', { job: 'pergola', shift_days: 2 }],
    ['push job 9103 a day', { job: 'pergola', shift_days: 1 }],
  ])('%s', (message, args) => {
    const [tool, said] = onlyCall('jerry', message, FILE);
    expect([tool, said]).toEqual(['update_job', expect.objectContaining(args)]);
    expect(said).not.toHaveProperty('date');
  });

  it('new work off the back changes no deck', () =>
    expect(onlyCall('jerry', 'marama wants a set of steps off the back too, told her 1,450', FILE)[0]).toBe(
      'create_job',
    ));

  it('a call back is no day of the job', () => {
    const { calls } = reply('jerry', 'the council rang about maramas deck said theyd call back tuesday', FILE);
    expect(calls.filter(({ args }) => 'date' in args)).toEqual([]);
  });
});

describe('money on file', () => {
  it.each([
    ['knock 200 off maramas deposit invoice', 'update_finance_record', { amount_change: -200 }],
    ['maramas bill is paid', 'mark_invoice_paid', {}],
  ])('%s', (message, tool, args) => {
    const [name, said] = onlyCall('renea', message, FILE);
    expect([name, said]).toEqual([tool, expect.objectContaining(args)]);
    expect(said).not.toHaveProperty('amount');
  });

  it('a figure and no word is asked about', () => expect(reply('renea', '1500', FILE).calls).toEqual([]));
});

it('a letter tells two Daves apart', () =>
  expect(onlyCall('renea', 'invoice dave r 450', FILE)[1]).toMatchObject({ client: 'dave-r', amount: 450 }));

it.each([
  ['tiles are ordered', { item: 'tiles', status: 'ordered' }],
  ['the tiles are here', { item: 'tiles', status: 'delivered' }],
  ['tiles went up to 46 each', { item: 'tiles', unit_price: 46 }],
])('news of an order: %s', (message, args) =>
  expect(onlyCall('sarah', message, FILE)).toEqual(['update_procurement_item', expect.objectContaining(args)]),
);
