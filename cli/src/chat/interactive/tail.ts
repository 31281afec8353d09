import { wrap } from '../../term/width.ts';

/**
 * The end of a text that grows, at most `rows` lines of `columns` cells: Ink redraws what is not finished, and can do
 * that without flicker only while it fits the screen. The whole text is printed when it is complete.
 */
export function tail(text: string, rows: number, columns: number): string {
  // no more than could be shown is wrapped, however long the text has become
  const lines = wrap(text.slice(-rows * columns * 2), columns);
  return lines.slice(-rows).join('\n');
}
