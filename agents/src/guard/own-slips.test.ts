import { describe, expect, it } from 'vitest';
import { ownSlips } from './own-slips.ts';

type Args = Record<string, unknown>;
const doubtsOf = (name: string, args: Args, said: string, calls: readonly Args[] = [args]) =>
  ownSlips({ name, args, said, calls, today: '2026-11-20' }).map(({ why }) => why);

const ORDERED = [
  { item_name: 'Garden mix', quantity: 8, unit: 'cube' },
  { item_name: 'Hardwood mulch', quantity: 4, unit: 'cube' },
];

describe('what the built-in model makes of words that are no record', () => {
  it.each([
    ['Soil', 'eight cube of garden mix and four cube of mulch from orange sand and soil by tuesday'],
    ['Required', 'please order eight cube of mix, four cube of mulch, required on site by thursday'],
    ['Urgent', 'eight cube of mix and four of mulch, urgent'],
  ])('an item that is none: %s', (item_name, said) =>
    expect(doubtsOf('create_procurement_item', { item_name }, said, [...ORDERED, { item_name }])).toEqual([
      'Is this a thing, or where to buy it?',
    ]),
  );

  it.each([
    ['Soil', 'eight cube of garden mix, four cube of mulch and soil from orange landscapes'],
    ['Sealant', 'get eight cube of mix, four of mulch and sealant'],
  ])('an item: %s', (item_name, said) =>
    expect(doubtsOf('create_procurement_item', { item_name }, said, [...ORDERED, { item_name }])).toEqual([]),
  );

  it.each([
    'tony. broken sash as well. on his job. not a new one',
    'add the sash to it, same job',
    'this is not another new job, it goes with the window',
  ])('a job where there is one: %s', (said) =>
    expect(doubtsOf('create_job', { job_name: 'Broken sash' }, said)).toContain(
      'Should this go on a job that is there?',
    ),
  );
  it('a job that is new', () =>
    expect(doubtsOf('create_job', { job_name: 'Broken sash' }, 'new job for tony, broken sash')).toEqual([]));

  it('a job called by a shop', () => {
    const said = 'bunnings 86.40 for screws, simones job';
    expect(doubtsOf('create_job', { job_name: 'Bunnings', budget: 86.4 }, said)).toContain(
      'Is this a job, or something you bought there?',
    );
    expect(doubtsOf('create_job', { job_name: 'Bunnings shelving' }, 'new job bunnings shelving')).toEqual([]);
  });

  const spent = { type: 'expense', amount: 240, client: 'Erin' };
  it.each(['erins done, 240 inc gst, paid on card', 'erin 240 by card', 'erin paid 240 cash'])(
    'an expense that they may have paid: %s',
    (said) => expect(doubtsOf('create_finance_record', spent, said)).toEqual(['Did you pay this, or did they?']),
  );
  it.each(['Done', 'Done, paid', 'All sorted'])('an expense called %s', (description) =>
    expect(
      doubtsOf('create_finance_record', { type: 'expense', amount: 240, description }, 'job done, 240, paid on card'),
    ).toEqual(['Did you pay this, or did they?']),
  );
  it.each(['bought a lock for erins, 240 on card', 'i paid 240 for erins lock in cash', 'receipt 240 erin, by card'])(
    'an expense: %s',
    (said) => expect(doubtsOf('create_finance_record', spent, said)).toEqual([]),
  );

  it('an order beside what is no thing: the price of "2 mitsis, 1140 each ex" went there', () => {
    const calls = [
      { item_name: '5kw mitsis', quantity: 2 },
      { item_name: 'Ex', unit_price: 1140 },
    ];
    const said = '2 of the 5kw mitsis off actrol, 1140 each ex';
    expect(doubtsOf('create_procurement_item', calls[0] ?? {}, said, calls)).toEqual(['Is this all of it?']);
    expect(doubtsOf('create_procurement_item', calls[0] ?? {}, said, calls.slice(0, 1))).toEqual([]);
  });

  it.each([
    ['credit 50 inc gst on the bathroom invoice', 1],
    ['refund mele 50', 1],
    ['invoice mele 50, her credit is used up', 0],
    ['bill the credit union 50', 0],
  ])('an invoice for what is to be credited: %s', (said, doubts) =>
    expect(doubtsOf('create_finance_record', { type: 'invoice', amount: 50 }, said)).toHaveLength(doubts),
  );
});
