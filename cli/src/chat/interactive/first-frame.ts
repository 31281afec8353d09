import type { Context } from '../../context.ts';

/** Before what is being written. */
export const PROMPT = '> ';
export const IDLE = '/help shows what you can do. Ctrl+C twice leaves';
export const OFFLINE = ' · offline, trying to connect';

const HIDE_CURSOR = '\u001B[?25l';
const SHOW_CURSOR = '\u001B[?25h';
// pasted text comes marked as such, so that its line breaks are not taken for Enter
const MARK_PASTES = '\u001B[?2004h';
const UNMARK_PASTES = '\u001B[?2004l';
const UP_TWO_LINES = '\u001B[2A';
const ERASE_BELOW = '\u001B[J';

/** The terminal as a conversation wants it, and its first two lines on it. */
export interface FirstFrame {
  /** Goes back to where the two lines begin: what is drawn over them begins with the same, so that nothing flickers. */
  handOver(): void;
  /** Gives the terminal back, without the lines where nobody has drawn over them. */
  leave(): void;
}

/**
 * The first frame, drawn without Ink, which takes a second on a slow computer: what stands there is what Ink will draw.
 * What is typed meanwhile waits in the terminal, unechoed, until Ink reads it.
 */
export function drawFirstFrame({ stdin, stdout, style }: Context, colour: boolean): FirstFrame {
  const cursor = colour ? '\u001B[7m \u001B[27m' : '▏ ';
  stdin.setRawMode(true);
  stdout.write(`${MARK_PASTES}${HIDE_CURSOR}${style('yellow', PROMPT)}${cursor}\n${style('dim', statusFor(stdout))}\n`);
  let ours = true;
  const handOver = () => {
    if (ours) stdout.write(UP_TWO_LINES);
    ours = false;
  };
  const leave = () => {
    if (ours) stdout.write(`${UP_TWO_LINES}${ERASE_BELOW}`);
    stdout.write(`${UNMARK_PASTES}${SHOW_CURSOR}`);
    stdin.setRawMode(false);
    process.off('exit', leave);
  };
  process.once('exit', leave);
  return { handOver, leave };
}

/** One line of the terminal: a second one would stay there. */
function statusFor({ columns = 80 }: NodeJS.WriteStream): string {
  const line = IDLE + OFFLINE;
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}
