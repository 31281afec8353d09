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

/** A column of words is not cut below this, even in the narrowest terminal. */
const LEAST = 5;

/**
 * A table that is written page by page. The first page sets the columns' widths, at most `width` cells in all; without a
 * width (in a pipe) nothing is cut. Where no way of cutting makes its columns fit, each record is told in lines of its own:
 * a sum is never cut.
 */
export class Table<R> {
  private readonly columns: readonly Column<R>[];
  private readonly width: number | undefined;
  private shown: Sized<R>[] | null = null;
  private stacked = false;

  constructor(columns: readonly Column<R>[], width?: number) {
    this.columns = columns;
    this.width = width;
  }

  /** The header; `rows` is the first page. None where each record is told in lines of its own. */
  header(rows: R[]): string | null {
    const line = this.line(rows, ({ column }) => column.title);
    return this.stacked ? null : line;
  }

  lines(rows: R[]): string[] {
    this.measure(rows);
    if (this.stacked) return rows.flatMap((row) => this.block(row));
    return rows.map((row) => this.line(rows, ({ column }) => oneLine(column.value(row))));
  }

  /** "Client   Dave Wilson", "Current  $0.00": all of a record, with an empty line behind it. */
  private block(row: R): string[] {
    const { columns, width = Number.POSITIVE_INFINITY } = this;
    const label = Math.max(...columns.map(({ title }) => displayWidth(title))) + GAP;
    const told = columns.flatMap(({ title, value, align }) => {
      const text = oneLine(value(row));
      const line = `${padEnd(title, label)}${text}`.trimEnd();
      return align === 'right' && displayWidth(line) > width ? [title, text] : [truncate(line, width)];
    });
    return [...told, ''];
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
    if (this.width === undefined) return all;
    const sized = fit(all, this.width);
    this.stacked = excess(sized, this.width) > 0;
    return sized;
  }
}

/** Lines of a whole table, header first. */
export function renderTable<R>(columns: readonly Column<R>[], rows: R[], width?: number): string[] {
  const table = new Table(columns, width);
  const header = table.header(rows);
  return [...(header === null ? [] : [header]), ...table.lines(rows)];
}

interface Sized<R> {
  column: Column<R>;
  size: number;
}

function fit<R>(all: Sized<R>[], width: number): Sized<R>[] {
  const shown = all.map((sized) => ({ ...sized }));
  const fits = shrink(shown, width, ({ shrinkTo }) => shrinkTo);
  if (fits) return shown;
  const fewer = withoutOne(all, width);
  if (fewer) return fewer;
  shrink(shown, width, ({ shrinkTo }) => (shrinkTo === undefined ? undefined : Math.min(shrinkTo, LEAST)));
  return shown;
}

/** Cuts the widest of the columns that may be cut, down to `least`, until they fit. */
function shrink<R>(shown: Sized<R>[], width: number, least: (column: Column<R>) => number | undefined): boolean {
  while (excess(shown, width) > 0) {
    const widest = shown
      .filter(({ column, size }) => size > (least(column) ?? size))
      .sort((a, b) => b.size - a.size)[0];
    if (!widest) return false;
    widest.size -= 1;
  }
  return true;
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
