import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

const POLL_MS = 200;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
const place = createHash('sha256').update(root).digest('hex').slice(0, 12);

/** Does `work` while no other process of this repository does the same; waits for its turn. */
export function alone(what, work) {
  const file = join(tmpdir(), `smoko-${what}-${place}.pid`);
  while (!take(file)) pause();
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The file appears whole, with the number inside, or not at all. */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch {
    if (!isAlive(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

function isAlive(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')) || Number.NaN, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
