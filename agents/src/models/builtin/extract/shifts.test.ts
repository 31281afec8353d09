import { describe, expect, it } from 'vitest';
import { takeLead, takeShift, takeTerms } from './shifts.ts';

describe('takeShift', () => {
  it.each([
    ['bring the ellison roof forward 2 days', -2],
    ['move it forward by a week', -7],
    ['two days earlier', -2],
    ['a week earlier', -7],
    ['3 days sooner please', -3],
    ['a day early', -1],
    ['bring it up 2 days', -2],
    ['pull the deck in a week', -7],
    ['forward a couple of days', -2],
    ['push it back a week', 7],
    ['push back the deck by two weeks', 14],
    ['push back the Pergola Build job by 3 days', 3],
    ['bring forward the slab by 2 days', -2],
    ['put the deck back 3 days', 3],
    ['a week later', 7],
    ['two days later', 2],
    ['push the slab out a fortnight', 14],
    ['move it out by 10 days', 10],
    ['put it off for a week', 7],
    ['delay the deck by a week', 7],
    ['postpone the deck for 2 weeks', 14],
    ['running 3 days late', 3],
    ['its 2 days behind', 2],
    ['back another week', 7],
    ['push it a week out', 7],
    ['move back twenty one days', 21],
  ])('%s', (text, days) => expect(takeShift(text)?.value.days).toBe(days));

  it.each([
    'nudge me 2 weeks out',
    'bring it forward to 2 dec',
    'call back in 2 days',
    '3 days work',
    'move it to monday',
  ])('no shift in "%s"', (text) => expect(takeShift(text)).toBeNull());

  it('leaves what is moved', () => {
    expect(takeShift('bring the ellison roof forward 2 days')?.rest).toBe('bring the ellison roof  ¦ ');
    expect(takeShift('delay the deck by a week')?.rest).toBe('delay the deck  ¦ ');
  });
});

describe('takeLead', () => {
  it.each([
    ['nudge me 2 weeks out', 14],
    ['remind me two weeks before', 14],
    ['remind me the day before', 1],
    ['the night before', 1],
    ['the week before', 7],
    ['a day ahead', 1],
    ['3 days beforehand', 3],
    ['a month out', 30],
    ['a couple of days prior', 2],
    ["give me 2 days' notice", 2],
  ])('%s', (text, days) => expect(takeLead(text)?.value.days).toBe(days));
  it.each(['before monday', 'push it back', 'in 2 weeks'])('none in "%s"', (text) => expect(takeLead(text)).toBeNull());
});

describe('takeTerms', () => {
  it.each([
    ['due in 30 days', 30],
    ['bill her the lot 14 days', 14],
    ['deposit, 7 days', 7],
    ['net 30', 30],
    ['7 day terms', 7],
    ['on 14 day terms', 14],
    ['payable within a fortnight', 14],
    ['due in 2 weeks', 14],
    ['in a month, thanks', 30],
  ])('%s', (text, days) => expect(takeTerms(text)?.value.days).toBe(days));
  it.each(['3 days labour', 'good for 14 days', '14 doors', 'every 2 weeks'])('none in "%s"', (text) =>
    expect(takeTerms(text)).toBeNull(),
  );
});
