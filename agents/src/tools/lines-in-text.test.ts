import { describe, expect, it } from 'vitest';
import { linesInText } from './lines-in-text.ts';

const linesOf = (details: string, total: number) =>
  linesInText(details, total)?.lines.map(({ description, unit_price }) => [description, unit_price]) ?? null;

describe('lines of a quote that stand in its text', () => {
  it.each([
    [
      'Demolition $1,200; skip bin $380; tiling $2,400. Total $3,980 inc GST.',
      3980,
      [
        ['Demolition', 1200],
        ['Skip bin', 380],
        ['Tiling', 2400],
      ],
    ],
    [
      'Posts: $90.50\nGate - $210\nTotal $300.50',
      300.5,
      [
        ['Posts', 90.5],
        ['Gate', 210],
      ],
    ],
    ['Deck $4,000, new handrail $950 and rubbish. Total $4,950.', 4950, null],
    [
      'Colorbond fence 18 m and a pedestrian gate. Total $2,430 plus GST, of which the gate is $450.',
      2430,
      [
        ['Colorbond fence 18 m', 1980],
        ['Gate', 450],
      ],
    ],
    // one price is the whole, and what does not add up is no list
    ['Regrout shower. Total $640 inc GST.', 640, null],
    ['Demolition $1,200; skip bin $380. Total $2,000.', 2000, null],
  ])('%s', (details, total, lines) => {
    expect(linesOf(details, total)).toEqual(lines);
  });

  it('keeps what else is said', () => {
    expect(linesInText('Bathroom. Demolition $100; tiling $200. Colour to be chosen. Total $300.', 300)?.rest).toBe(
      'Bathroom. Colour to be chosen',
    );
  });
});
