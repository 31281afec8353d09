import { expect, it } from 'vitest';
import { SEED } from '../support/seed.ts';
import type { Attack, Options } from './attack.ts';
import { attack as chat } from './chat.ts';
import { attack as files } from './files.ts';
import { attack as fuzz } from './fuzz.ts';
import { attack as isolation } from './isolation.ts';
import { attack as kills } from './kills.ts';
import { attack as soak } from './soak.ts';

// A few seconds of each, so that they go on working; `npm run attack` is the whole of it.
const SHORT: [Attack, Partial<Options>][] = [
  [isolation, { count: 150 }],
  [fuzz, { count: 250 }],
  [files, { count: 2 }],
  [kills, { count: 1 }],
  [chat, { count: 2 }],
  [soak, { minutes: 0.05, tenants: 2 }],
];

it.each(SHORT.map(([{ name, run }, some]) => ({ name, run, some })))('$name finds nothing', async ({ run, some }) => {
  const { findings, summary } = await run({ seed: SEED, minutes: 1, tenants: 1, say: () => {}, ...some });
  expect(findings.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([]);
  expect(summary).toMatch(/\d/);
});
