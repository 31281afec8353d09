/** A small seeded generator (mulberry32): the same seed gives the same cases on every machine. */
export class Random {
  private state: number;

  constructor(seed: string) {
    // FNV-1a, so that near seeds start far apart
    let hash = 2166136261;
    for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
    this.state = hash >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(list: readonly T[]): T {
    const one = list[this.int(0, list.length - 1)];
    if (one === undefined) throw new Error('pick: an empty list');
    return one;
  }

  chance(of: number): boolean {
    return this.next() < of;
  }
}
