import { AppError } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { problemsOf, serverErrors } from './payment-errors.ts';

const due = [
  { id: 'first', due: 60_000 },
  { id: 'second', due: 80_000 },
];
const payment = (given: object = {}) => ({
  amount: '600',
  typed: {},
  due,
  parts: new Map([['first', 60_000]]),
  rest: 0,
  credit: false,
  ...given,
});

describe('what is wrong with a payment before it is sent', () => {
  it('is nothing where all of it pays something', () => expect(problemsOf(payment())).toEqual({}));

  it.each([
    [{ amount: '' }, { amount: 'Enter how much came in, in dollars.' }],
    [{ amount: '-5' }, { amount: 'An amount cannot be negative.' }],
    [{ typed: { second: '1.234' } }, { second: 'Amounts have at most two decimals.' }],
    [{ parts: new Map() }, { allocations: 'Say which invoice it pays, and how much of it.' }],
    [{ rest: 5_000 }, { allocations: '$50.00 of it pays nothing. Put it on an invoice, or keep it as credit.' }],
    [{ rest: 5_000, credit: true }, {}],
  ])('%j', (given, told) => expect(problemsOf(payment(given))).toEqual(told));

  it('leaves more than is owed to the server', () => {
    const parts = new Map(due.map((one) => [one.id, one.due]));
    expect(problemsOf(payment({ amount: '1500', parts, rest: 10_000 }))).toEqual({});
  });
});

describe("the server's words", () => {
  const refused = (...paths: string[]) =>
    new AppError('more_than_owed', 'No.', { errors: paths.map((path) => ({ path, message: `about ${path}` })) });
  const sent = [{ invoice_id: 'first' }, { invoice_id: 'second' }];

  it('stand at the field or the invoice they are about', () => {
    expect(serverErrors(refused('amount', 'allocations.1.amount'), sent)).toEqual({
      amount: 'about amount',
      second: 'about allocations.1.amount',
    });
  });

  it('are told otherwise where they are about no field, or nothing was refused', () => {
    expect(serverErrors(refused('amount', 'client_id'), sent)).toEqual({});
    expect(serverErrors(new AppError('unavailable', 'Later.'), sent)).toEqual({});
    expect(serverErrors(new Error('lost'), sent)).toEqual({});
  });
});
