import { describe, expect, it } from 'vitest';
import { because, classify } from './classifier.ts';
import { EXAMPLES } from './examples/index.ts';

const lines = Object.entries(EXAMPLES).flatMap(([intent, text]) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ intent, line })),
);

describe('examples of how people ask', () => {
  it('hardly ever contradict each other', () => {
    const wrong = lines.filter(({ intent, line }) => classify(line)[0]?.intent !== intent);
    expect(wrong.length / lines.length, wrong.map(({ intent, line }) => `${intent}: ${line}`).join('\n')).toBeLessThan(
      0.03,
    );
  });

  it('tell why', () =>
    expect(because('order {number} {any} from {supplier}', 'create_procurement_item')).toContain('order'));

  it('stand in one place only', () => {
    const seen = new Map<string, string>();
    const twice = lines.filter(({ intent, line }) => seen.has(line) || !seen.set(line, intent));
    expect(twice.map(({ line }) => line)).toEqual([]);
  });
});
