import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VARIABLES } from './config.ts';

const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');

it('docker-compose.yml passes on every variable the server reads, and no other', () => {
  const [, block = ''] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  const names = [...block.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map((match) => match[1]);
  // NODE_ENV is the image's; a made-up time is refused in production
  const known = Object.keys(VARIABLES.shape).filter((name) => name !== 'NODE_ENV' && name !== 'SMOKO_NOW');
  expect(names.toSorted()).toEqual(known.toSorted());
});
