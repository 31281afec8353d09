import { describe, expect, it } from 'vitest';
import { takeTime } from './times.ts';

describe('takeTime', () => {
  it.each([
    ['8am', '08:00'],
    ['8 am', '08:00'],
    ['8:30', '08:30'],
    ['8.30am', '08:30'],
    ['8:30pm', '20:30'],
    ['at 0830', '08:30'],
    ['monday 0700', '07:00'],
    ['1430hrs', '14:30'],
    ['at 14:15', '14:15'],
    ['2:30', '14:30'],
    ['half 8', '08:30'],
    ['half past 7', '07:30'],
    ['half past seven', '07:30'],
    ['quarter to 4', '15:45'],
    ['quarter past nine', '09:15'],
    ['a quarter to eight', '07:45'],
    ['ten to 9', '08:50'],
    ['twenty past 10', '10:20'],
    ['noon', '12:00'],
    ['at midday', '12:00'],
    ['7 sharp', '07:00'],
    ["6 o'clock", '06:00'],
    ['seven oclock', '07:00'],
    ['by 4', '16:00'],
    ['at 4', '16:00'],
    ['at 8 tomorrow', '08:00'],
    ['before 4pm', '16:00'],
    ['from 7', '07:00'],
    ['at seven', '07:00'],
    ['at nine thirty', '09:30'],
    ['eight thirty am', '08:30'],
    ['4 p.m.', '16:00'],
    ['at 6 for the pour', '06:00'],
  ])('%s', (text, time) => expect(takeTime(text)?.value).toEqual({ time, part: null }));

  it.each([
    ['tomorrow morning', null, 'morning'],
    ['in the arvo', null, 'afternoon'],
    ['first thing monday', null, 'morning'],
    ['around lunch', null, 'lunchtime'],
    ['lunchtime', null, 'lunchtime'],
    ['7 sharp in the morning', '07:00', 'morning'],
    ['tonight at 7', '19:00', 'evening'],
    ['arvo at 5:30', '17:30', 'afternoon'],
    ['thursday arvo before 4', '16:00', 'afternoon'],
  ])('%s', (text, time, part) => expect(takeTime(text)?.value).toEqual({ time, part }));

  it.each([
    ['between 1 and 3', '13:00', '15:00'],
    ['7-9am', '07:00', '09:00'],
    ['from 10 to 12', '10:00', '12:00'],
    ['8am-noon', '08:00', '12:00'],
    ['9 to 11am', '09:00', '11:00'],
    ['from 1 til 3pm', '13:00', '15:00'],
    ['11 to 2pm', '11:00', '14:00'],
    ['between 8:30 and 10', '08:30', '10:00'],
  ])('%s', (text, time, until) => expect(takeTime(text)?.value).toEqual({ time, until, part: null }));

  it.each([
    '8 doors',
    '4 tubes',
    'make that 4',
    'at 4 Smith St',
    'at 8.95 each',
    '@ 21.30',
    'at $54',
    '2400x1200',
    'half a pallet',
    'half of it',
    'half a dozen',
    'from Mitre 10',
    '0491 574 632',
    'Wollongong NSW 2500',
    'by 10%',
    '3 to 5 dec',
    'from 3 to 5 dec',
    'from 2 to 4 sheets',
    'before 15/12',
    '1430 plus gst',
    'quarter of the job',
    'at 90 degrees',
    'one to go',
    'from 3 suppliers',
    'by 2 december',
    'until 12 months',
    'about 5 bags',
    'for 4 tomorrow',
    'move it forward 2 days',
    "it's midmorning tea",
  ])('no time in "%s"', (text) => expect(takeTime(text)).toBeNull());

  it('leaves every other word', () =>
    expect(takeTime('drop it back tomorrow arvo before 4pm, on me list')?.rest.replace(/\s+/g, ' ')).toBe(
      'drop it back tomorrow ¦ ¦ , on me list',
    ));
});
