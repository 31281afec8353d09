/*
 * Long work gives up the thread every few milliseconds, so that other clients are served in between. Whatever may be
 * long is a generator; between two items it yields PAUSE when its slice of time is over, and whoever is between it and
 * the task that runs it passes the PAUSE on. Short work never sees one, and so never leaves its first slice.
 */

/** Stands between items, none of which is ever null. */
export const PAUSE = null;
export type Pause = typeof PAUSE;

/** Work that may pause and then has a result. */
export type Steps<Result> = Generator<Pause, Result>;

/** Items with pauses between them. */
export type Pausing<Item> = Iterable<Item | Pause>;

export const isSteps = (value: unknown): value is Steps<unknown> =>
  Object.prototype.toString.call(value) === '[object Generator]';

/** How long work runs before others get their turn. */
const SLICE_MS = 5;
const CHUNK = 1024;

let sliceEnd = Number.POSITIVE_INFINITY;

/** A new slice begins; outside of a task there is no end. */
export function startSlice(now: number): void {
  sliceEnd = now + SLICE_MS;
}

export function endSlice(): void {
  sliceEnd = Number.POSITIVE_INFINITY;
}

/** Asked between items: time to yield PAUSE? */
export const sliceOver = (): boolean => sliceEnd !== Number.POSITIVE_INFINITY && performance.now() > sliceEnd;

const waiting: (() => void)[] = [];

/** Resolves when it is this work's turn again: one slice for each round of the event loop, so that input is read between. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}

/** The same items, with a pause whenever a slice is over: for what makes many items of one. */
export function* pausing<Item>(items: Pausing<Item>): Generator<Item | Pause> {
  let count = 0;
  for (const item of items) {
    yield item;
    if ((++count & 31) === 0 && sliceOver()) yield PAUSE;
  }
}

export function* collect<Item>(items: Pausing<Item>): Steps<Item[]> {
  const list: Item[] = [];
  for (const item of items)
    if (item === PAUSE) yield PAUSE;
    else list.push(item);
  return list;
}

/** Sorts as Array.sort does (equal items keep their order), pausing between pieces. */
export function* sortInSteps<Item>(items: Item[], order: (a: Item, b: Item) => number): Steps<Item[]> {
  if (items.length <= CHUNK) return items.sort(order);
  let runs: Item[][] = [];
  for (let at = 0; at < items.length; at += CHUNK) {
    runs.push(items.slice(at, at + CHUNK).sort(order));
    if (sliceOver()) yield PAUSE;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], order));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(left: Item[], right: Item[], order: (a: Item, b: Item) => number): Steps<Item[]> {
  const all: Item[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length) {
    all.push(order(left[l] as Item, right[r] as Item) <= 0 ? (left[l++] as Item) : (right[r++] as Item));
    if ((all.length & (CHUNK - 1)) === 0 && sliceOver()) yield PAUSE;
  }
  for (; l < left.length; l++) all.push(left[l] as Item);
  for (; r < right.length; r++) all.push(right[r] as Item);
  return all;
}
