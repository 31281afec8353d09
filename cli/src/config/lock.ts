import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../exit.ts';

/** Longer than any request made under the lock: an older lock was left by a crash or by a process that hangs. */
const STALE_MS = 60_000;
const GIVE_UP_MS = 75_000;
const BREAK_STALE_MS = 5_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `work` under a lock file. Signals are delayed until it has finished: ending between the server's answer to a refresh
 * and storing the new token would lose the session.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await acquire(path);
  const signalled: NodeJS.Signals[] = [];
  const later = (signal: NodeJS.Signals) => void signalled.push(signal);
  for (const signal of SIGNALS) process.on(signal, later);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
    for (const signal of SIGNALS) process.off(signal, later);
    for (const signal of signalled) process.kill(process.pid, signal);
  }
}

async function acquire(path: string): Promise<void> {
  const until = Date.now() + GIVE_UP_MS;
  while (!create(path)) {
    if (isAbandoned(path, STALE_MS)) breakLock(path);
    if (Date.now() > until)
      throw new CliError(`Another smoko is holding ${path}. Delete that file if none is running.`);
    await sleep(20 + Math.random() * 30);
  }
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Guarded by a lock of its own: a second process could otherwise remove the new lock that the first one made. */
function breakLock(path: string): void {
  const guard = `${path}.break`;
  if (!create(guard)) {
    if (isAbandoned(guard, BREAK_STALE_MS)) rmSync(guard, { force: true });
    return;
  }
  if (isAbandoned(path, STALE_MS)) rmSync(path, { force: true });
  rmSync(guard, { force: true });
}

function isAbandoned(path: string, staleMs: number): boolean {
  try {
    if (Date.now() - statSync(path).mtimeMs > staleMs) return true;
    const pid = Number(readFileSync(path, 'utf8'));
    // an empty file is just being written
    return pid > 0 && !isAlive(pid);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
