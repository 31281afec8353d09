import { expect, it } from 'vitest';
import { acts, FILE } from './words.test-support.ts';

it.each<[string, Record<string, unknown>]>([
  ['when does rosa have to reply to the claim by', { client: 'rosa' }],
  ['when do they have to respond to rosas payment claim?', { client: 'rosa' }],
  ['when is the payment schedule due on INV-1001', { invoice_number: 'INV-1001' }],
  ['whats the deadline for rosa to answer the payment claim', { client: 'rosa' }],
  ['how long has rosa got to reply to my claim', { client: 'rosa' }],
  ['by when does rosa need to give me a payment schedule', { client: 'rosa' }],
  ['what day does rosa have to respond to the claim', { client: 'rosa' }],
  ['when is a reply due on invoice 1001', { invoice_number: '1001' }],
])('by when a payment claim has to be answered: %s', (message, args) =>
  expect(acts(message)).toEqual([['find_finance_record', { ...args, claim: true }]]),
);

it('of the claim that was just spoken of', () =>
  expect(
    acts('when do they have to reply', FILE, [
      'make it a payment claim',
      'Made invoice INV-1001: $1.00 a payment claim',
    ]),
  ).toEqual([['find_finance_record', { invoice_number: 'INV-1001', claim: true }]]));

it.each([
  'when does rosa have to reply',
  'when did rosa reply to my text',
  'when is the quote answer due',
  'remind me when the reply to the claim is due',
  'when is rosas invoice due',
])('of nothing else: %s', (message) => expect(JSON.stringify(acts(message))).not.toContain('"claim"'));
