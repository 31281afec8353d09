import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runBin } from './run-bin.mjs';

/** The one without windows first: tests need none, and it is the lightest. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = () =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );

/** Playwright's own browsers, wherever it keeps them. */
function inCache() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  const places = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'];
  const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  return versions.flatMap((version) => places.map((place) => join(cache, version, place)));
}

const search = () => [...onPath(), ...APPS, ...inCache()].find(runnable);

/** Path of a Chromium: CHROMIUM_PATH, the system's, Playwright's, or one that it installs now. Else one line, exit 1. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && runnable(given)) return given;
  if (given) fail(`CHROMIUM_PATH is ${given}, which cannot be run.`);
  const found = search();
  if (found) return found;
  console.log('No Chromium found: installing one with Playwright ...');
  await runBin('playwright', ['install', 'chromium'], process.env, 'ignore');
  return search() ?? fail('No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
