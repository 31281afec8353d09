import { oneLine } from './clean.ts';
import { displayWidth, padEnd, padStart, truncate } from './width.ts';

export interface Column<R> {
  title: string;
  value: (row: R) => string;
  align?: 'right';
  /** On a narrow terminal the column may shrink to this many cells; the widest column shrinks first. */
  shrinkTo?: number;
  /** Columns are left out where shrinking is not enough: the highest number first. */
  dropOrder?: number;
}

const GAP = 2;

/**
 * A table that is written page by page. The first page sets the columns' widths, at most `width` cells in all; without a
 * width (in a pipe) nothing is cut.
 */
export class Table<R> {
  private readonly columns: readonly Column<R>[];
  private readonly width: number | undefined;
  private shown: Sized<R>[] | null = null;

  constructor(columns: readonly Column<R>[], width?: number) {
    this.columns = columns;
    this.width = width;
  }

  /** The header; `rows` is the first page. */
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

/** Drops the columns with the highest dropOrder and fits the others again; null where none may be dropped. */
function withoutOne<R>(all: Sized<R>[], width: number): Sized<R>[] | null {
  const order = Math.max(0, ...all.map(({ column }) => column.dropOrder ?? 0));
  if (order === 0) return null;
  const kept = all.filter(({ column }) => column.dropOrder !== order);
  return fit(kept, width);
}
