import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SLASH_NAMES } from '../chat/interactive/slash.ts';
import { EXIT } from '../exit.ts';
import { allCommands } from '../testing/all-commands.ts';
import { REGISTRY } from './registry.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const page = readFileSync(join(DOCS, 'cli.md'), 'utf8');

it('docs/cli-commands.md has every command; vitest -u writes it anew', async () => {
  const commands = await allCommands();
  const groupOf = (path: string) => (path.includes(' ') ? (path.split(' ')[0] ?? '') : '');
  const sections = [...new Set(commands.map(({ path }) => groupOf(path)))].map((group) => {
    const title =
      group === '' ? '## On their own' : `## ${group}: ${REGISTRY.find(({ name }) => name === group)?.summary}`;
    const rows = commands
      .filter(({ path }) => groupOf(path) === group)
      .map(
        ({ path, summary, examples }) =>
          `| \`smoko ${path}\` | ${summary} | \`${examples[0]?.replaceAll('|', '\\|')}\` |`,
      );
    return [title, '| Command | Does | For example |', '|---|---|---|', ...rows].join('\n');
  });
  const text = `# Every command of smoko\n\nMade from the commands themselves; how to use them: [cli.md](cli.md).\n\n${sections.join('\n\n')}\n`;
  await expect(text).toMatchFileSnapshot(join(DOCS, 'cli-commands.md'));
});

it('docs/cli.md says how it ends as --help does', () => {
  const [, table = ''] = /^## How it ends$(.*?)^## /ms.exec(page) ?? [];
  const codes = [...table.matchAll(/^\| (\d) \|/gm)].map(([, code]) => Number(code));
  expect(codes).toEqual(Object.values(EXIT));
});

it('docs/cli.md has every slash command', () => {
  const [, table = ''] = /^## The conversation$(.*?)^## /ms.exec(page) ?? [];
  const names = [...table.matchAll(/^\| `\/([a-z]+)/gm)].map(([, name]) => name);
  expect(names).toEqual(SLASH_NAMES);
});
