import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedOut } from '../support/checkout.ts';
import { ROOT } from '../support/paths.ts';

const WEB = 'web/src/';
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Shared parts that a file of the web app is drawn with. */
const partsOf = (path: string): string[] =>
  [...read(path).matchAll(/from '([^']+\.tsx?)'/g)]
    .map(([, from = '']) => join(path, '..', from))
    .filter((part) => part.startsWith(`${WEB}components/`));

/** Those of the public pages, and the parts of these. */
function partsOfSite(): Set<string> {
  const found = new Set<string>();
  const follow = (path: string): void => {
    for (const part of partsOf(path)) {
      if (found.has(part)) continue;
      found.add(part);
      follow(part);
    }
  };
  for (const path of checkedOut()) if (path.startsWith(`${WEB}site/`) && /\.tsx?$/.test(path)) follow(path);
  return found;
}

it('the style sheet of the public pages is made of every shared part they are drawn with', () => {
  const named = [...read(`${WEB}site/site.css`).matchAll(/@source "\.\.\/([^"]+)"/g)].map(
    ([, path]) => `${WEB}${path}`,
  );
  expect([...partsOfSite()].filter((part) => !named.includes(part))).toEqual([]);
  expect(partsOfSite().size).toBeGreaterThan(5);
});
