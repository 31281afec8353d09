import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/** Part of what is built. Runs a bundle beside it, with what V8 made of it at the build: a start takes half as long. */
export function load(bundle) {
  // a message is read by thousands of expressions: V8 makes them ready once each, and not first to be interpreted
  setFlagsFromString('--no-regexp-tier-up');
  const file = fileURLToPath(new URL(bundle, import.meta.url));
  // Node looks for the source map only of what it loads by itself
  if (process.sourceMapsEnabled) createRequire(file)(file);
  else runScript(compile(file, codeCache(file)), file);
}

/** `name`: what it is called in traces. What V8 has of it for another version of Node, or with other flags, it leaves aside. */
export function compile(file, cachedData, name = file) {
  // expressions and raw templates keep their letters as they are written: a bundle is no ASCII
  const source = `(function (exports, require, module, __filename, __dirname) { ${readFileSync(file, 'utf8')}\n})`;
  return new Script(source, { filename: name, cachedData });
}

export function runScript(script, file) {
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
}

export const cacheOf = (file) => file.replace(/\.cjs$/, '.cache');

function codeCache(file) {
  try {
    return readFileSync(cacheOf(file));
  } catch {
    return undefined;
  }
}
