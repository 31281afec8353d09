import { expect, it } from 'vitest';
import { valuesIn } from '../values.ts';
import { jobMovedToSuit } from './job-moved-to-suit.ts';
import { FILE } from './words.test-support.ts';

const read = (text: string) => {
  const scene = { history: [], records: [...FILE], facts: { today: '2026-11-20', country: 'AU' as const }, before: [] };
  return jobMovedToSuit({ text, values: valuesIn(text, scene) }, scene);
};

it.each([
  ['rosas good with tuesday', 'patio', '2026-12-01'],
  ['kindergarten wants thursday', 'ramp', '2026-12-03'],
  ['rosa is happy with monday', 'patio', '2026-11-30'],
  ['wattle park prefers friday', 'ramp', '2026-12-04'],
  ['cutler said wednesday', 'fence', '2026-11-25'],
  ['kindergarten can do the 9th of december', 'ramp', '2026-12-09'],
  ['morrow wants friday', 'gate', '2026-11-27'],
  ['cutlers fine with monday', 'fence', '2026-11-23'],
  ['rosa has asked for the 4th', 'patio', '2026-12-04'],
  ['dave morrow picked wednesday', 'gate', '2026-11-25'],
])('somebody says which day: %s', (said, job, date) => expect(read(said)?.call?.args).toEqual({ job, date }));

it.each([
  'rosa cant do tuesday',
  'rosa might want tuesday',
  'rosa said she paid tuesday',
  'kindergarten wants a quote by friday',
  'rosas good with it',
  'the crane is fine for tuesday',
])('says nothing of the job: %s', (text) => {
  expect(read(text)).toBeNull();
});
