import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { THREAD } from '../../agents/src/testing/bundled.ts';
import { CLI, COPY, WORKER } from '../../embedded-mongodb/src/testing/bundled.ts';
import { ROOT } from './paths.ts';

/** What unit tests start as threads and processes, and from which source. */
const BUNDLES: [made: URL, source: string][] = [
  [WORKER, 'embedded-mongodb/src/worker.ts'],
  [CLI, 'embedded-mongodb/src/cli.ts'],
  [COPY, 'embedded-mongodb/src/copy.ts'],
  [THREAD, 'agents/src/understanding/worker.ts'],
];

/** Before the unit tests, and again when something changed while they are watched: bundles what they start. */
export async function setup(project: TestProject): Promise<void> {
  await bundle();
  project.onTestsRerun(bundle);
}

async function bundle(): Promise<void> {
  await Promise.all(BUNDLES.map(([made, source]) => bundleOne(fileURLToPath(made), source)));
}

async function bundleOne(made: string, source: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    // native code cannot be in it
    external: ['libsql'],
    logLevel: 'error',
  });
  mkdirSync(dirname(made), { recursive: true });
  // another run may do the same at this moment
  const draft = `${made}.${process.pid}`;
  for (const { contents } of outputFiles) writeFileSync(draft, contents);
  renameSync(draft, made);
}
