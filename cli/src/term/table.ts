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

/**
 * A table that is written page by page. Its columns are as wide as the first page wants, at most `width` cells in all;
 * without a width (a pipe) nothing is cut.
 */
export class Table<R> {
  private readonly columns: readonly Column<R>[];
  private readonly width: number | undefined;
  private shown: Sized<R>[] | null = null;

  constructor(columns: readonly Column<R>[], width?: number) {
    this.columns = columns;
    this.width = width;
  }

  /** The titles, where these rows come first. */
  header(rows: R[]): string {
    return this.line(rows, ({ column }) => column.title);
  }

  lines(rows: R[]): string[] {
    this.measure(rows);
    return rows.map((row) => this.line(rows, ({ column }) => oneLine(column.value(row))));
  }

  private line(rows: R[], text: (sized: Sized<R>) => string): string {
    return this.measure(rows)
      .map((sized) => {
        const cell = this.width === undefined ? text(sized) : truncate(text(sized), sized.size);
        return sized.column.align === 'right' ? padStart(cell, sized.size) : padEnd(cell, sized.size);
      })
      .join(' '.repeat(GAP))
      .trimEnd();
  }

  private measure(rows: R[]): Sized<R>[] {
    this.shown ??= this.fitted(rows);
    return this.shown;
  }

  private fitted(rows: R[]): Sized<R>[] {
    const all = this.columns.map((column) => ({
      column,
      size: Math.max(displayWidth(column.title), ...rows.map((row) => displayWidth(oneLine(column.value(row))))),
    }));
    return this.width === undefined ? all : fit(all, this.width);
  }
}

/** Lines of a whole table, header first. */
export function renderTable<R>(columns: readonly Column<R>[], rows: R[], width?: number): string[] {
  const table = new Table(columns, width);
  return [table.header(rows), ...table.lines(rows)];
}

interface Sized<R> {
  column: Column<R>;
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
