import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/paths.ts';

const PAGE = join(ROOT, 'docs/benchmarks.md');

/** When, on what and by which command the numbers were made. */
export function machine(command: string): string {
  const commit = git('rev-parse', '--short', 'HEAD');
  const changed =
    git('status', '--porcelain', '--untracked-files=no', '--', ':!docs') === '' ? '' : ' with local changes';
  const date = new Date().toISOString().slice(0, 10);
  const cores = `${availableParallelism()} cores`;
  return `${date}, Node ${process.versions.node}, commit ${commit}${changed}, ${cores}: \`${command}\``;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Replaces what stands between the benchmark's markers. */
export function writeReport(name: string, markdown: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no place for ${name}.`);
  writeFileSync(PAGE, `${page.slice(0, from + begin.length)}\n${markdown}\n${page.slice(to)}`);
}
