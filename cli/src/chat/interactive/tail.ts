import { stripVTControlCharacters } from 'node:util';
import { wrap } from '../../term/width.ts';

/**
 * The end of a running message's text, at most `rows` lines of `columns` cells: Ink flickers when it redraws more than fits
 * the screen. The whole text is printed when it is complete.
 */
export function tail(text: string, rows: number, columns: number): string {
  const shown: string[] = [];
  let left = rows;
  for (const line of text.split('\n').toReversed()) {
    // wraps no more than can be shown, as the text may be long
    const wrapped = wrap(stripVTControlCharacters(line).slice(-rows * columns * 2), columns);
    shown.unshift(wrapped.length <= left ? line : wrapped.slice(-left).join('\n'));
    left -= wrapped.length;
    if (left <= 0) break;
  }
  return shown.join('\n');
}
