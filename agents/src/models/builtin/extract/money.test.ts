import { describe, expect, it } from 'vitest';
import { gstNote, takeBareAmount, takeExpectedAmount, takeMoney } from './money.ts';

describe('takeMoney', () => {
  it.each([
    ['budget $2,400', 2400],
    ['$1.1k', 1100],
    ['2k', 2000],
    ['9.2k', 9200],
    ['two and a half grand', 2500],
    ['2.5 grand', 2500],
    ['eleven hundred inc gst', 1100],
    ['twelve hundred and fifty', 1250],
    ['265 dollars', 265],
    ['about 215 bux', 215],
    ['1850 plus gst', 1850],
    ['budget 3000', 3000],
    ['@ 8.95 inc', 8.95],
    ['$92.50 a tin', 92.5],
    ['8.95 each inc gst', 8.95],
    ['at 8.95 each', 8.95],
    ['$2,180.50, starting soon', 2180.5],
    ['$1.2k', 1200],
    ['$4,140 deposit', 4140],
    ['Budget $2,180.50, starting 08/12/2026', 2180.5],
    ['2 grand', 2000],
    ['three grand', 3000],
    ['a grand and a half', 1500],
    ['half a grand', 500],
    ['a couple of grand', 2000],
    ['1.6 thousand', 1600],
    ['one point six thousand', 1600],
    ['18 hundred', 1800],
    ['fifteen hundred', 1500],
    ['forty eight hundred', 4800],
    ['two thousand three hundred and forty', 2340],
    ['a hundred and twenty bucks', 120],
    ['sixty three bucks a roll', 63],
    ['twenty dollars fifty', 20.5],
    ['nine fifty', 950],
    ['twelve fifty', 1250],
    ['two fifty', 250],
    ['eighteen seventy five', 1875],
    ['twenty five fifty', 2550],
    ['one twenty five', 125],
    ['twelve fifty a box', 12.5],
    ['six fifty a day', 650],
    ['129 a nite', 129],
    ['63 bucks a roll', 63],
    ['at $54 a pack', 54],
    ['@ 21.30', 21.3],
    ['@ 165 off viridian', 165],
    ['@$8.95 ea', 8.95],
    ['at 16.80', 16.8],
    ['@ 14.50 a metre', 14.5],
    ['$54 per pack', 54],
    ['45/m', 45],
    ['2k all up', 2000],
    ['1850 ex gst', 1850],
    ['1850 + gst', 1850],
    ['paid 350 for the callout', 350],
    ['just paid me 1200', 1200],
    ['knock 400 off the budget', 400],
    ['add 150 to ingrids quote', 150],
    ['invoice him 560', 560],
    ['bill grace huang 795 for the test', 795],
    ['spent 85 at bunnings', 85],
    ['costs 90', 90],
    ['transfer 1,150 across', 1150],
    ['slugged us 1,118.70 for the slab', 1118.7],
    ['log 58.30 for tolls', 58.3],
    ['shes good for forty eight hundred second ones new skirtings', 4800],
    ['new skirtings nine fifty do the sanding', 950],
    ['9.2k but knock 10% off', 9200],
    ['7.8k start 14 dec', 7800],
    ['$ 1850', 1850],
    ['budget is now 3200', 3200],
    ['price 375 for paint', 375],
    ['set the budget to 4500', 4500],
  ])('%s', (text, dollars) => expect(takeMoney(text)?.value.dollars).toBe(dollars));

  it.each([
    '14 window seals',
    '250L tank',
    '2400x1200 formply',
    '8 Harris St',
    '30 minutes',
    'job 1001',
    '4pm',
    '62 sqm',
    '90mm pipe',
    'no price',
    '200mm',
    '6x2',
    '90x45',
    '12-14 x 45',
    '14.50 x 20',
    'Mitre 10',
    '2k paint',
    'Wollongong NSW 2500',
    'Lower Hutt 5010',
    '0491 574 632',
    'oh two seven triple five oh one three four',
    '(02) 7010 4410',
    '15/12/26',
    'the 11th',
    '10% off',
    '40% deposit',
    '25 lm of quad gutter',
    'box of 500 tek screws',
    'order 1,200 pavers',
    'order two hundred pavers',
    'five hundred tek screws',
    'two ninety degree bends',
    'four fifty mil pipes',
    'at nine thirty',
    'at 4',
    'at 8:30',
    'twenty twenty six',
    'job 12 paid',
    'mark invoice 1023 as paid',
    'add 3 doors',
    'get 7 tins',
    'add 2 lots of ply',
    'knock 3 doors off',
    'take 10 sheets back',
    'two rooms',
    'twenty two doors',
    'unit 4, 27 Resolution Dr',
    'first monday',
    '250l',
    '30 days',
    'jo27@example.com',
  ])('no money in "%s"', (text) => expect(takeMoney(text)).toBeNull());

  it.each([
    ['1850 plus gst', 'plus'],
    ['1.6k + GST', 'plus'],
    ['$3,275 inc GST', 'inc'],
    ['$500 including gst', 'inc'],
    ['$500', null],
    ['1850 ex gst', 'plus'],
    ['1850 ex', 'plus'],
    ['$2k plus the gst', 'plus'],
    ['2k gst inc', 'inc'],
    ['$500 all up', 'inc'],
    ['@ 8.95 inc', 'inc'],
    ['eleven hundred inc gst', 'inc'],
    ['eleven hundred plus gst', 'plus'],
    ['1850 (ex gst)', 'plus'],
  ])('GST of %s is %s', (text, gst) => expect(takeMoney(text)?.value.gst).toBe(gst));

  it('tells the price of one', () => {
    expect(takeMoney('16 packs at $54 a pack')?.value.each).toBe(true);
    expect(takeMoney('32 bags @ 8.95')?.value.each).toBe(true);
    expect(takeMoney('16 packs for $800')?.value.each).toBe(false);
    expect(takeMoney('16 packs at $54')?.value.each).toBe(true);
    expect(takeMoney('budget at $5400')?.value.each).toBe(false);
    expect(takeMoney('129 a night')?.value.each).toBe(true);
  });

  it('takes its words with it', () => {
    expect(takeMoney('hot water, budget $2,400, friday')?.rest.replace(/\s+/g, ' ')).toBe('hot water, ¦ , friday');
  });
});

