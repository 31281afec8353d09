import { describe, expect, it } from 'vitest';
import { gstNote, takeBareAmount, takeMoney } from './money.ts';

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
  ])('no money in "%s"', (text) => expect(takeMoney(text)).toBeNull());

  it.each([
    ['1850 plus gst', 'plus'],
    ['1.6k + GST', 'plus'],
    ['$3,275 inc GST', 'inc'],
    ['$500 including gst', 'inc'],
    ['$500', null],
  ])('GST of %s is %s', (text, gst) => expect(takeMoney(text)?.value.gst).toBe(gst));

  it('tells the price of one', () => {
    expect(takeMoney('16 packs at $54 a pack')?.value.each).toBe(true);
    expect(takeMoney('32 bags @ 8.95')?.value.each).toBe(true);
    expect(takeMoney('16 packs for $800')?.value.each).toBe(false);
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
  });

  it('keeps how GST was said', () => {
    expect(gstNote({ dollars: 1, gst: 'plus', each: false })).toBe('plus GST');
    expect(gstNote({ dollars: 1, gst: null, each: false })).toBeUndefined();
  });
});
