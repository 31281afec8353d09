import { join } from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import { until } from '../support/until.ts';

export const SMOKO = join(ROOT, 'cli/bin/smoko.js');

export const KEYS = { enter: '\r', ctrlC: '\x03', ctrlD: '\x04', escape: '\x1b' } as const;

/** A program in a real terminal, with a screen to read. */
export interface Terminal {
  /** All lines, those scrolled away included, without the blanks at their ends. */
  screen(): string;
  /** Only what is to be seen now. */
  visible(): string[];
  /** Lines with something in reverse video, as a cursor is drawn. */
  reversed(): string[];
  type(keys: string): void;
  /** Waits until this can be read. */
  shows(text: string | RegExp): Promise<void>;
  resize(columns: number, rows: number): Promise<void>;
  /** The exit code, once it has ended and everything is on the screen. */
  exited: Promise<number>;
  end(): void;
}

export interface TerminalOptions {
  env: Record<string, string>;
  columns?: number;
  rows?: number;
}

const open = new Set<IPty>();
process.once('exit', () => {
  for (const pty of open) pty.kill('SIGKILL');
});

export function openTerminal(
  command: string,
  args: string[],
  { env, columns = 100, rows = 30 }: TerminalOptions,
): Terminal {
  const screen = new headless.Terminal({ cols: columns, rows, scrollback: 2_000, allowProposedApi: true });
  const { PATH = '' } = process.env;
  const pty = spawn(command, args, {
    // what TERM will be
    name: env.TERM ?? 'xterm-256color',
    cols: columns,
    rows,
    cwd: ROOT,
    env: { PATH, LANG: 'en_AU.UTF-8', ...env },
  });
  open.add(pty);
  let written: Promise<void> = Promise.resolve();
  const write = (data: string) => {
    written = written.then(() => new Promise((done) => screen.write(data, done)));
  };
  pty.onData(write);
  // what a terminal answers by itself, e.g. where its cursor is
  screen.onData((data) => pty.write(data));
  const exited = new Promise<number>((done) => {
    pty.onExit(({ exitCode }) => {
      open.delete(pty);
      done(exitCode);
    });
  }).then(async (code) => {
    await written;
    return code;
  });

  const lines = (from: number): string[] => {
    const { active } = screen.buffer;
    return Array.from(
      { length: active.length - from },
      (_, i) => active.getLine(from + i)?.translateToString(true) ?? '',
    );
  };
  const terminal: Terminal = {
    screen: () => lines(0).join('\n').trimEnd(),
    visible: () => lines(screen.buffer.active.baseY),
    reversed: () => {
      const { active } = screen.buffer;
      return Array.from({ length: active.length }, (_, y) => active.getLine(y))
        .filter(
          (line) =>
            line && Array.from({ length: screen.cols }, (_, x) => line.getCell(x)).some((cell) => cell?.isInverse()),
        )
        .map((line) => line?.translateToString(true).trimEnd() ?? '');
    },
    type: (keys) => pty.write(keys),
    async shows(text) {
      const found = () => (typeof text === 'string' ? terminal.screen().includes(text) : text.test(terminal.screen()));
      await until(`the terminal to show ${text}`, found).catch((error: unknown) => {
        throw new Error(`${(error as Error).message} It shows:\n${terminal.screen()}`);
      });
    },
    async resize(cols, newRows) {
      await written;
      screen.resize(cols, newRows);
      pty.resize(cols, newRows);
    },
    exited,
    end: () => pty.kill('SIGKILL'),
  };
  return terminal;
}

/** A person's own home with the `smoko` command in it. */
export interface Home {
  folder: string;
  configFile: string;
  env: Record<string, string>;
  smoko(...args: string[]): Terminal;
  /** Runs it to its end; gives the exit code and what is on the screen. */
  run(...args: string[]): Promise<{ code: number; screen: string }>;
  close(): void;
}

/** Wide, so that no line is broken: what is long is compared whole. */
const WIDE = 220;

export function newHome(url: string): Home {
  const folder = tempDir('smoko-home');
  const env = { HOME: folder, SMOKO_CONFIG_DIR: join(folder, 'smoko'), SMOKO_URL: url };
  const opened = new Set<Terminal>();
  const smoko = (...args: string[]): Terminal => {
    const terminal = openTerminal(process.execPath, [SMOKO, ...args], { env, columns: WIDE });
    opened.add(terminal);
    void terminal.exited.then(() => opened.delete(terminal));
    return terminal;
  };
  return {
    folder,
    configFile: join(folder, 'smoko', 'config.json'),
    env,
    smoko,
    async run(...args) {
      const terminal = smoko(...args);
      return { code: await terminal.exited, screen: terminal.screen() };
    },
    close() {
      for (const terminal of opened) terminal.end();
      removeDir(folder);
    },
  };
}
