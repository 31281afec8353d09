import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allCommands } from '../testing/all-commands.ts';

it('is all there is in this folder: one file a noun, and no other', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  expect(entries.filter((entry) => entry.isDirectory())).toEqual([]);
  const files = entries.map(({ name }) => name).filter((name) => !name.endsWith('.test.ts') && name !== 'registry.ts');
  const registry = readFileSync(join(import.meta.dirname, 'registry.ts'), 'utf8');
  const loaded = new Set([...registry.matchAll(/import\('\.\/([\w-]+\.ts)'\)/g)].map(([, name]) => name));
  expect(files.sort()).toEqual([...loaded].sort());
});

it('has each command once, with examples of just that command', async () => {
  const commands = await allCommands();
  const paths = commands.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const astray = commands.flatMap(({ path, examples }) => examples.filter((line) => !line.includes(`smoko ${path}`)));
  expect(astray).toEqual([]);
});
