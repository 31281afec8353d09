import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { VARIABLES } from './config.ts';

/** The README's table of variables, from the schema they are checked with. */
function configurationTable(): string {
  const rows = Object.entries(VARIABLES.shape).map(([name, schema]) => `| \`${name}\` | ${schema.description} |`);
  return ['| Variable | Meaning |', '|---|---|', ...rows].join('\n');
}

it('README lists every variable of the configuration, in the words of its schema', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const [, section = ''] = /<!-- configuration:start -->\n([\s\S]*?)\n?<!-- configuration:end -->/.exec(readme) ?? [];
  expect(section.trim()).toBe(configurationTable());
});
