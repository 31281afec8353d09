import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { removeDir } from './paths.ts';

/** The texts in a zip, by name, read by Python's zipfile: somebody else's code. */
export function unzip(zip: Buffer): Map<string, string> {
  const dir = mkdtempSync(join(tmpdir(), 'smoko-zip-'));
  try {
    writeFileSync(join(dir, 'it.zip'), zip);
    execFileSync('python3', ['-m', 'zipfile', '-e', join(dir, 'it.zip'), join(dir, 'out')]);
    const out = join(dir, 'out');
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => join(parentPath, name));
    return new Map(paths.map((path) => [relative(out, path), readFileSync(path, 'utf8')]));
  } finally {
    removeDir(dir);
  }
}
