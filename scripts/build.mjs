// npm run build: builds the server, the web app and the terminal client, each only when its sources changed.
// --force builds all of them; names (server, web, cli) build only those.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compress } from './lib/compress.mjs';
import { root } from './lib/root.mjs';
import { fingerprint, markFresh, staleUnits, UNITS } from './lib/units.mjs';

const BUILDERS = {
  server: async () => (await import('../server/build.mjs')).build(),
  cli: async () => (await import('../cli/build.mjs')).build(),
  web: buildWeb,
};

/** Vite runs apart: it changes process.env and writes to the terminal. A test runner's NODE_ENV would make it React's slow build. */
async function buildWeb() {
  const web = join(root, 'web');
  const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'));
  await runNode(web, [join(vite, 'bin/vite.js'), 'build', '--logLevel', 'warn']);
  await runNode(web, ['--import', 'tsx', 'src/site/prerender.ts']);
  await compress(join(web, 'dist'));
}

async function runNode(cwd, args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((done) => child.on('exit', done));
  if (status !== 0) throw new Error(output.trim());
}

async function buildUnit(unit) {
  const made = fingerprint(unit);
  await BUILDERS[unit.name]();
  markFresh(unit, made);
}

const wanted = process.argv.slice(2).filter((word) => word !== '--force');
const candidates = process.argv.includes('--force') ? UNITS : staleUnits();
const units = candidates.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const names = units.map(({ name }) => name).join(', ');
if (names) {
  const began = performance.now();
  console.log(`Building ${names} ...`);
  const results = await Promise.allSettled(units.map(buildUnit));
  const failed = results.flatMap(({ reason }, i) => (reason ? [`${units[i].name}: ${reason.message ?? reason}`] : []));
  if (failed.length > 0) {
    console.error(`Building failed.\n${failed.join('\n')}`);
    process.exit(1);
  }
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}
