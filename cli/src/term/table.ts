import { oneLine } from './clean.ts';
import { displayWidth, padEnd, padStart, truncate } from './width.ts';

export interface Column<R> {
  title: string;
  value: (row: R) => string;
  align?: 'right';
  /** May be cut down to this many cells where the terminal is narrow; the widest is cut first. */
  shrinkTo?: number;
  /** Left out first (highest number first) when shrinking is not enough. */
  dropOrder?: number;
}

const GAP = 2;

/** Lines of a table, header first, at most `width` cells wide; without a width (a pipe) nothing is cut. */
export function renderTable<R>(columns: Column<R>[], rows: R[], width?: number): string[] {
  const cells = columns.map((column) => [column.title, ...rows.map((row) => oneLine(column.value(row)))]);
  const all = columns.map((column, at) => ({
    column,
    texts: cells[at] ?? [],
    size: Math.max(...(cells[at] ?? []).map(displayWidth)),
  }));
  const shown = width === undefined ? all : fit(all, width);
  return Array.from({ length: rows.length + 1 }, (_, line) =>
    shown
      .map(({ column, texts, size }) => {
        const text = truncate(texts[line] ?? '', size);
        return column.align === 'right' ? padStart(text, size) : padEnd(text, size);
      })
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

interface Sized<R> {
  column: Column<R>;
  texts: string[];
  size: number;
}

function fit<R>(all: Sized<R>[], width: number): Sized<R>[] {
  const shown = all.map((sized) => ({ ...sized }));
  while (excess(shown, width) > 0) {
    const widest = shown
      .filter(({ column, size }) => column.shrinkTo !== undefined && size > column.shrinkTo)
      .sort((a, b) => b.size - a.size)[0];
    if (!widest) return withoutOne(all, width) ?? shown;
    widest.size -= 1;
  }
  return shown;
}

const excess = <R>(shown: Sized<R>[], width: number) =>
  shown.reduce((sum, { size }) => sum + size, 0) + GAP * (shown.length - 1) - width;

/** With one column less, the others may keep their full width. */
function withoutOne<R>(all: Sized<R>[], width: number): Sized<R>[] | null {
  const order = Math.max(0, ...all.map(({ column }) => column.dropOrder ?? 0));
  if (order === 0) return null;
  const kept = all.filter(({ column }) => column.dropOrder !== order);
  return fit(kept, width);
}
