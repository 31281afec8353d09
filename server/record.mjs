import { renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { cacheOf, compile, runScript } from './load.mjs';

/** How often what V8 knows is written down. A thread is ended without being told, so that there is no last time. */
const EVERY_MS = 1_000;

/** Stands beside what is built while the build has it run once: as `load`, and writes down what V8 made of the bundle. */
export function record(bundle) {
  // what is written down counts only where the flags are the same
  setFlagsFromString('--no-regexp-tier-up');
  const file = fileURLToPath(new URL(bundle, import.meta.url));
  // the name that it will run under is kept with it
  const name = join(dirname(dirname(file)), basename(file));
  const script = compile(file, undefined, name);
  const write = () => {
    const draft = `${cacheOf(file)}.${process.pid}`;
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, cacheOf(file));
  };
  runScript(script, file);
  setInterval(write, EVERY_MS).unref();
}
