import { stripVTControlCharacters } from 'node:util';
import { displayWidth } from '../../term/width.ts';

const ERASE_LINE = '\u001B[2K';
const ERASE_LINE_ABOVE = `\u001B[1A${ERASE_LINE}`;

/** How many more rows the lines take once a terminal has broken them at `columns` cells. */
export const rowsAdded = (lines: readonly string[], columns: number): number =>
  lines.reduce((rows, line) => rows + Math.max(1, Math.ceil(displayWidth(line) / columns)) - 1, 0);

/** xterm, GNU screen and the console of Linux cut lines in place of breaking them: there is nothing more to erase. */
const breaksLines = ({ TERM, STY, XTERM_VERSION }: NodeJS.ProcessEnv): boolean =>
  TERM !== 'linux' && !STY && !XTERM_VERSION;

/**
 * What Ink draws to. A terminal that gets narrower breaks the lines that are on it, and Ink erases as many as it drew: the
 * rows that came in between would stay, with the prompt in them. This erases them before Ink hears of the new size, so it
 * has to be made before Ink is. `stop` takes its listener off.
 */
export function reflowing(stdout: NodeJS.WriteStream, env: NodeJS.ProcessEnv) {
  let drawn: string[] = [];
  let before = stdout.columns;
  const erase = () => {
    const { columns, rows } = stdout;
    const more = columns < before ? Math.min(rows, rowsAdded(drawn, columns)) : 0;
    before = columns;
    if (more === 0) return;
    stdout.write(ERASE_LINE + ERASE_LINE_ABOVE.repeat(more));
    // they are gone now: a second change of the size before the next frame erases nothing more
    drawn = [];
  };
  const write = (...args: Parameters<typeof stdout.write>): boolean => {
    const lines = stripVTControlCharacters(String(args[0])).split('\n');
    // pieces that only move the cursor draw nothing
    if (lines.some((line) => line !== '')) drawn = lines;
    return stdout.write(...args);
  };
  if (breaksLines(env)) stdout.on('resize', erase);
  const stream = new Proxy(stdout, {
    get(target, name) {
      if (name === 'write') return write;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { stream, stop: () => stdout.off('resize', erase) };
}
