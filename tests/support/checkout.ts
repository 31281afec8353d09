import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ignore from 'ignore';
import { ROOT } from './paths.ts';

/** The files of the repository as a clone has them: everything but what .gitignore names. Needs no git. */
export function checkedOut(): string[] {
  const ignored = ignore()
    .add('.git')
    .add(readFileSync(join(ROOT, '.gitignore'), 'utf8'));
  const walk = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (ignored.ignores(entry.isDirectory() ? `${path}/` : path)) return [];
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('').sort();
}
