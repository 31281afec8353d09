import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../build.mjs', import.meta.url));

/** Builds in a process of its own: bundlers leave threads and memory behind. Ends this process when it fails. */
export async function buildInChild() {
  const child = spawn(process.execPath, [script], { stdio: 'inherit' });
  const status = await new Promise((done) => child.on('exit', done));
  if (status !== 0) process.exit(1);
}
