import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/paths.ts';

const PAGE = join(ROOT, 'docs/evaluation.md');
const TOP = `# Evaluation of the built-in model

Measured by \`npm run eval -- --write\` and \`npm run eval:robust -- --write\`; each replaces its own part. What the sets are:
\`tests/eval/README.md\` and \`tests/robustness/README.md\`. What counts as passed: \`tests/eval/score.md\`.
`;

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** When and on which commit the numbers were made. */
function made(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs') ? ' with local changes' : '';
  return `${new Date().toISOString().slice(0, 10)}, commit ${git('rev-parse', '--short', 'HEAD')}${changed}.`;
}

/** Puts a section on the page, in place of the one of that name. */
export function writeSection(name: string, title: string, markdown: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const section = `${begin}\n## ${title}\n\n${markdown}\n\n${made()}\n${end}`;
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : TOP;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  const next =
    from >= 0 && to > from ? page.slice(0, from) + section + page.slice(to + end.length) : `${page}\n${section}\n`;
  writeFileSync(PAGE, next);
}
