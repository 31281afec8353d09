import { describe, expect, it } from 'vitest';
import type { Day } from '../../reading.ts';
import { gstOf } from './gst-of.ts';

const AU: Day = { today: '2026-11-20', country: 'AU' };

describe('so many at so much', () => {
  it.each([
    ['whats 62 square at 48 bucks a metre plus gst', '62 x $48.00 is $2,976.00, $3,273.60 with GST on top.'],
    ['whats 62 square at 48 bucks a metre excluding gst', '62 x $48.00 is $2,976.00, $3,273.60 with GST on top.'],
    ['how much is 14 of them at 95 each', '14 x $95.00 is $1,330.00.'],
    ['whats 10 lengths at $22 each inc gst', '10 x $22.00 is $220.00, of which $20.00 is GST.'],
  ])('%s', (said, told) => expect(gstOf(said, AU)?.text).toBe(told));

  it.each(['what do i have on 14 at 9', 'whats 2400 x 1200', 'what have i got at 8'])('no price: %s', (said) =>
    expect(gstOf(said, AU)).toBeNull(),
  );
});
