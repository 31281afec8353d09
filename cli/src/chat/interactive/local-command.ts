import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** Longer output is cut at its begin: the end says how it went. */
const MAX_LINES = 200;
const MAX_CHARACTERS = 1_000_000;

/** `!command`: a command of this computer, run by its shell. What it prints is for the person at the terminal alone. */
export class LocalCommand {
  private stop: (() => void) | null = null;

  /** Ends the one that runs, and what it began. False where none does. */
  interrupt(): boolean {
    this.stop?.();
    return this.stop !== null;
  }

  /** Runs it to its end; gives the lines it printed, and how it ended where that was not well. Nothing is typed into it. */
  async run(command: string): Promise<string[]> {
    if (this.stop) return ['Another command is still running. Ctrl+C stops it.'];
    const windows = process.platform === 'win32';
    // a group of its own, which Ctrl+C ends with everything that was begun in it
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], detached: !windows });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed = (printed + text).slice(-MAX_CHARACTERS);
      });
    }
    this.stop = () => {
      if (windows || !child.pid) child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    };
    try {
      await once(child, 'close');
      const { exitCode: code, signalCode: signal } = child;
      const ending = signal ? [`(stopped: ${signal})`] : code === 0 ? [] : [`(ended with ${code})`];
      return [...shown(printed), ...ending];
    } finally {
      this.stop = null;
    }
  }
}

function shown(printed: string): string[] {
  const lines = stripVTControlCharacters(printed).replaceAll('\r\n', '\n').trimEnd().split('\n');
  if (lines.length <= MAX_LINES) return lines.join('') === '' ? ['(nothing was printed)'] : lines;
  return [`(the last ${MAX_LINES} of ${lines.length} lines)`, ...lines.slice(-MAX_LINES)];
}
