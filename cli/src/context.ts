import { configFolder } from './config/paths.ts';
import { serverUrl } from './config/server-url.ts';
import { ConfigStore } from './config/store.ts';
import { createStyle, type Style, wantsColour } from './term/style.ts';

/** What every command gets. Holds no contract: a command loads that itself when it is run. */
export interface Context {
  env: NodeJS.ProcessEnv;
  store: ConfigStore;
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  style: Style;
  /** Address of the server, as the flag, the environment or the config says. */
  url(): string;
  /** One line on stdout. */
  print(line: string): void;
  printJson(value: unknown): void;
  /** Cells per line, or undefined when nobody looks (a pipe or a file). */
  columns(): number | undefined;
  /** Ends with this code although nothing failed. */
  exitWith(code: number): void;
}

/** Where a program runs: a process, or as much of one. */
export type Surroundings = Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'> & {
  exitCode?: number | string | null | undefined;
};

/** The options that come before or behind any command. */
export interface GlobalFlags {
  url?: string;
  profile?: string;
}

export function createContext(around: Surroundings, flags: () => GlobalFlags): Context {
  const { env, stdin, stdout, stderr } = around;
  const store = new ConfigStore(configFolder(env), () => flags().profile ?? env.SMOKO_PROFILE);
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
    print: (line) => void stdout.write(`${line}\n`),
    printJson: (value) => void stdout.write(`${JSON.stringify(value, null, 2)}\n`),
    columns: () => (stdout.isTTY ? stdout.columns || 80 : undefined),
    exitWith: (code) => {
      around.exitCode = code;
    },
  };
}
