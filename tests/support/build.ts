import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths.ts';

/** Vitest's and Playwright's global setup: builds what is stale, once for a run. */
export default async function build(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: ROOT });
}
