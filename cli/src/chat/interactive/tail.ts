import { displayWidth } from '../../term/width.ts';

/**
 * The end of a text that grows, at most `rows` lines of `columns` cells: Ink redraws what is not finished, and can do
 * that without flicker only while it fits the screen. The whole text is printed when it is complete.
 */
export function tail(text: string, rows: number, columns: number): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  let used = 0;
  for (const line of lines.reverse()) {
    const height = Math.max(1, Math.ceil(displayWidth(line) / columns));
    if (used + height > rows) {
      if (kept.length === 0) kept.unshift(`…${[...line].slice(-(rows * columns - columns)).join('')}`);
      break;
    }
    kept.unshift(line);
    used += height;
  }
  return kept.join('\n');
}
