import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const lock = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.smoko-lock');
/** npm writes this one last. */
const installed = join(modules, '.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  // installed by hand, after the lock file was last changed
  if (statSync(installed).mtimeMs < statSync(lock).mtimeMs) return false;
  writeFileSync(stamp, lockHash());
  return true;
}

/** Runs `npm ci` when node_modules is missing or belongs to another lock file. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing packages (only when they changed; takes a minute or two) ...');
  // NODE_ENV=production would leave out what builds
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { status, stdout, stderr } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`Installing failed:\n${`${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n')}`);
    process.exit(1);
  }
  writeFileSync(stamp, lockHash());
}
