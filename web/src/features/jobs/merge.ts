/** One sorted list that is fetched page by page. */
export interface Stream<T> {
  items: readonly T[];
  /** No further pages. */
  done: boolean;
}

/**
 * Merges sorted lists that are only partly loaded. It stops where a list has run out but has further pages: what
 * comes after could belong before, and a job must not appear above ones already read.
 */
export function mergeStreams<T>(streams: readonly Stream<T>[], compare: (a: T, b: T) => number): T[] {
  const heads = streams.map(() => 0);
  const merged: T[] = [];
  for (;;) {
    let best = -1;
    for (const [i, stream] of streams.entries()) {
      const item = stream.items[heads[i] ?? 0];
      if (item === undefined) {
        if (!stream.done) return merged;
        continue;
      }
      const leader = streams[best]?.items[heads[best] ?? 0];
      if (leader === undefined || compare(item, leader) < 0) best = i;
    }
    const next = streams[best]?.items[heads[best] ?? 0];
    if (next === undefined) return merged;
    merged.push(next);
    heads[best] = (heads[best] ?? 0) + 1;
  }
}
