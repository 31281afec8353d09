import { describe, expect, it } from 'vitest';
import { readLine } from './quote-line.ts';

describe('a line as it is typed', () => {
  const labour = { description: 'Labour', quantity: 2.5, unit: 'h', unit_price: 95 };
  it.each([
    ['Labour @ 95 x 2.5 h', labour],
    ['Labour @ 95 x 2.5 h, less 10%', { ...labour, discount_percent: 10 }],
    ['Labour @ 95 x 2.5 h, gst free, less 12.5 %', { ...labour, tax: 'free', discount_percent: 12.5 }],
    ['Council levy @ $1,120, GST-free', { description: 'Council levy', quantity: 1, unit_price: 1120, tax: 'free' }],
    ['Tap, mixer, no gst valve @ 129', { description: 'Tap, mixer, no gst valve', quantity: 1, unit_price: 129 }],
  ])('%s', (text, line) => expect(readLine(text)).toEqual([line]));

  it.each(['Labour', 'less 10%', 'Labour, less 10%'])('%s is none', (text) =>
    expect(() => readLine(text)).toThrow('Write it like'),
  );
});
