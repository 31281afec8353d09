import { describe, expect, it } from 'vitest';
import { madeOf } from './people.test-support.ts';
import { FILE } from './words.test-support.ts';

describe('what no office can do from a desk', () => {
  it.each([
    'Can you book the ute in for a service with Toyota?',
    'please you print for me the label for tile box',
    'order us 4 chicken burgers and chips',
    'order pizza for the boys friday lunch',
    'can you get us a couple of flat whites',
    'set an alarm on my phone for 5am',
    'put an alarm on for half five',
    'play some barnesy',
    'do me a 3d drawing of rosas patio',
    'please check for me what building code say about balcony rail height',
    'check bunnings website for deck oil',
    'can you post the deck photos on our facebook',
    'translate this to vietnamese for me',
    'book me a flight to melbourne friday',
    'whats the nrl score',
    'scan this receipt',
    'find me a new apprentice',
    'log 6 hours on the fence job for today',
    'Add Ulrich Jankovic as my employee, phone 0491 570 110',
    'take a card payment off rosa for 370',
    'knackered mate, need a beer',
  ])('%s', (message) => {
    expect(madeOf(message, FILE)).toEqual([expect.stringMatching(/^I can't/)]);
  });

  it.each([
    'order 2 boxes of screws before lunch',
    'order 3m of chicken wire',
    'remind me to book the ute in for a service',
    'the forecast is rubbish for tuesday',
    'traffic was a joke today',
    'add 3 hours labour to rosas quote',
    'note 6 hours on the fence job',
    'paid the power bill by direct debit',
  ])('no refusal: %s', (message) => {
    expect(madeOf(message, FILE)).not.toContainEqual(expect.stringMatching(/^I can't/));
  });
});

describe('talk', () => {
  it.each([
    '👍',
    '👍👍',
    'friday finally, very happy, tomorrow i go to beach with my kids',
    'pissing down again eh cant do a thing out here',
    "weather's been shocking all week",
    'looking forward to the weekend',
    'rosa is a legend she made us lunch again',
    'had a win today, got home before five',
  ])('%s', (message) => {
    const made = madeOf(message, FILE);
    expect(made.length).toBeGreaterThan(0);
    expect(made.every((one) => typeof one === 'string')).toBe(true);
  });
});
