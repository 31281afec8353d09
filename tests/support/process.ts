import { type ChildProcess, spawn } from 'node:child_process';

export interface Running {
  pid: number;
  /** Everything it wrote so far, to stdout and stderr. */
  output(): string;
  /** Sends a signal and waits for the end; SIGKILL when it takes too long. Resolves with the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  exited: Promise<number | null>;
}

export interface RunOptions {
  env?: Record<string, string | undefined>;
  cwd?: string;
}

const STOP_MS = 15_000;
const children = new Set<ChildProcess>();

// whatever happens to the tests, nothing they started stays behind
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a program with exactly the given environment (and PATH, HOME, TMPDIR). */
export function run(command: string, args: readonly string[], { env = {}, cwd }: RunOptions = {}): Running {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(command, args, {
    cwd,
    env: given({ PATH, HOME, TMPDIR, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  child.on('error', (error) => chunks.push(String(error)));
  const exited = new Promise<number | null>((done) => {
    child.on('error', () => done(null));
    child.on('close', done);
  });
  void exited.then(() => children.delete(child));

  return {
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
    exited,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      const code = await exited;
      clearTimeout(timer);
      return code;
    },
  };
}

const given = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined));
