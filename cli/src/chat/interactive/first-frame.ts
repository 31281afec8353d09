import type { Context } from '../../context.ts';

export const PROMPT = '> ';
export const IDLE = '/help shows what you can do. Ctrl+C twice leaves';
export const OFFLINE = ' · offline, trying to connect';

export const HIDE_CURSOR = '\u001B[?25l';
export const SHOW_CURSOR = '\u001B[?25h';
// bracketed paste: marks pasted text, so that its line breaks are not taken for Enter
export const MARK_PASTES = '\u001B[?2004h';
export const UNMARK_PASTES = '\u001B[?2004l';
const UP_TWO_LINES = '\u001B[2A';
const ERASE_BELOW = '\u001B[J';

/** The terminal in raw mode, with the first two lines drawn. */
export interface FirstFrame {
  /** Moves the cursor to the start of the two lines: Ink draws the same over them, without flicker. */
  handOver(): void;
  /** Restores the terminal, and erases the two lines where Ink has not drawn over them. */
  leave(): void;
}

/**
 * Draws the first frame without Ink, whose loading takes a second on a slow computer, exactly as Ink will draw it. Keys
 * typed meanwhile are not echoed; the terminal keeps them until Ink reads them.
 */
export function drawFirstFrame({ stdin, stdout, style }: Context, colour: boolean): FirstFrame {
  const cursor = colour ? '\u001B[7m \u001B[27m' : '▏ ';
  stdin.setRawMode(true);
  stdout.write(`${MARK_PASTES}${HIDE_CURSOR}${style('yellow', PROMPT)}${cursor}\n${style('dim', statusFor(stdout))}\n`);
  let isUntouched = true;
  const handOver = () => {
    if (isUntouched) stdout.write(UP_TWO_LINES);
    isUntouched = false;
  };
  const leave = () => {
    if (isUntouched) stdout.write(`${UP_TWO_LINES}${ERASE_BELOW}`);
    stdout.write(`${UNMARK_PASTES}${SHOW_CURSOR}`);
    stdin.setRawMode(false);
    process.off('exit', leave);
  };
  process.once('exit', leave);
  return { handOver, leave };
}

/** Cut to one line: Ink would not redraw a second one. */
function statusFor({ columns = 80 }: NodeJS.WriteStream): string {
  const line = IDLE + OFFLINE;
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}
