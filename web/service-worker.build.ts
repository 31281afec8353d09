import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ACCOUNT_PATHS, APP_PATHS } from '../contract/src/routes.ts';

const here = import.meta.dirname;
const PUBLIC = join(here, 'public');
/** Any screen: they all begin with the same page. */
const SHELL: (typeof APP_PATHS)[number] = '/dashboard';

const anyOf = (paths: readonly string[]) => `^(${paths.map((path) => path.replace(/:\w+/, '[^/]+')).join('|')})$`;

/**
 * Writes sw.js with the names of the app's files; the site (script and style sheet named site-*) and its pictures are left out. Its version changes with any of them: assets are named by
 * what they hold, public files are read.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !/\.map$|\/site-/.test(name));
    const open = readdirSync(PUBLIC, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
    const hash = createHash('sha256').update(assets.join());
    for (const name of open) hash.update(readFileSync(join(PUBLIC, name)));
    const build = {
      version: hash.digest('hex').slice(0, 12),
      shell: SHELL,
      screens: anyOf(APP_PATHS),
      account: anyOf(ACCOUNT_PATHS),
      files: [...open.map((name) => `/${name}`), ...assets.map((name) => `/${name}`)],
    };
    const source = `self.BUILD = ${JSON.stringify(build)};\n${readFileSync(join(here, 'service-worker.js'), 'utf8')}`;
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
