import { SEED } from '../support/seed.ts';

/** Numbers in [0, 1) that follow from the seed (mulberry32), so that a failed run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Other numbers with another SMOKO_TEST_SEED. */
export function seeded(what: string): () => number {
  console.log(`${what}: SMOKO_TEST_SEED=${SEED}`);
  return randomFrom(SEED);
}

/** How many random rounds: SMOKO_CRASH_ROUNDS, else the number given. */
export const rounds = (normal: number): number => Number(process.env.SMOKO_CRASH_ROUNDS ?? normal);
