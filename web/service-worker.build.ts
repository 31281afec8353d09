import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
const PUBLIC = join(here, 'public');

/**
 * Writes sw.js with the names of all files of the build. Its version changes with any of them: assets are named by
 * what they hold, public files are read.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
    const open = readdirSync(PUBLIC);
    const hash = createHash('sha256').update(assets.join());
    for (const name of open) hash.update(readFileSync(join(PUBLIC, name)));
    const build = {
      version: hash.digest('hex').slice(0, 12),
      files: ['/', ...open.map((name) => `/${name}`), ...assets.map((name) => `/${name}`)],
    };
    const source = `self.BUILD = ${JSON.stringify(build)};\n${readFileSync(join(here, 'service-worker.js'), 'utf8')}`;
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
