import { expect, it } from 'vitest';
import { takeGstInIt } from './gst-in-it.ts';

it.each<[string, number | null, string]>([
  ['88 of glue at reece, no gst', 0, '88 of glue at reece'],
  ['spent 120 on rego, gst free', 0, 'spent 120 on rego'],
  ['paid 90 for the skip with no gst on it', 0, 'paid 90 for the skip'],
  ['fuel 80 today, gst was 7.27', 7.27, 'fuel 80 today'],
  ['fuel 80 (gst 7.27)', 7.27, 'fuel 80'],
  ['fuel 80, 7.27 of it is gst', 7.27, 'fuel 80'],
  ['fuel 80 including gst of $7.27', 7.27, 'fuel 80'],
  ['fuel 80 inc gst', null, ''],
  ['fuel 80 plus gst', null, ''],
  ['fuel 80', null, ''],
])('%s', (text, gst, rest) => {
  const taken = takeGstInIt(text);
  expect(taken?.value ?? null).toBe(gst);
  expect((taken?.rest ?? '').replace('¦', '').trim()).toBe(rest);
});
