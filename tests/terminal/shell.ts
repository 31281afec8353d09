import { join } from 'node:path';
import { ROOT } from '../support/paths.ts';
import { until } from '../support/until.ts';
import { type Home, KEYS, openTerminal, type Terminal } from './terminal.ts';

const PROMPT = '$ ';
/** A day on a slow machine has slow moments. */
const LIMIT_MS = 120_000;

/** A shell in a terminal, as a person has one open all day. */
export interface Shell extends Terminal {
  /** Types a line and presses Enter. */
  enter(line: string): void;
  /** Types a command, which is seen before it runs. */
  start(command: string): Promise<void>;
  /** The same, and waits until the shell asks for the next one. */
  run(command: string): Promise<void>;
  /** Until the shell asks for a command. */
  ready(): Promise<void>;
  /** Until the line at the bottom ends like this, whatever was said before. */
  endsWith(text: string): Promise<void>;
  /** What a person has before them: the last lines that fit, with what differs from day to day replaced. */
  picture(): string;
}

export function openShell({ env }: Home, columns: number, rows: number): Shell {
  const terminal = openTerminal('sh', ['-i'], {
    env: {
      ...env,
      PS1: PROMPT,
      ENV: '',
      TZ: 'Australia/Sydney',
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    },
    columns,
    rows,
  });
  const lastLine = () => terminal.screen().split('\n').at(-1) ?? '';
  const waitFor = async (what: string, seen: () => boolean): Promise<void> => {
    await until(what, seen, LIMIT_MS).catch((error: unknown) => {
      throw new Error(`${(error as Error).message} The terminal shows:\n${terminal.screen()}`);
    });
  };
  const shell: Shell = {
    ...terminal,
    enter: (line) => terminal.type(`${line}${KEYS.enter}`),
    ready: () => waitFor('the shell', () => lastLine() === PROMPT.trim()),
    endsWith: (text) => waitFor(`"${text}" at the end`, () => lastLine().endsWith(text)),
    async start(command) {
      await shell.ready();
      terminal.type(command);
      await waitFor(`"${command}" to be seen`, () => lastLine() === `${PROMPT}${command}`);
      terminal.type(KEYS.enter);
    },
    async run(command) {
      await shell.start(command);
      await shell.ready();
    },
    picture: () => `${replaced(terminal.screen()).replaceAll(/ +$/gm, '').split('\n').slice(-rows).join('\n')}\n`,
  };
  return shell;
}

/** Ids, ports and times, by others of their length. */
function replaced(screen: string): string {
  return screen
    .replaceAll(/\b[0-9a-f]{24}\b/g, '665f1c2ab3d4e5f601234567')
    .replaceAll(/(?<=undo: (?:smoko |\/)undo )[0-9a-f]{8}\b/g, '01234567')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:40000')
    .replaceAll(/\b\d\d:\d\d:\d\d\b/g, '12:00:00')
    .replaceAll(/\(until [^)]*[ap]m/g, '(until Mon 23 Nov, 12:00 pm');
}
