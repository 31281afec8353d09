import type { Context } from '../context.ts';
import { type Column, renderTable } from './table.ts';

/** Prints a table, at most as wide as the terminal. */
export function printTable<R>(context: Context, columns: readonly Column<R>[], rows: R[]): void {
  const [header = '', ...lines] = renderTable(columns, rows, context.columns());
  context.print(context.style('bold', header));
  for (const line of lines) context.print(line);
}
