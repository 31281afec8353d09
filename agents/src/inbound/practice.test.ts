import { describe, expect, it } from 'vitest';
import { HONEST } from './practice.ts';
import { readByCode } from './read-by-code.ts';

const LEAST = 0.95;

describe('the built-in reading of honest messages', () => {
  it('is right for at least 95 in 100 of them', () => {
    const wrong = HONEST.flatMap(({ incoming, intent, fields }) => {
      const found = readByCode(incoming);
      const got = Object.fromEntries(Object.keys(fields).map((name) => [name, found[name as keyof typeof found]]));
      const fits = found.intent === intent && JSON.stringify(got) === JSON.stringify(fields);
      return fits
        ? []
        : [
            `${incoming.text}\n  wanted ${intent} ${JSON.stringify(fields)}\n  got ${found.intent} ${found.also.join()} ${JSON.stringify(got)}`,
          ];
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(HONEST.length * (1 - LEAST));
    expect(HONEST.length).toBeGreaterThanOrEqual(60);
  });
});
