import type { Cell } from '@smoko/agents';
import type { Run } from './painted.ts';

/** Points that one character of a laid out line stands for. */
const POINTS_A_PLACE = 4.5;
/** Of the size of its letters: further apart are two words, and two columns. */
const WORD_GAP = 0.16;
const COLUMN_GAP = 0.9;

/** The text of a page as it is laid out: what stands on one line is one line, and each column of it a cell. */
export const laidOut = (runs: readonly Run[]): Cell[][] =>
  linesOf(runs)
    .map(cellsOf)
    .filter((cells) => cells.length);

/** From the top; pieces whose baselines differ by less than a third of their size are one line. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: { y: number; runs: Run[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line && Math.abs(line.y - run.y) <= Math.max(1, run.size / 3)) line.runs.push(run);
    else lines.push({ y: run.y, runs: [run] });
  }
  return lines.map((line) => line.runs.sort((a, b) => a.x - b.x));
}

function cellsOf(runs: readonly Run[]): Cell[] {
  const cells: { text: string; x: number; end: number }[] = [];
  for (const { text, x, width, size } of runs) {
    const before = cells.at(-1);
    const gap = before ? x - before.end : Number.POSITIVE_INFINITY;
    if (before && gap < size * COLUMN_GAP) {
      const isApart = gap > size * WORD_GAP && !/\s$/.test(before.text) && !/^\s/.test(text);
      before.text += isApart ? ` ${text}` : text;
      before.end = Math.max(before.end, x + width);
    } else cells.push({ text, x, end: x + width });
  }
  return cells
    .map(({ text, x, end }) => ({ text: text.replace(/\s+/g, ' ').trim(), at: place(x), end: place(end) }))
    .filter(({ text }) => text);
}

const place = (x: number): number => Math.round(x / POINTS_A_PLACE);
