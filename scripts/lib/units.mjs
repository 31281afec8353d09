import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** What is built, from what. `out` is there only after a build that went well. */
export const UNITS = [
  {
    name: 'server',
    sources: [
      'server/src',
      'server/build.mjs',
      'server/code-cache.mjs',
      'server/load.mjs',
      'server/record.mjs',
      'server/package.json',
      'agents/src',
      'contract/src',
      'embedded-mongodb/src',
    ],
    out: 'server/dist/main.js',
  },
  {
    name: 'web',
    sources: [
      'web/src',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/service-worker.js',
      'web/service-worker.build.ts',
      'web/font.build.ts',
      'web/package.json',
      'contract/src',
    ],
    out: 'web/dist/index.html',
  },
  {
    name: 'cli',
    sources: ['cli/src', 'cli/build.mjs', 'cli/package.json', 'contract/src'],
    out: 'cli/dist/main.js',
  },
];

const TESTS = /\.test\.tsx?$|\/testing\//;
const stampOf = ({ out }) => join(root, dirname(out), '.stamp');

/** Changes whenever a source is edited, added, removed or renamed, or the packages change. */
export function fingerprint({ sources }) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
    else if (stat && !TESTS.test(path)) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const source of [...sources, 'package-lock.json']) visit(source);
  return hash.digest('hex');
}

export const staleUnits = () => UNITS.filter((unit) => !isFresh(unit));

function isFresh(unit) {
  const stamp = stampOf(unit);
  return existsSync(join(root, unit.out)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(unit);
}

/** `made` is the fingerprint from before the build: what changed meanwhile is built the next time. */
export function markFresh(unit, made) {
  mkdirSync(dirname(stampOf(unit)), { recursive: true });
  writeFileSync(stampOf(unit), made);
}
