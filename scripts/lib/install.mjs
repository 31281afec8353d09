import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { root } from './root.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
/** npm writes down what it installed, last of all. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Whether every package of the lock file is there in that version; npm leaves out optional ones of other systems. */
function isInstalled() {
  if (!existsSync(join(root, INSTALLED))) return false;
  const installed = read(INSTALLED);
  return Object.entries(read('package-lock.json')).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.extraneous ||
      (installed[path] ? installed[path].version === wanted.version : wanted.optional || wanted.devOptional),
  );
}

function npmCi() {
  // another start may have done it while this one waited
  if (isInstalled()) return;
  console.log('Installing packages (only when they changed; takes a minute or two) ...');
  // NODE_ENV=production would leave out what builds
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { status, stdout, stderr } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(`Installing failed:\n${`${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n')}`);
  process.exit(1);
}

/** Runs `npm ci` when node_modules is missing or is not what the lock file says. Two at once would wreck it. */
export function install() {
  if (!isInstalled()) alone('install', npmCi);
}
