import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HELP_TOPICS } from '../../agents/src/models/builtin/lexicon/help.ts';
import { ROOT } from '../support/paths.ts';

it('help names only screens that are in the menu', () => {
  const screens = readFileSync(join(ROOT, 'web/src/app/menu-entries.ts'), 'utf8');
  const labels = [...screens.matchAll(/label: '([^']+)'/g)].map((match) => match[1]);
  const named = HELP_TOPICS.flatMap(({ answer }) =>
    [...answer.matchAll(/(?:open|under|tap) ((?:[A-Z]\w+ ?)+) in the menu/gi)].map((match) => match[1]?.trim()),
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  expect(named.filter((name) => !labels.includes(name ?? ''))).toEqual([]);
});
