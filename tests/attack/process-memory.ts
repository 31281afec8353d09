import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Megabytes of memory that a process holds, as the system counts them. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}
