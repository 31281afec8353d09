import { complement, encodeKey } from '../bson/key-encoding.ts';
import { Tag } from '../bson/types.ts';
import type { Constraint } from './constraints.ts';

/** Index keys from `low` (inclusive) to `high` (exclusive). */
export interface Interval {
  low: Buffer;
  high: Buffer;
}

const AFTER = Buffer.from([0xff]);
const EMPTY = Buffer.alloc(0);

export const join = (...parts: Buffer[]): Buffer => Buffer.concat(parts);
export const everyKey: Interval = { low: EMPTY, high: AFTER };

/** All keys that start with a prefix. */
export const startingWith = (prefix: Buffer): Interval => ({ low: prefix, high: join(prefix, AFTER) });

/** The encoded points as they stand in the index. */
export const pointKeys = (keys: Buffer[], direction: 1 | -1): Buffer[] => (direction < 0 ? keys.map(complement) : keys);

/** A range of one field below a prefix. Without an end it stops where its type stops; NaN is not inside any range. */
export function rangeBelow(prefix: Buffer, range: Extract<Constraint, { kind: 'range' }>, direction: 1 | -1): Interval {
  if (range.prefix !== undefined) return textPrefix(prefix, range.prefix, direction);
  const first = range.tag === Tag.number ? join(encodeKey(Number.NaN), AFTER) : Buffer.from([range.tag]);
  const past = Buffer.from([range.tag + 1]);
  const low = range.low ? { key: encodeKey(range.low.value), open: !range.low.inclusive } : undefined;
  const high = range.high ? { key: encodeKey(range.high.value), open: !range.high.inclusive } : undefined;
  if (direction > 0)
    return {
      low: join(prefix, low ? (low.open ? join(low.key, AFTER) : low.key) : first),
      high: join(prefix, high ? (high.open ? high.key : join(high.key, AFTER)) : past),
    };
  return {
    low: join(prefix, high ? edge(high.key, high.open) : join(complement(past), AFTER)),
    high: join(
      prefix,
      low
        ? edge(low.key, !low.open)
        : complement(range.tag === Tag.number ? encodeKey(Number.NaN) : Buffer.from([range.tag - 1])),
    ),
  };
}

/** All texts that start with `text`: its bytes without the end mark, which in a descending field is ff ff. */
function textPrefix(prefix: Buffer, text: string, direction: 1 | -1): Interval {
  const bytes = encodeKey(text).subarray(0, -2);
  const low = join(prefix, direction < 0 ? complement(bytes) : bytes);
  return { low, high: join(low, AFTER, AFTER, AFTER) };
}

/** Descending: before the complemented key, or after everything that starts with it. */
const edge = (key: Buffer, after: boolean): Buffer => (after ? join(complement(key), AFTER) : complement(key));

/** In key order, overlapping ones joined, so that scanning them one after another gives index order without repeats. */
export function mergeIntervals(intervals: Interval[]): Interval[] {
  const sorted = intervals
    .filter(({ low, high }) => Buffer.compare(low, high) < 0)
    .sort((a, b) => Buffer.compare(a.low, b.low));
  const merged: Interval[] = [];
  for (const next of sorted) {
    const last = merged.at(-1);
    if (!last || Buffer.compare(last.high, next.low) < 0) merged.push({ ...next });
    else if (Buffer.compare(last.high, next.high) < 0) last.high = next.high;
  }
  return merged;
}
