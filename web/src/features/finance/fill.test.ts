import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

const open = [
  { id: 'first', due: 60_000 },
  { id: 'second', due: 80_000 },
];
const filled = (total: number, typed: Record<string, number> = {}) => {
  const { parts, rest } = fill(total, open, new Map(Object.entries(typed)));
  return { ...Object.fromEntries(parts), rest };
};

describe('what a payment pays', () => {
  it('is filled in order', () => {
    expect(filled(0)).toEqual({ first: 0, second: 0, rest: 0 });
    expect(filled(45_050)).toEqual({ first: 45_050, second: 0, rest: 0 });
    expect(filled(100_000)).toEqual({ first: 60_000, second: 40_000, rest: 0 });
  });

  it('leaves the rest of more than is due', () => {
    expect(filled(150_000)).toEqual({ first: 60_000, second: 80_000, rest: 10_000 });
    expect(filled(150_000, { second: 0 })).toEqual({ first: 60_000, second: 0, rest: 90_000 });
  });

  it('keeps what was typed and fills the others from what is left of it', () => {
    expect(filled(100_000, { first: 20_000 })).toEqual({ first: 20_000, second: 80_000, rest: 0 });
    expect(filled(100_000, { second: 70_000 })).toEqual({ first: 30_000, second: 70_000, rest: 0 });
  });

  it('says by how much more was typed than came in', () => {
    expect(filled(10_000, { second: 30_000 })).toEqual({ first: 0, second: 30_000, rest: -20_000 });
  });
});
