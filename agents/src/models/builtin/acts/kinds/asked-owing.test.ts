import { describe, expect, it } from 'vitest';
import { acts, lately } from './words.test-support.ts';

describe('what everybody owes', () => {
  it.each([
    'And what is the total outstanding now across everyone?',
    'what do people owe me in total',
    'whos owing all up, everyone',
    "what's owing altogether",
    'whats my total outstanding',
    'how much are all clients owing in total',
  ])('%s', (message) =>
    expect(acts(message, lately({ id: 'patio' }))).toEqual([['list_finance_records', { unpaid: true }]]),
  );

  it.each([
    'what does rosa owe all up',
    'what do we owe in total',
    'who owes the most altogether',
    'whats overdue all up',
    'how much was owed altogether last month',
    'tell everyone that owes me to pay',
  ])('is not asked by "%s"', (message) =>
    expect(acts(message, lately({ id: 'patio' }))).not.toEqual([['list_finance_records', { unpaid: true }]]),
  );
});
