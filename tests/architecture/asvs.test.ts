import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/paths.ts';

const source = readFileSync(join(ROOT, 'docs/security/asvs.md'), 'utf8');
const rows = [...source.matchAll(/^\| (\d\S*) \| (.*?) \| (.*) \|$/gm)].map(([, id = '', state = '', how = '']) => ({
  id,
  state,
  how,
}));
const TEST = /`([\w./-]+\.(?:test|spec)\.ts)`/;

it('decides every requirement once, in the order of their numbers', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(190);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/);
  const order = (id: string) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  expect(ids).toEqual(ids.toSorted((a, b) => order(a) - order(b)));
});

it.each(rows.map((row) => [row.id, row] as const))('%s', (_id, { state, how }) => {
  expect(['met', 'not applicable', 'open']).toContain(state);
  const [, test] = TEST.exec(how) ?? [];
  if (state === 'met') expect(existsSync(join(ROOT, test ?? 'no test is named')), how).toBe(true);
  else expect(test).toBeUndefined();
  expect(how.replace(TEST, '').trim().length, 'says why').toBeGreaterThan(5);
});
