import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formulaMeant, formulaSafe } from './formula.ts';

it.each(['=1+1', '+61491570156', '-5', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1'])(
  '%j is no formula any more',
  (text) => {
    expect(formulaSafe(text)).toBe(`'${text}`);
  },
);

it('leaves other texts alone', () => {
  for (const text of ['', 'Dave', '0491 570 156', "O'Neill", "'quoted'", '1 - 2']) expect(formulaSafe(text)).toBe(text);
});

it('comes back as it was, whatever it is', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', '0') }), (text) => {
      expect(formulaMeant(formulaSafe(text))).toBe(text);
      expect(formulaSafe(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  ));
