import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { VARIABLES } from './config-variables.ts';

/** The table of variables in docs/configuration.md, from the schema they are checked with. */
function configurationTable(): string {
  const rows = Object.entries(VARIABLES.shape).map(([name, schema]) => `| \`${name}\` | ${schema.description} |`);
  return ['| Variable | Meaning |', '|---|---|', ...rows].join('\n');
}

it('docs/configuration.md lists every variable of the configuration, in the words of its schema', async () => {
  const page = await readFile(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const [, section = ''] = /<!-- configuration:start -->\n([\s\S]*?)\n?<!-- configuration:end -->/.exec(page) ?? [];
  expect(section.trim()).toBe(configurationTable());
});
