/** `whole` is what docs/benchmarks.md tells; `short` only shows that it still works: little data, once, no figures. */
export type Size = 'whole' | 'short';

/** One of several ways to do the same work. */
export interface Variant {
  name: string;
  /** Lays out what the next block works on. Not timed. */
  before?(): Promise<unknown> | unknown;
  /** Does the work once, or a fixed number of times (`units` of the plan). */
  block(): Promise<unknown> | unknown;
  /** Throws when the block has not done the work. Not timed. */
  after?(): Promise<unknown> | unknown;
}

/** A whole run's figures, or the least that shows that the variants still work. */
export const roundsOf = (size: Size, whole: Pick<Plan, 'rounds' | 'warmUp'>): Pick<Plan, 'rounds' | 'warmUp'> =>
  size === 'whole' ? whole : { rounds: 1, warmUp: 0 };

export interface Plan {
  variants: readonly Variant[];
  /** How many blocks of each variant are timed. */
  rounds: number;
  /** Blocks of each variant before that, not timed. */
  warmUp: number;
  /** Units of work in a block: times are given per unit. */
  units?: number;
  /**
   * What is read: the clock on the wall (the default), or the processor time of this process, which is what counts
   * where the work is all done in here and the rest is waiting for others.
   */
  clock?: 'wall' | 'processor';
}

/** Milliseconds per unit, one for each round. */
export type Samples = ReadonlyMap<string, readonly number[]>;

export interface Summary {
  median: number;
  /** The middle half of the samples lies between these. */
  low: number;
  high: number;
}

const SEED = 20_261_120;

/**
 * Times variants side by side: every round runs a block of each, in a new random order, so that what else the
 * machine does meanwhile hits all of them alike. The seed makes the order repeatable.
 */
export async function measure({ variants, rounds, warmUp, units = 1, clock = 'wall' }: Plan): Promise<Samples> {
  const random = randomFrom(SEED);
  const now = clock === 'wall' ? () => performance.now() : processorMs;
  const samples = new Map(variants.map(({ name }) => [name, [] as number[]]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const { name, before, block, after } of shuffled(variants, random)) {
      await before?.();
      const began = now();
      await block();
      const took = (now() - began) / units;
      await after?.();
      if (round >= 0) samples.get(name)?.push(took);
    }
  }
  return samples;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

export function summarise(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] ?? Number.NaN;
    const above = sorted[Math.ceil(place)] ?? Number.NaN;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/**
 * How many times as long one variant takes as another: the median over rounds of the ratio within a round, because
 * two blocks a moment apart met the same machine and two medians may not have.
 */
export function ratioOf(samples: Samples, of: string, over: string): Summary {
  const [above, below] = [samples.get(of), samples.get(over)];
  if (!above || !below) throw new Error(`There are no samples of ${above ? over : of}.`);
  return summarise(above.map((value, round) => value / (below[round] ?? Number.NaN)));
}

/** A small seeded generator (mulberry32): numbers from 0 up to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
