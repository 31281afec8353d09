import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/smoko.js', import.meta.url));
const builder = fileURLToPath(new URL('../../build.mjs', import.meta.url));

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Builds the bundle from the current source. */
export const buildSmoko = () => run(process.execPath, [builder], {});

/** Runs the built program in a process, without a terminal. */
export const runSmoko = (args: string[], env: Record<string, string>, stdin = '') =>
  run(process.execPath, [bin, ...args], env, stdin);

function run(program: string, args: string[], env: Record<string, string>, stdin = ''): Promise<Finished> {
  const { PATH = '' } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { PATH, ...env } });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(stdin);
  });
}
