// npm run dev: the server restarts when its sources change, Vite serves the web app and passes /api on to it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';

install();
const port = process.env.PORT || '3000';
const bin = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const run = (command, args, cwd, env = {}) =>
  spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });

const children = [
  run(bin('tsx'), ['watch', '--clear-screen=false', 'server/src/main.ts', ...process.argv.slice(2)], root),
  run(bin('vite'), [], join(root, 'web'), { SMOKO_DEV_API: port }),
];

let stopping = false;
function stop(status) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = status;
}
for (const child of children) child.on('exit', (status) => stop(status ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
