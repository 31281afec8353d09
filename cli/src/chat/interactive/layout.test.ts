import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../term/width.ts';
import { id, message } from '../../testing/samples.ts';
import { editorRows, freeRows, placeMessages } from './layout.ts';
import { rowsAdded } from './reflow.ts';
import { tail } from './tail.ts';

const height = (text: string, columns: number) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(displayWidth(line) / columns)), 0);

describe('what still changes', () => {
  it('fits above the prompt, the latest first', () => {
    const growing = [1, 2, 3].map((n) => message({ id: id(n), status: 'running' }));
    for (let free = 3; free < 40; free++) {
      const placed = placeMessages(growing, free);
      const used = placed.reduce((sum, { rows }) => sum + rows + 2, 0);
      expect(used).toBeLessThanOrEqual(free);
      expect(placed.at(-1)?.message.id).toBe(id(3));
    }
    expect(placeMessages(growing, 9)).toHaveLength(3);
    expect(placeMessages([], 9)).toEqual([]);
  });

  it('shows the end of a long text', () => {
    const text = Array.from({ length: 50 }, (_, n) => `Line ${n} ${'x'.repeat(n)}`).join('\n');
    for (const rows of [1, 2, 5, 20]) {
      expect(height(tail(text, rows, 30), 30)).toBeLessThanOrEqual(rows);
      expect(tail(text, rows, 30).endsWith('x')).toBe(true);
    }
    expect(tail('short', 5, 30)).toBe('short');
    expect(height(tail('字'.repeat(500), 3, 30), 30)).toBeLessThanOrEqual(3);
  });

  it('counts the lines of the prompt', () => {
    expect(editorRows({ text: 'one\ntwo', cursor: 0 }, 80)).toBe(2);
    expect(editorRows({ text: 'x'.repeat(100), cursor: 0 }, 80)).toBe(2);
    expect(freeRows(24, 1)).toBe(21);
    expect(freeRows(2, 4)).toBe(0);
  });
});

describe('a narrower window', () => {
  it('breaks what was drawn into so many more rows', () => {
    expect(rowsAdded(['> a line of twenty ..', 'short', ''], 10)).toBe(2);
    expect(rowsAdded(['日本日本日'], 5)).toBe(1);
    expect(rowsAdded(['1234567890'], 10)).toBe(0);
  });
});
