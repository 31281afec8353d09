import { describe, expect, it } from 'vitest';
import { acts, lately } from './words.test-support.ts';

const ROSA = lately({ id: 'rosa' });

describe('a payment that somebody says they made', () => {
  it.each([
    'rosa reckons shes paid hers but i cant see it anywhere has she',
    'rosa says she paid, has she?',
    'Rosa said she has already paid. Has she?',
    'she swears blind she paid the october one. has she',
    'she reckons shes paid it but i cant see it so dont mark it yet',
    'rosa told me she transferred it',
    'rosa claims she sent the money last week',
  ])('is looked up: %s', (message) =>
    expect(acts(message, ROSA)).toEqual([
      expect.stringContaining('Nothing was recorded'),
      ['list_finance_records', { settled: true, client: 'rosa' }],
    ]),
  );

  it('and nothing else is, where an invoice was spoken of before', () =>
    expect(
      acts('rosa reckons shes paid hers but i cant see it anywhere has she', ROSA, [
        'nah sorry it was 550',
        "I can't change invoice INV-1001, because it went out already.",
      ]),
    ).toEqual([
      expect.stringContaining('Nothing was recorded'),
      ['list_finance_records', { settled: true, client: 'rosa' }],
    ]));

  it.each([
    'rosa reckons she paid the deposit wednesday so put that in',
    'Rosa has just told me she paid it in full on Wednesday. Could you put that in?',
    'rosa says she paid 300 on the 16th, bank says so too',
    'rosa paid 300 cash',
    'rosa says the roof is leaking',
    'rosa said the last bloke settled for half',
  ])('is none: %s', (message) => expect(JSON.stringify(acts(message, ROSA))).not.toContain('Nothing was recorded'));
});
