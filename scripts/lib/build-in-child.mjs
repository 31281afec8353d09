import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { staleUnits } from './units.mjs';

const script = fileURLToPath(new URL('../build.mjs', import.meta.url));

/**
 * Builds what is stale, in a process of its own: bundlers leave threads and memory behind. Ends this process when it
 * fails.
 */
export function buildInChild() {
  if (staleUnits().length === 0) return;
  alone('build', () => {
    // another start may have done it while this one waited
    if (staleUnits().length === 0) return;
    const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  });
}
