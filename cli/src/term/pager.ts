import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Context } from '../context.ts';
import { wrapText } from './width.ts';

/** The pager of SMOKO_PAGER, else of PAGER; null where none is wanted, or nobody reads at a terminal. */
function pagerOf({ env, stdin, stdout }: Context): string | null {
  const chosen = (env.SMOKO_PAGER ?? env.PAGER ?? '').trim();
  return stdout.isTTY && stdin.isTTY && chosen !== '' && chosen !== 'cat' ? chosen : null;
}

/** Where long output goes: straight to the terminal, or through the pager once it is more than a screenful. */
export interface Paged {
  /** False where nobody reads on. Waits while the reader is slow. */
  write(text: string): Promise<boolean>;
  /** Writes what was held, and waits until the pager was left. */
  end(): Promise<void>;
}

/** For text that may be longer than the screen. Without a pager everything is written at once. */
export function paged(context: Context): Paged {
  const { env, stdout } = context;
  const pager = pagerOf(context);
  if (pager === null) return { write: (text) => written(stdout, text), end: async () => undefined };
  let held = '';
  let child: ChildProcess | null = null;
  const left = () => child !== null && (child.exitCode !== null || child.stdin?.destroyed === true);
  return {
    async write(text) {
      if (left()) return false;
      if (child?.stdin) return written(child.stdin, text);
      held += text;
      if (held.split('\n').length <= stdout.rows) return true;
      // as git has it: colours stay, and what fits one screen is left standing
      child = spawn(pager, { shell: true, stdio: ['pipe', 'inherit', 'inherit'], env: { LESS: 'FRX', ...env } });
      // whoever leaves the pager early has read enough
      child.stdin?.on('error', () => undefined);
      const first = held;
      held = '';
      return child.stdin ? written(child.stdin, first) : false;
    },
    async end() {
      if (!child) return void (await written(stdout, held));
      child.stdin?.end();
      if (child.exitCode === null) await once(child, 'close');
    },
  };
}

/** Lets `print` print what may be longer than the screen. */
export async function throughPager(context: Context, print: (to: Context) => void): Promise<void> {
  let text = '';
  print({
    ...context,
    print: (line) => {
      text += `${wrapText(line, context.columns())}\n`;
    },
  });
  const out = paged(context);
  await out.write(text);
  await out.end();
}

/** Waits until the stream accepts more, or is closed. False where it is closed. */
async function written(
  stream: NodeJS.WritableStream & { closed?: boolean; destroyed?: boolean },
  text: string,
): Promise<boolean> {
  if (stream.closed || stream.destroyed) return false;
  if (stream.write(text)) return true;
  const abort = new AbortController();
  try {
    await Promise.race([once(stream, 'drain', abort), once(stream, 'close', abort)]);
  } catch {
    // a reader that left in the middle of a piece closes it by an error
    return false;
  } finally {
    abort.abort();
  }
  return !stream.destroyed;
}
