import { readFileSync } from 'node:fs';

/** What a suite said of one of its tests. */
export interface Outcome {
  name: string;
  /** Why it failed; undefined when it passed. */
  error?: string;
}

/** One reason for which tests of a suite fail on purpose. */
interface Refusal {
  reason: string;
  tests: string[];
}
export type Refusals = Record<'spec' | 'mongoose', Refusal[]>;

export const readRefusals = (): Refusals =>
  JSON.parse(readFileSync(new URL('./refused-on-purpose.json', import.meta.url), 'utf8')) as Refusals;

/** Prints what happened; false when a test fails that is not on the list, or one passes that is. */
export function judge(suite: string, outcomes: readonly Outcome[], skipped: number, refusals: Refusal[]): boolean {
  const reasons = new Map(refusals.flatMap(({ reason, tests }) => tests.map((test) => [test, reason] as const)));
  const failed = outcomes.filter(({ error }) => error !== undefined);
  const wrong = failed.filter(({ name }) => !reasons.has(name));
  const stale = outcomes.filter(({ name, error }) => error === undefined && reasons.has(name));
  console.log(
    `${suite}: ${outcomes.length} tests, ${outcomes.length - failed.length} passed, ${failed.length - wrong.length} refused on purpose, ${wrong.length} failed; ${skipped} not for this server`,
  );
  for (const { reason, tests } of refusals) {
    const met = failed.filter(({ name }) => tests.includes(name)).length;
    if (met > 0) console.log(`  refused on purpose, ${met}: ${reason}`);
  }
  for (const { name, error } of wrong)
    console.log(`  FAILED ${name}\n         ${error?.replaceAll('\n', '\n         ')}`);
  for (const { name } of stale) console.log(`  PASSED although it is on the list of what is refused: ${name}`);
  return wrong.length === 0 && stale.length === 0;
}
