import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentOf, BRAND_COLOUR, brandColourSchema, contrast, READABLE } from './brand-colour.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

it('what is written on a colour can be read, whatever the colour is', () => {
  fc.assert(
    fc.property(colour, (fill) => {
      expect(accentOf(fill).fill).toBe(fill);
      expect(contrast(fill, accentOf(fill).on)).toBeGreaterThanOrEqual(READABLE);
    }),
  );
  // white is readable on none of these by a hair, and soft black neither
  for (const fill of ['#777777', '#7a7a7a', '#767676', '#ffffff', '#000000', BRAND_COLOUR])
    expect(contrast(fill, accentOf(fill).on)).toBeGreaterThanOrEqual(READABLE);
});

it('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0a6b3c', '#0a6b3c')).toBe(1);
});

it('is white on dark colours and dark on light ones; without one of its own a business has Smoko’s', () => {
  expect(accentOf('#0a6b3c').on).toBe('#ffffff');
  expect(accentOf(null)).toEqual({ fill: BRAND_COLOUR, on: '#1b1914' });
});

it.each(['red', '#fff', '0a6b3c', '#0a6b3g', '#0a6b3c;background:url(x)', ''])('%j is no colour', (typed) => {
  expect(brandColourSchema.safeParse(typed).success).toBe(false);
});

it('is kept in small letters', () => {
  expect(brandColourSchema.parse(' #0A6B3C ')).toBe('#0a6b3c');
});
