import { configFolder } from './config/paths.ts';
import { serverUrl } from './config/server-url.ts';
import { ConfigStore } from './config/store.ts';
import { createStyle, type Style, wantsColour } from './term/style.ts';
import { wrapText } from './term/width.ts';

/** What every command gets. Does not import the contract, whose loading takes time: a command imports it when it runs. */
export interface Context {
  env: NodeJS.ProcessEnv;
  store: ConfigStore;
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  style: Style;
  /** The server's address, from the flag, the environment or the config. */
  url(): string;
  /** Writes a line for people to stdout: on a terminal, one that is too long is broken between words. */
  print(line: string): void;
  /** Writes a line to stdout as it is: what programs read. */
  printRaw(line: string): void;
  printJson(value: unknown): void;
  /** The terminal's width in cells; undefined where stdout is a pipe or a file. */
  columns(): number | undefined;
  /** Sets an exit code without an error. */
  exitWith(code: number): void;
}

/** The parts of `process` that the program uses, so that tests can pass others. */
export type Surroundings = Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'> & {
  exitCode?: number | string | null | undefined;
};

/** The options of every command. */
export interface GlobalFlags {
  url?: string;
  profile?: string;
}

export function createContext(around: Surroundings, flags: () => GlobalFlags): Context {
  const { env, stdin, stdout, stderr } = around;
  const columns = () => (stdout.isTTY ? stdout.columns || 80 : undefined);
  const store = new ConfigStore(configFolder(env), () => flags().profile ?? env.SMOKO_PROFILE, env.SMOKO_TOKEN);
  return {
    env,
    store,
    stdin,
    stdout,
    stderr,
    style: createStyle(wantsColour(stdout, env)),
    url: () => {
      const given = [flags().url, env.SMOKO_URL];
      return serverUrl(...given, given.some((text) => text?.trim()) ? undefined : store.read().url);
    },
    print: (line) => void stdout.write(`${wrapText(line, columns())}\n`),
    printRaw: (line) => void stdout.write(`${line}\n`),
    printJson: (value) => void stdout.write(`${JSON.stringify(value, null, 2)}\n`),
    columns,
    exitWith: (code) => {
      around.exitCode = code;
    },
  };
}
