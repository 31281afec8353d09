import { expect, it } from 'vitest';
import { gstFigures } from './gst-figures.ts';

it.each([
  ['whats the gst on 18500', 'NZ', '2413.04'],
  ['1650 inc gst, how much of it is gst', 'AU', '150.00'],
  ['gst on 2k plus gst', 'AU', '2200.00'],
] as const)('%s (%s)', (message, country, figure) => expect(gstFigures(message, country)).toContain(figure));

it('none where GST is not spoken of', () => expect(gstFigures('invoice wei 1650', 'AU')).toEqual([]));
