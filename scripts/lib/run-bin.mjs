import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Runs a program of node_modules/.bin in the repository's root; resolves with its exit status. */
export function runBin(name, args, env = process.env, stdio = 'inherit') {
  const windows = process.platform === 'win32';
  const child = spawn(join(root, 'node_modules/.bin', windows ? `${name}.cmd` : name), args, {
    cwd: root,
    env,
    stdio,
    shell: windows,
  });
  return new Promise((done) => {
    child.on('error', () => done(127));
    child.on('exit', (status) => done(status ?? 1));
  });
}
