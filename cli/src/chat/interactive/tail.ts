import { stripVTControlCharacters } from 'node:util';
import { wrap } from '../../term/width.ts';

/**
 * The end of a text that grows, at most `rows` lines of `columns` cells: Ink redraws what is not finished, and can do
 * that without flicker only while it fits the screen. The whole text is printed when it is complete.
 */
export function tail(text: string, rows: number, columns: number): string {
  const shown: string[] = [];
  let left = rows;
  for (const line of text.split('\n').toReversed()) {
    // no more than could be shown is wrapped, however long the text has become
    const wrapped = wrap(stripVTControlCharacters(line).slice(-rows * columns * 2), columns);
    shown.unshift(wrapped.length <= left ? line : wrapped.slice(-left).join('\n'));
    left -= wrapped.length;
    if (left <= 0) break;
  }
  return shown.join('\n');
}
