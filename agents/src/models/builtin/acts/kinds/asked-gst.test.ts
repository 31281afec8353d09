import { describe, expect, it } from 'vitest';
import { actsIn } from '../read-acts.ts';
import { acts, FILE, lately } from './words.test-support.ts';

const gst = (from?: string, to?: string) => [['list_finance_records', { gst: true, ...(from ? { from, to } : {}) }]];

describe('GST to pay, on 20 November 2026', () => {
  it.each<[string, string, string]>([
    ['what gst do i owe for october and november', '2026-10-01', '2026-11-30'],
    ['how much gst for oct/nov', '2026-10-01', '2026-11-30'],
    ['gst for july, august and september', '2026-07-01', '2026-09-30'],
    ['gst for the september quarter', '2026-07-01', '2026-09-30'],
    ['whats my bas for the june quarter?', '2026-04-01', '2026-06-30'],
    ['whats the gst for the december quarter', '2026-10-01', '2026-12-31'],
    ['what do i owe in gst for the quarter to june', '2026-04-01', '2026-06-30'],
    ['whats my gst for the quarter ending 30 september', '2026-07-01', '2026-09-30'],
    ['whats my gst for the two months to end of november', '2026-10-01', '2026-11-30'],
    ['how much gst for the 2 months ending september?', '2026-08-01', '2026-09-30'],
    ['what was my gst last quarter', '2026-07-01', '2026-09-30'],
    ['last bas?', '2026-07-01', '2026-09-30'],
    ['gst for this quarter', '2026-10-01', '2026-12-31'],
    ['how much bas do i owe this quarter', '2026-10-01', '2026-12-31'],
    ['whats the gst for december', '2025-12-01', '2025-12-31'],
    ['gst for december and january', '2025-12-01', '2026-01-31'],
    ['how much gst last month', '2026-10-01', '2026-10-31'],
    ['what gst do i owe from 1 july to 30 september', '2026-07-01', '2026-09-30'],
    ['gst q1', '2026-07-01', '2026-09-30'],
    ['how much gst did i collect since july', '2026-07-01', '2026-11-20'],
    ['what was my gst last financial year', '2025-07-01', '2026-06-30'],
    ['gst for november 2025', '2025-11-01', '2025-11-30'],
    ['show me the gst for october', '2026-10-01', '2026-10-31'],
  ])('of the time that is said: %s', (message, from, to) => expect(acts(message)).toEqual(gst(from, to)));

  it.each([
    'hows my BAS looking',
    'whats my bas',
    'how much gst do i owe',
    'this BAS',
    'whats this bas going to cost me',
    'how much do i owe on the bas',
    'my gst?',
    'how much gst have i got to pay',
    'whats the current gst',
  ])('of no time it is the one of the return: %s', (message) => expect(acts(message)).toEqual(gst()));

  it.each<[string, string[], string?, string?]>([
    ["what's my G1, 1A and 1B", ['G1', '1A', '1B']],
    ['what are g1 1a 1b for this quarter', ['G1', '1A', '1B'], '2026-10-01', '2026-12-31'],
    ['what were G1 and 1B last quarter?', ['G1', '1B'], '2026-07-01', '2026-09-30'],
    ['give me 1A and 1B for the september quarter', ['1A', '1B'], '2026-07-01', '2026-09-30'],
    ['whats label g1 on the bas', ['G1']],
    ['what goes in 1A', ['1A']],
    ['whats G10', ['G10']],
  ])('the boxes of the return: %s', (message, gst_boxes, from, to) =>
    expect(acts(message)).toEqual([['list_finance_records', { gst: true, gst_boxes, ...(from ? { from, to } : {}) }]]),
  );

  it.each(['whats on at 1a smith street', 'order 2 boxes 5 and 8 mm', 'quote rosa 1a'])('no box: %s', (message) =>
    expect(JSON.stringify(acts(message))).not.toContain('gst_boxes'),
  );

  it('the boxes of New Zealand have numbers', () => {
    const talk = { history: [], records: [...FILE], facts: { today: '2026-11-20', country: 'NZ' as const } };
    const of = (message: string) => actsIn(message, { ...talk, message } as never).acts.map(({ call }) => call?.args);
    const boxes = { gst: true, gst_boxes: ['5', '8', '9', '11'] };
    expect(of('whats in box 5, 8, 9 and 11')).toEqual([boxes]);
    expect(of('what are boxes 5 8 9 and 11 for the last return')).toEqual([
      { ...boxes, from: '2026-08-01', to: '2026-09-30' },
    ]);
  });

  it('in New Zealand a return before has two months', () => {
    const talk = { history: [], records: [...FILE], facts: { today: '2026-11-20', country: 'NZ' as const } };
    const of = (message: string) => actsIn(message, { ...talk, message } as never).acts.map(({ call }) => call?.args);
    expect(of('how much gst was it last return')).toEqual([{ gst: true, from: '2026-08-01', to: '2026-09-30' }]);
    expect(of('gst for the last two months')).toEqual([{ gst: true, from: '2026-09-01', to: '2026-10-31' }]);
    expect(of('how much gst do i owe')).toEqual([{ gst: true }]);
  });

  it.each([
    'how much is 1650 less gst',
    'quote rosa 450 plus gst for the gate',
    'is the gate quote with gst',
    'remind me to lodge the bas friday',
    'when is my bas due',
    'whats my gst number',
    'are we registered for gst',
    'add gst to that',
    'chuck gst on it',
    'whats the gst on rosas invoice',
    'tell my accountant the bas is done',
    'what is gst',
    'how much is the patio with gst',
  ])('nothing of a return: %s', (message) =>
    expect(JSON.stringify(acts(message, lately({ id: 'patio' })))).not.toContain('"gst":true'),
  );
});
