import type { Context } from '../context.ts';
import { type Column, Table } from './table.ts';

/** Prints a table, at most as wide as the terminal. */
export function printTable<R>(context: Context, columns: readonly Column<R>[], rows: R[]): void {
  const table = new Table(columns, context.columns());
  const header = table.header(rows);
  if (header !== null) context.print(context.style('bold', header));
  for (const line of table.lines(rows)) context.print(line);
}
