// npm run check: everything that can be said about the code without running it. Two at a time, one line for each.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const WORKSPACES = ['contract', 'embedded-mongodb', 'agents', 'server', 'web', 'cli', 'tests'];
const CHECKS = [
  ['types', 'tsc', ['-p', '.']],
  ['types of web', 'tsc', ['-p', 'web']],
  ['lint', 'eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/']],
  ['format', 'biome', ['check', '--error-on-warnings', '.']],
  ['boundaries', 'depcruise', ['--output-type', 'err-long', ...WORKSPACES]],
  ['dead code', 'knip', ['--no-progress']],
];
const AT_ONCE = 2;

async function check([name, command, args]) {
  const began = performance.now();
  const bin = join(root, 'node_modules/.bin', process.platform === 'win32' ? `${command}.cmd` : command);
  const child = spawn(bin, args, { cwd: root, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((done) => child.on('close', done));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${status === 0 ? '' : `\n${output.trim()}\n`}`,
  );
  return status === 0;
}

const waiting = [...CHECKS];
const results = [];
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next));
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
const failed = results.filter((ok) => !ok).length;
console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${CHECKS.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
