import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VARIABLES } from './config-variables.ts';

const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');

const NOT_PASSED = new Set(['NODE_ENV', 'SMOKO_NOW', 'PUSH_SERVICE_URL']);

it('docker-compose.yml passes on every variable the server reads, and no other', () => {
  const [, block = ''] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  const names = [...block.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map((match) => match[1]);
  // NODE_ENV is the image's; the others are refused in production
  const known = Object.keys(VARIABLES.shape).filter((name) => !NOT_PASSED.has(name));
  expect(names.toSorted()).toEqual(known.toSorted());
});
