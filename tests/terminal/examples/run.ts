import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { main } from '../../../cli/src/main.ts';
import { ROOT } from '../../support/paths.ts';

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs an example as its reader would, in `folder`: here, or by a shell where it needs one. */
export function runExample(line: string, env: Record<string, string>, folder: string): Promise<Ended> {
  const [, command = line, file] = /^([^<]+) < (\S+)$/.exec(line) ?? [];
  if (/[|<>'$]/.test(command)) return runByShell(line, env, folder);
  return runHere(words(command).slice(1), env, folder, file ? readFileSync(join(folder, file)) : undefined);
}

/** The same program in this process: a hundred of them take no longer than a few started ones. */
export async function runHere(
  args: string[],
  env: Record<string, string>,
  folder: string,
  stdin?: Buffer,
  /** Of a terminal; left out: what is printed goes into a pipe. */
  columns?: number,
): Promise<Ended> {
  const [stdout, stderr] = [new Collected(columns), new Collected()];
  const before = process.cwd();
  process.chdir(folder);
  const around = { env, stdin: Readable.from(stdin ? [stdin] : []), stdout, stderr, exitCode: 0 };
  try {
    await main(['node', 'smoko', ...args], around as never);
  } finally {
    process.chdir(before);
  }
  return { code: around.exitCode, stdout: stdout.text, stderr: stderr.text };
}

class Collected extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns: number | undefined;

  constructor(columns?: number) {
    super();
    this.isTTY = columns !== undefined;
    this.columns = columns;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

function runByShell(line: string, env: Record<string, string>, cwd: string): Promise<Ended> {
  const PATH = `${ROOT}/node_modules/.bin:${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
  return new Promise((resolve) => {
    const child = execFile('sh', ['-c', line], { cwd, env: { ...env, PATH } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}

/** `--name "Hot water"` is two words. */
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