describe('takeBareAmount', () => {
  it('counts only where it stands alone', () => {
    expect(takeBareAmount('pool fence, 3,300, 14 doors')?.value.dollars).toBe(3300);
    expect(takeBareAmount('rehang 3 doors, 465')?.value.dollars).toBe(465);
    expect(takeBareAmount('rehang 30 doors')).toBeNull();
    expect(takeBareAmount('doors, 3')).toBeNull();
    expect(takeBareAmount('rehang 3 doors 465')?.value.dollars).toBe(465);
    expect(takeBareAmount('pool fence for 3300')?.value.dollars).toBe(3300);
    expect(takeBareAmount('ring job 1001')).toBeNull();
    expect(takeBareAmount('paint at 8 Smith St, Bulli NSW 2516')).toBeNull();
    expect(takeBareAmount('nails from Mitre 10')).toBeNull();
    expect(takeBareAmount('phone 0491 574 632')).toBeNull();
    expect(takeBareAmount('batts 90x45')).toBeNull();
  });

  it('keeps how GST was said', () => {
    expect(gstNote({ dollars: 1, gst: 'plus', each: false })).toBe('plus GST');
    expect(gstNote({ dollars: 1, gst: null, each: false })).toBeUndefined();
  });
});

describe('takeExpectedAmount', () => {
  it.each([
    ['sorry it was 355', 355],
    ['355', 355],
    ['nine fifty', 950],
    ['about 80', 80],
    ['make it 2500', 2500],
    ['twenty', 20],
    ['$12', 12],
  ])('%s', (text, dollars) => expect(takeExpectedAmount(text)?.value.dollars).toBe(dollars));
  it.each(['job 12', '4 doors', 'on the 11th', 'dunno', '10%'])('none in "%s"', (text) =>
    expect(takeExpectedAmount(text)).toBeNull(),
  );
});
